// Stage 8: on to another screen.
// SPDX-License-Identifier: MIT

extension Routes {
  /// Whether a screen can be pushed: whether the topmost presentation, or else the root, has navigation.
  ///
  /// - Complexity: O(*n*) in the screens that are pushed on it.
  public var canPush: Bool {
    above.last(where: \.style.isPresentation)?.style.hasNavigation ?? rootHasNavigation
  }

  /// Pushes a screen.
  ///
  /// - Returns: `false` if there is no navigation to push it in. ``takeRefusedPushes()``
  ///   tells of it.
  @discardableResult
  public mutating func push(_ screen: Screen) -> Bool {
    guard canPush else {
      refusedPushes += 1
      return false
    }
    append(.push(screen))
    return true
  }

  /// Presents a screen as a sheet, in which screens can be pushed or not.
  ///
  /// - Returns: `true`, as it always can.
  @discardableResult
  public mutating func presentSheet(_ screen: Screen, withNavigation: Bool = false) -> Bool {
    append(.sheet(screen, withNavigation: withNavigation))
    return true
  }

  /// Presents a screen that covers all others, in which screens can be pushed or not.
  ///
  /// - Returns: `true`, as it always can.
  @discardableResult
  public mutating func presentCover(_ screen: Screen, withNavigation: Bool = false) -> Bool {
    append(.cover(screen, withNavigation: withNavigation))
    return true
  }

  private mutating func append(_ route: Route<Screen>) {
    above.append(route)
    ids.append()
  }

  /// How many pushes were refused since this was last asked, for whoever reports them.
  public mutating func takeRefusedPushes() -> Int {
    defer { refusedPushes = 0 }
    return refusedPushes
  }
}
