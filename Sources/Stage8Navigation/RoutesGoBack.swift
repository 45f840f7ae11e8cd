// Stage 8: going back to an earlier screen.

/// Going back, across pushes and presentations alike. Each operation returns `false` if there is no
/// such screen or nothing above it.
nonisolated extension Routes {
  /// Whether there are `count` screens above the root.
  public func canGoBack(_ count: Int = 1) -> Bool { count >= 0 && count < _routes.count }

  /// Removes the last `count` screens.
  @discardableResult
  public mutating func goBack(_ count: Int = 1) -> Bool {
    canGoBack(count) && goBackTo(index: _routes.count - 1 - count)
  }

  /// Removes the screens above the one at `index`. The root is at 0.
  @discardableResult
  public mutating func goBackTo(index: Int) -> Bool {
    guard index >= 0 && index < _routes.count - 1 else { return false }
    _remove((index + 1)..<_routes.count)
    return true
  }

  /// Removes the screens above the topmost route for which `isTarget` is true.
  @discardableResult
  public mutating func goBackTo(where isTarget: (Route<Screen>) throws -> Bool) rethrows -> Bool {
    try goBackTo(index: lastIndex(where: isTarget) ?? -1)
  }

  /// Removes the screens above the topmost one of a case: `routes.goBackTo(\.detail)`.
  @discardableResult
  public mutating func goBackTo<Payload>(_ screenCase: KeyPath<Screen, Payload?>) -> Bool {
    goBackTo { $0.screen[keyPath: screenCase] != nil }
  }

  /// Removes the screens above the one with this id.
  @discardableResult
  public mutating func goBackTo(id: RouteID) -> Bool { goBackTo(index: index(of: id) ?? -1) }

  /// Removes the screens above the topmost one that has `id` as an id of its own.
  @discardableResult
  public mutating func goBackTo(id: Screen.ID) -> Bool where Screen: Identifiable {
    goBackTo { $0.screen.id == id }
  }

  /// Removes all screens above the root.
  @discardableResult
  public mutating func goBackToRoot() -> Bool { goBackTo(index: 0) }
}

/// Popping, which goes back across pushes only. Each operation does the same as the one that goes back,
/// but also returns `false` if there is a presentation above the screen.
nonisolated extension Routes {
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> Bool {
    canGoBack(count) && popTo(index: _routes.count - 1 - count)
  }

  @discardableResult
  public mutating func popTo(index: Int) -> Bool {
    index >= currentNavigationRoot && goBackTo(index: index)
  }

  @discardableResult
  public mutating func popTo(where isTarget: (Route<Screen>) throws -> Bool) rethrows -> Bool {
    try popTo(index: lastIndex(where: isTarget) ?? -1)
  }

  @discardableResult
  public mutating func popTo<Payload>(_ screenCase: KeyPath<Screen, Payload?>) -> Bool {
    popTo { $0.screen[keyPath: screenCase] != nil }
  }

  @discardableResult
  public mutating func popTo(id: RouteID) -> Bool { popTo(index: index(of: id) ?? -1) }

  @discardableResult
  public mutating func popTo(id: Screen.ID) -> Bool where Screen: Identifiable {
    popTo { $0.screen.id == id }
  }

  @discardableResult
  public mutating func popToRoot() -> Bool { popTo(index: 0) }

  /// Removes the screens pushed on the topmost presentation, or else on the root.
  @discardableResult
  public mutating func popToCurrentNavigationRoot() -> Bool {
    goBackTo(index: currentNavigationRoot)
  }

  private var currentNavigationRoot: Int { _routes.lastIndex(where: \.style.isPresentation) ?? 0 }
}

/// Dismissing, which removes presentations together with the screens pushed on them.
nonisolated extension Routes {
  /// Removes the last `count` presentations; `false` if there are fewer, or for 0 or less.
  @discardableResult
  public mutating func dismiss(_ count: Int = 1) -> Bool {
    let presented = _routes.indices.dropFirst().filter { _routes[$0].style.isPresentation }
    guard count > 0 && count <= presented.count else { return false }
    return goBackTo(index: presented[presented.count - count] - 1)
  }

  /// Removes all presentations; `false` if there are none.
  @discardableResult
  public mutating func dismissAll() -> Bool {
    dismiss(dropFirst().filter(\.style.isPresentation).count)
  }
}
