// Stage 8: a stack of screens that always has a root.

/// A flow of screens: the root, and the routes above it, each pushed or presented on the one below.
///
/// ```swift
/// var routes = Routes(root: Screen.home, withNavigation: true)
/// routes.push(.detail("one"))  // true
/// routes.presentSheet(.settings)
/// routes.push(.detail("two"))  // false: the sheet has no navigation
/// routes.goBackToRoot()  // true
/// routes.goBack()  // false: the root stays
/// ```
///
/// A push always has navigation below it, and the root cannot be removed. An operation that would
/// break these rules returns `false` and changes nothing; none traps.
///
/// Screens are changed in place and keep their ids. Routes are equal if their screens and styles
/// are, whatever their ids.
public nonisolated struct Routes<Screen> {
  var _routes: [Route<Screen>]
  var _lastNumber = 0

  /// The routes that have been removed, the lowest first, except a screen that a function set to `nil` in
  /// place: it has taken the value.
  ///
  /// A coordinator reads here which screens the user left, and their last values:
  ///
  /// ```swift
  /// case .router(.screensLeft):
  ///   flow.drafts += flow.routes.removed.compactMap(\.screen.editor?.text)
  /// ```
  ///
  /// It becomes empty when a screen is added or replaced, and after each action that
  /// ``forEachRoute(_:routes:action:coordinator:)`` handles.
  public internal(set) var removed: [Route<Screen>] = []

  /// The ids of all screens, the root's first.
  ///
  /// The array keeps its buffer until a screen comes or goes. Observe it to be notified when a
  /// screen is replaced by an equal one.
  public internal(set) var ids: [RouteID] = []

  /// How many pushes were refused and have not been reported yet by
  /// ``forEachRoute(_:routes:action:coordinator:)``.
  public internal(set) var refusedPushes = 0

  /// Creates routes with nothing above the root.
  public init(root: Screen, withNavigation: Bool) {
    _routes = [.root(root, withNavigation: withNavigation)]
    _renewIDs(from: 0)
  }

  /// Creates routes from an array that begins with the root, as a deep link does.
  ///
  /// ```swift
  /// try Routes([.root(.home, embedInNavigationView: true), .push(.detail("one"))])
  /// ```
  ///
  /// If the first route is a sheet, it becomes a cover.
  ///
  /// - Throws: `RoutesError` if the array is empty or a route is pushed where there is no
  ///   navigation.
  public init(_ routes: [Route<Screen>]) throws(RoutesError) {
    guard let root = routes.first else { throw .noRoot }
    let stranded = routes.map(\.style).withStranded()
    if let index = stranded.first { throw .pushWithoutNavigation(index: index) }
    _routes = routes
    _routes[0] = .root(root.screen, withNavigation: root.style.hasNavigation == true)
    _renewIDs(from: 0)
  }

  /// Gives the screens from `index` on new ids.
  mutating func _renewIDs(from index: Int) {
    ids.removeSubrange(index...)
    while ids.count < _routes.count { ids.append(_nextID()) }
  }

  mutating func _nextID() -> RouteID {
    _lastNumber += 1
    return RouteID(_number: _lastNumber)
  }
}

nonisolated extension Routes: ExpressibleByArrayLiteral {
  /// Creates routes from a literal that begins with the root.
  ///
  /// - Precondition: ``init(_:)`` accepts the routes.
  public init(arrayLiteral routes: Route<Screen>...) {
    do throws(RoutesError) { try self.init(routes) } catch { fatalError("\(error)") }
  }
}

nonisolated extension Routes: Sendable where Screen: Sendable {}

nonisolated extension Routes: Equatable where Screen: Equatable {
  public static func == (a: Routes, b: Routes) -> Bool { a._routes == b._routes }
}

nonisolated extension Routes: Hashable where Screen: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(_routes) }
}

nonisolated extension Routes: Encodable where Screen: Encodable {
  /// Encodes an array of the routes, together with their numbers if these are not those that new routes
  /// get, so that recorded actions still find their screens.
  public func encode(to encoder: any Encoder) throws {
    let areNew = _lastNumber == count && ids.map(\.number) == Array(1...count)
    if areNew { return try _routes.encode(to: encoder) }
    var container = encoder.container(keyedBy: RoutesKey.self)
    try container.encode(_routes, forKey: .routes)
    try container.encode(ids.map(\.number), forKey: .ids)
    try container.encode(_lastNumber, forKey: .lastNumber)
  }
}

nonisolated extension Routes: Decodable where Screen: Decodable {
  /// Decodes routes with their numbers; an array without numbers counts from 1. All screens are new.
  ///
  /// - Throws: `DecodingError`, including when ``init(_:)`` does not accept the routes, and when two
  ///   screens have the same number or one has a number that was not used yet.
  public init(from decoder: any Decoder) throws {
    let coded = try? decoder.container(keyedBy: RoutesKey.self)
    let routes =
      try coded?.decode([Route<Screen>].self, forKey: .routes) ?? [Route<Screen>](from: decoder)
    func invalid(_ description: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: description))
    }
    do throws(RoutesError) { try self.init(routes) } catch { throw invalid("\(error)") }
    guard let coded else { return }
    let numbers = try coded.decode([Int].self, forKey: .ids)
    _lastNumber = try coded.decode(Int.self, forKey: .lastNumber)
    let isValid =
      numbers.count == count && Set(numbers).count == count
      && numbers.allSatisfy { $0 >= 1 && $0 <= _lastNumber }
    if !isValid { throw invalid("The ids \(numbers) are not those of \(count) screens.") }
    ids = numbers.map { RouteID(_number: $0) }
  }
}

private nonisolated enum RoutesKey: CodingKey { case routes, ids, lastNumber }
