// Stage 8: back to an earlier screen, but not out of a presentation.
// SPDX-License-Identifier: MIT

extension Routes {
  /// Removes the last `count` screens; `false` if there are not so many that were pushed in the
  /// current navigation, or for 0.
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> Bool {
    canGoBack(count) && popTo(index: above.count - count)
  }

  /// Removes the screens above the one at `index`; `false` if there are none, or if one of them was
  /// not pushed.
  @discardableResult
  public mutating func popTo(index: Int) -> Bool {
    index >= currentNavigationRoot && goBackTo(index: index)
  }

  /// Removes the screens above the topmost for which `isTarget` is true; `false` if there is no such
  /// screen, if it is on top, or if one above it was not pushed.
  @discardableResult
  public mutating func popTo(where isTarget: (Screen) throws -> Bool) rethrows -> Bool {
    guard let index = try lastIndex(where: { try isTarget($0.screen) }) else { return false }
    return popTo(index: index)
  }

  /// Removes the screens above the topmost of the case that `screenCase` reads; `false` if there is
  /// no such screen, if it is on top, or if one above it was not pushed.
  @discardableResult
  public mutating func popTo<Payload>(_ screenCase: KeyPath<Screen, Payload?>) -> Bool {
    popTo { $0[keyPath: screenCase] != nil }
  }

  /// Removes the screens above that with the id; `false` if it is no longer there, if it is on top, or
  /// if one above it was not pushed.
  @discardableResult
  public mutating func popTo(id: RouteID) -> Bool {
    guard let index = ids.firstIndex(of: id) else { return false }
    return popTo(index: index)
  }

  /// Removes all screens above the root; `false` if there are none, or if one of them was not pushed.
  @discardableResult
  public mutating func popToRoot() -> Bool {
    popTo(index: 0)
  }

  /// Removes the screens that were pushed on the topmost presentation, or else on the root; `false` if
  /// there are none.
  @discardableResult
  public mutating func popToCurrentNavigationRoot() -> Bool {
    goBackTo(index: currentNavigationRoot)
  }

  /// Where the last screen is that was not pushed.
  private var currentNavigationRoot: Int {
    above.lastIndex(where: \.style.isPresentation).map { $0 + 1 } ?? 0
  }
}
