// Stage 1: the seam where something is to happen once everybody has seen a change.
// SPDX-License-Identifier: MIT

/// Told of an action last: after it was reduced and all observers were told.
///
/// Save or draw here, once for each action. Stage 4 starts the effects of an action here.
/// Actions sent from here wait their turn as those of any observer do.
open class LastObserver {
  /// Whether it wants to be told of the next action; `true` until it says otherwise.
  // A class with a flag rather than a protocol: most actions have no effect, and to look at a flag takes
  // a tenth of the time of a call.
  @exclusivity(unchecked) public final var isDue = true

  /// Makes one that is told of every action.
  public init() {}

  /// An action was reduced, and all observers were told.
  open func actionWasObserved() {}
}
