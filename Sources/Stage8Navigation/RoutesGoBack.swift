// Stage 8: back to an earlier screen, across pushes and presentations alike.
// SPDX-License-Identifier: MIT

extension Routes {
  /// Whether there are `count` screens above the root. Of 0 there always are; of less there never are.
  public func canGoBack(_ count: Int = 1) -> Bool {
    count >= 0 && count <= above.count
  }

  /// Removes the last `count` screens; `false` if there are not so many above the root, or for 0.
  @discardableResult
  public mutating func goBack(_ count: Int = 1) -> Bool {
    canGoBack(count) && goBackTo(index: above.count - count)
  }

  /// Removes the screens above the one at `index`, the root being at 0; `false` if there are none.
  ///
  /// It is also what to do when the user has gone back to the first *n* screens: go to *n* - 1.
  @discardableResult
  public mutating func goBackTo(index: Int) -> Bool {
    guard index >= 0 && index < above.count else { return false }
    above.removeLast(above.count - index)
    ids.keep(first: index + 1)
    return true
  }

  /// Removes the screens above the topmost for which `isTarget` is true; `false` if it is on top, or
  /// if there is no such screen.
  @discardableResult
  public mutating func goBackTo(where isTarget: (Screen) throws -> Bool) rethrows -> Bool {
    guard let index = try lastIndex(where: { try isTarget($0.screen) }) else { return false }
    return goBackTo(index: index)
  }

  /// Removes the screens above the topmost of the case that `screenCase` reads; `false` if it is on
  /// top, or if there is no such screen.
  ///
  /// ```swift
  /// routes.goBackTo(\.detail)
  /// ```
  @discardableResult
  public mutating func goBackTo<Payload>(_ screenCase: KeyPath<Screen, Payload?>) -> Bool {
    goBackTo { $0[keyPath: screenCase] != nil }
  }

  /// Removes the screens above that with the id; `false` if it is on top, or no longer there.
  @discardableResult
  public mutating func goBackTo(id: RouteID) -> Bool {
    guard let index = ids.firstIndex(of: id) else { return false }
    return goBackTo(index: index)
  }

  /// Removes all screens above the root; `false` if there are none.
  @discardableResult
  public mutating func goBackToRoot() -> Bool {
    goBackTo(index: 0)
  }

  /// Follows a copy of these routes on which the user has gone back: removes the screens that are not in
  /// it any more; `false` if there are none.
  ///
  /// What happened in the screens since the copy was made is not lost, and none comes back that has left
  /// meanwhile. Screens are told by their ids alone, so that a recorded copy can be followed, too.
  @discardableResult
  public mutating func goBackTo(copy: Routes) -> Bool {
    goBackTo(index: zip(ids, copy.ids).prefix { $0 == $1 }.count - 1)
  }
}
