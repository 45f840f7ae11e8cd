// Stage 8: going to another screen, and back.

nonisolated extension Routes {
  /// Pushes a screen. If there is no navigation to push it in, it returns `false`, and a debug build says so
  /// on standard error. To ask first, see ``canPush``.
  @discardableResult
  public mutating func push(_ screen: Screen) -> Bool { append(contentsOf: [.push(screen)]) }

  /// Whether a screen can be pushed: the topmost sheet, cover or root has navigation.
  public var canPush: Bool { last { $0.style != .push }!.hasNavigation }

  /// Presents a screen as a sheet.
  public mutating func presentSheet(_ screen: Screen, withNavigation: Bool = false) {
    append(contentsOf: [.sheet(screen, withNavigation: withNavigation)])
  }

  /// Presents a screen that covers all others.
  public mutating func presentCover(_ screen: Screen, withNavigation: Bool = false) {
    append(contentsOf: [.cover(screen, withNavigation: withNavigation)])
  }

  /// Adds several screens at once. If one would be pushed where there is no navigation, it adds none and
  /// returns `false`, as ``push(_:)`` does.
  @discardableResult
  public mutating func append(contentsOf routes: [Route<Screen>]) -> Bool {
    let count = _routes.count
    _routes += routes
    if let fault = _misplacedPush {
      #if DEBUG
        _reportToStandardError("No route was added. \(fault)")
      #endif
      _routes.removeSubrange(count...)
      return false
    }
    _addIDs()
    return true
  }

  /// Replaces all routes, including the root. All screens are new, even if they equal old ones. (If you assign a
  /// copy of the routes instead, the old screens come back.)
  public mutating func replaceAll(with routes: Routes) {
    (_routes, ids) = (routes._routes, [])
    _addIDs()
  }

  /// Removes the screens for which the closure returns `true`, wherever they are; the root stays.
  ///
  /// A screen that would be left without navigation is removed together with the presentation in which
  /// it was pushed.
  public mutating func removeAll(where shouldBeRemoved: (Route<Screen>) -> Bool) {
    _remove(_indicesToRemove { shouldBeRemoved(_routes[$0]) })
  }

  @discardableResult
  mutating func _remove(_ indices: [Int]) -> [Route<Screen>] {
    let removed = indices.map { _routes[$0] }
    for index in indices.reversed() {
      _routes.remove(at: index)
      ids.remove(at: index)
    }
    return removed
  }

  /// The indices of the screens that leave, and of the pushes that then have no navigation below them.
  func _indicesToRemove(where isLeaving: (Int) -> Bool = { _ in false }) -> [Int] {
    var hasNavigation = false
    return indices.filter { index in
      if index > 0 && isLeaving(index) { return true }
      let route = _routes[index]
      if route.style != .push { hasNavigation = route.hasNavigation }
      return !hasNavigation && route.style == .push
    }
  }
}

/// Going back. Each operation returns `false` and changes nothing if it cannot go that far.
nonisolated extension Routes {
  /// Whether there are `count` screens above the root.
  public func canGoBack(_ count: Int = 1) -> Bool { count > 0 && count < self.count }

  /// Removes the last `count` screens, pushed or presented.
  @discardableResult
  public mutating func goBack(_ count: Int = 1) -> Bool {
    guard canGoBack(count) else { return false }
    _remove(Array(indices.suffix(count)))
    return true
  }

  /// Removes the screens above the topmost route for which `isTarget` is true.
  @discardableResult
  public mutating func goBackTo(where isTarget: (Route<Screen>) -> Bool) -> Bool {
    goBack(count - 1 - (lastIndex(where: isTarget) ?? count - 1))
  }

  /// Removes all screens above the root.
  @discardableResult
  public mutating func goBackToRoot() -> Bool { goBack(count - 1) }

  /// Removes the last `count` presentations, together with the screens pushed on them.
  @discardableResult
  public mutating func dismiss(_ count: Int = 1) -> Bool {
    let presented = indices.dropFirst().filter { _routes[$0].style != .push }
    guard count > 0 && count <= presented.count else { return false }
    return goBack(self.count - presented[presented.count - count])
  }
}
