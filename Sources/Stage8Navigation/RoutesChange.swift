// Stage 8: going to another screen.

nonisolated extension Routes {
  /// Whether a screen can be pushed: whether the topmost presentation, or else the root, has
  /// navigation.
  ///
  /// - Complexity: O(*n*) in the screens pushed on it.
  public var canPush: Bool {
    _routes.last(where: \.style.isPresentation)?.style.hasNavigation ?? false
  }

  /// Pushes a screen. Without navigation to push it in, it returns `false` and the store reports it: with
  /// the action if the coordinator did it, and with the flow's next action if other code did.
  @discardableResult
  public mutating func push(_ screen: Screen) -> Bool { append(contentsOf: [.push(screen)]) }

  /// Presents a screen as a sheet, with or without navigation of its own.
  public mutating func presentSheet(_ screen: Screen, withNavigation: Bool = false) {
    append(contentsOf: [.sheet(screen, withNavigation: withNavigation)])
  }

  /// Presents a screen that covers all others, with or without navigation of its own.
  public mutating func presentCover(_ screen: Screen, withNavigation: Bool = false) {
    append(contentsOf: [.cover(screen, withNavigation: withNavigation)])
  }

  /// Adds several screens at once. If one would be pushed where there is no navigation, it adds none and
  /// returns `false`, as ``push(_:)``.
  @discardableResult
  public mutating func append(contentsOf routes: [Route<Screen>]) -> Bool {
    add(routes, at: _routes.count)
  }

  /// Inserts a screen below the one at `index`, which keeps its id and its effects.
  ///
  /// - Returns: `false` if `index` is the root's or out of range, or if the screen or one above it
  ///   would be pushed where there is no navigation.
  @discardableResult
  public mutating func insert(_ route: Route<Screen>, at index: Int) -> Bool {
    index > 0 && index <= _routes.count && add([route], at: index)
  }

  private mutating func add(_ new: [Route<Screen>], at index: Int) -> Bool {
    var styles = _routes.map(\.style)
    styles.insert(contentsOf: new.map(\.style), at: index)
    guard styles.withStranded().isEmpty else { return refusePush() }
    removed = []
    _routes.insert(contentsOf: new, at: index)
    for index in index..<(index + new.count) { ids.insert(_nextID(), at: index) }
    return true
  }

  /// Removes the screen at `index`. Those above it keep their ids and effects.
  ///
  /// - Returns: `false` if `index` is the root's or out of range, or if a screen above it would be
  ///   pushed where there is no navigation.
  @discardableResult
  public mutating func remove(at index: Int) -> Bool {
    guard index > 0 && index < _routes.count else { return false }
    return _routes.map(\.style).withStranded([index]) == [index] && remove(ids: [ids[index]])
  }

  /// Removes the screens with these ids, wherever they are; the root stays.
  ///
  /// A screen that would be left without navigation is removed together with the presentation in which
  /// it was pushed. Ids of screens that have left already are ignored.
  ///
  /// - Returns: Whether any screen was removed.
  @discardableResult
  public mutating func remove(ids: [RouteID]) -> Bool {
    let leaving = ids.compactMap { index(of: $0) }.filter { $0 > 0 }
    let gone = _routes.map(\.style).withStranded(leaving)
    for index in gone.reversed() { _remove(index..<(index + 1)) }
    return !leaving.isEmpty
  }

  /// Removes the screens that fulfil a condition, as ``remove(ids:)`` does.
  public mutating func removeAll(where isLeaving: (Route<Screen>) throws -> Bool) rethrows {
    remove(ids: try zip(ids, self).filter { try isLeaving($1) }.map(\.0))
  }

  /// Replaces the screen on top with another one in the same style.
  public mutating func replaceTop(with screen: Screen) {
    removed = []
    top = screen
    _renewIDs(from: _routes.count - 1)
  }

  /// Replaces all routes, including the root.
  ///
  /// All screens are new, even those that equal old ones, and so are their numbers. An assignment instead
  /// brings the screens of the routes that are assigned: those of a copy are the old ones.
  public mutating func replaceAll(with routes: Routes) {
    removed = []
    _routes = routes._routes
    refusedPushes += routes.refusedPushes
    _renewIDs(from: 0)
  }

  /// Removes all screens above the root and pushes another one. If the root has no navigation, it
  /// returns `false` and the store reports it.
  @discardableResult
  public mutating func pushAndClear(_ screen: Screen) -> Bool {
    guard _routes[0].style.hasNavigation == true else { return refusePush() }
    goBackToRoot()
    return push(screen)
  }

  mutating func _remove(_ range: Range<Int>) {
    removed.insert(contentsOf: _routes[range], at: 0)
    _routes.removeSubrange(range)
    ids.removeSubrange(range)
  }

  /// Clears `removed` before and after an action of the flow, and returns the pushes refused since.
  mutating func _settle() -> Int {
    defer { (removed, refusedPushes) = ([], 0) }
    return refusedPushes
  }

  private mutating func refusePush() -> Bool {
    refusedPushes += 1
    return false
  }
}
