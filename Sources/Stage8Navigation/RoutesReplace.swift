// Stage 8: other screens in place of those that are there.
// SPDX-License-Identifier: MIT

extension Routes {
  /// Puts other routes in place of all that are there, the root included, in one change.
  ///
  /// None of the old screens is kept, not even one that equals a new one: all ids are new.
  ///
  /// - Returns: `true`, as it always can.
  @discardableResult
  public mutating func replaceAll(with routes: Routes) -> Bool {
    root = routes.root
    rootHasNavigation = routes.rootHasNavigation
    above = routes.above
    refusedPushes += routes.refusedPushes
    ids.keep(first: 0)
    for _ in 0..<count { ids.append() }
    return true
  }

  /// Puts another screen in place of the one on top, be it the root, in the same style, with a new id.
  ///
  /// - Returns: `true`, as it always can.
  @discardableResult
  public mutating func replaceTop(with screen: Screen) -> Bool {
    top = screen
    ids.renew(from: above.count)
    return true
  }

  /// Removes all screens above the root and pushes another one on it, in one change.
  ///
  /// - Returns: `false` if the root has no navigation to push it in. Nothing is removed then, and
  ///   ``takeRefusedPushes()`` tells of it.
  @discardableResult
  public mutating func pushAndClear(_ screen: Screen) -> Bool {
    guard rootHasNavigation else {
      refusedPushes += 1
      return false
    }
    goBackToRoot()
    return push(screen)
  }

  /// Makes the ids go on where `before` left off, whatever was done to the routes since.
  ///
  /// The operations never give an id twice. But routes can also be assigned: a stack that was made
  /// anew, or a copy from earlier, knows nothing of the ids that were given meanwhile. After this, a
  /// screen that was there at `before` has its id from then, and any other has one that was never
  /// given up to then. It changes no id if the routes were not assigned.
  ///
  /// ``forEachRoute(_:routes:action:cancelsEffects:before:)`` does this after its coordinator. What
  /// changes the routes around it, as `undoable` does, has to be followed by it too; otherwise the next
  /// screen may get an id that was taken back, and what the old one's effects send.
  ///
  /// - Complexity: O(`count`).
  public mutating func continueIDs(after before: RouteIDs) {
    ids.continueNumbers(after: before)
  }
}
