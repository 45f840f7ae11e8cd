// Stage 1: the seam where something is to happen once everybody has seen a change.
// SPDX-License-Identifier: MIT

/// Told of every action last: after it was reduced and all observers were told.
///
/// Save or draw here, once for each action. Stage 4 starts the effects of an action here.
/// Actions sent from here wait their turn as those of any observer do.
public protocol LastObserver: AnyObject {
  /// An action was reduced, and all observers were told.
  func actionWasObserved()
}
