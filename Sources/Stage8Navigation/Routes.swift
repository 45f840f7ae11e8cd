// Stage 8: a stack of screens that always has a root.
// SPDX-License-Identifier: MIT

/// A flow of screens: the root, and the routes above it, each pushed or presented on the one below.
///
/// ```swift
/// var routes = Routes(root: Screen.home, withNavigation: true)
/// routes.push(.detail("one"))  // true
/// routes.presentSheet(.settings)  // true
/// routes.push(.detail("two"))  // false: the sheet has no navigation
/// routes.goBackToRoot()  // true
/// routes.goBack()  // false: the root stays
/// ```
///
/// Every operation tells whether it did anything. One that did not has changed nothing, and none ever
/// traps. No push stands where there is no navigation, and there is no way to remove the root.
///
/// As a collection it begins with the root, which reads as a cover: one under which there is nothing.
/// A screen is changed where it lies through ``subscript(screen:)`` or ``top``, and remains the
/// same screen by that: its id stays.
///
/// Routes with equal screens in equal styles are equal, whatever their ids are.
public struct Routes<Screen> {
  @usableFromInline var root: Screen
  @usableFromInline var rootHasNavigation: Bool
  @usableFromInline var above: [Route<Screen>]

  /// Which screens are there, the root's id first.
  public internal(set) var ids: RouteIDs
  var refusedPushes = 0

  /// Makes routes that consist of the root alone, in which screens can be pushed or not.
  public init(root: Screen, withNavigation: Bool) {
    self.init(root: root, rootHasNavigation: withNavigation, legal: [])
  }

  /// Makes routes of a root and what is above it, as a deep link does.
  ///
  /// - Returns: `nil` if one of `above` is a push where there is no navigation.
  public init?(root: Screen, withNavigation: Bool, above: [Route<Screen>]) {
    guard Self.strandedPush(in: above, rootHasNavigation: withNavigation) == nil else {
      return nil
    }
    self.init(root: root, rootHasNavigation: withNavigation, legal: above)
  }

  init(root: Screen, rootHasNavigation: Bool, legal above: [Route<Screen>]) {
    self.root = root
    self.rootHasNavigation = rootHasNavigation
    self.above = above
    ids = RouteIDs(count: above.count + 1)
  }

  /// The offset in `above` of the first push where there is no navigation.
  static func strandedPush(in above: [Route<Screen>], rootHasNavigation: Bool) -> Int? {
    var hasNavigation = rootHasNavigation
    return above.firstIndex { route in
      hasNavigation = route.style.hasNavigation ?? hasNavigation
      return !hasNavigation && !route.style.isPresentation
    }
  }
}

extension Routes: Sendable where Screen: Sendable {}

extension Routes: Equatable where Screen: Equatable {
  public static func == (a: Routes, b: Routes) -> Bool {
    a.rootHasNavigation == b.rootHasNavigation && a.root == b.root && a.above == b.above
  }
}
