// Stage 8: a stack of screens that always has a root.
// SPDX-License-Identifier: MIT

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
/// An operation that can be refused returns `false` then and changes nothing; none traps. A push always
/// has navigation below it, and the root cannot be removed.
///
/// Screens are changed in place and keep their ids. Routes with equal screens in equal styles are equal,
/// whatever their ids.
public struct Routes<Screen> {
  @usableFromInline var routes: [Route<Screen>]
  var lastNumber = 0
  // What going back has removed, the lowest first. A copy that the user went back on carries it.
  var left: [(id: RouteID, route: Route<Screen>)] = []

  /// The ids of all screens, the root's first.
  ///
  /// The array keeps its buffer until a screen comes or goes. Observe it to learn of a screen that gave
  /// way to an equal one.
  public internal(set) var ids: [RouteID] = []

  /// How many pushes were refused since ``forEachRoute(_:routes:action:cancelsEffects:parent:)`` last
  /// reported them.
  public internal(set) var refusedPushes = 0

  /// Creates routes that consist of the root alone.
  public init(root: Screen, withNavigation: Bool) {
    self.init(legal: [.root(root, withNavigation: withNavigation)])
  }

  /// Creates routes from an array that begins with the root, as a deep link does.
  ///
  /// ```swift
  /// try Routes([.root(.home, embedInNavigationView: true), .push(.detail("one"))])
  /// ```
  ///
  /// A sheet that comes first becomes a cover.
  ///
  /// - Throws: `RoutesError` if the array is empty, or a route is pushed where there is no navigation.
  public init(_ routes: [Route<Screen>]) throws(RoutesError) {
    guard let root = routes.first else { throw .noRoot }
    if let index = routes.map(\.style).strandedPush { throw .pushWithoutNavigation(index: index) }
    self.init(legal: routes)
    self.routes[0] = .root(root.screen, withNavigation: root.style.hasNavigation == true)
  }

  init(legal routes: [Route<Screen>]) {
    self.routes = routes
    renewIDs(from: 0)
  }

  /// Gives the screens from `index` on new ids.
  mutating func renewIDs(from index: Int) {
    ids.removeSubrange(index...)
    while ids.count < routes.count { ids.append(nextID()) }
  }

  mutating func nextID() -> RouteID {
    lastNumber += 1
    return RouteID(number: lastNumber)
  }
}

extension Routes: ExpressibleByArrayLiteral {
  /// Creates routes from a literal that begins with the root.
  ///
  /// - Precondition: ``init(_:)`` accepts the routes.
  public init(arrayLiteral routes: Route<Screen>...) {
    do throws(RoutesError) { try self.init(routes) } catch { fatalError("\(error)") }
  }
}

extension Routes: Sendable where Screen: Sendable {}

extension Routes: Equatable where Screen: Equatable {
  public static func == (a: Routes, b: Routes) -> Bool { a.routes == b.routes }
}

extension Routes: Hashable where Screen: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(routes) }
}

extension Routes {
  private enum CodingKeys: CodingKey { case root, rootHasNavigation, above }
}

extension Routes: Encodable where Screen: Encodable {
  /// Encodes the root and the routes above it, without ids.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self[0].screen, forKey: .root)
    try container.encode(self[0].style.hasNavigation, forKey: .rootHasNavigation)
    try container.encode(Array(dropFirst()), forKey: .above)
  }
}

extension Routes: Decodable where Screen: Decodable {
  /// Decodes routes and gives them new ids.
  ///
  /// - Throws: `DecodingError`, also for a push where there is no navigation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let root = try container.decode(Screen.self, forKey: .root)
    let hasNavigation = try container.decode(Bool.self, forKey: .rootHasNavigation)
    let above = try container.decode([Route<Screen>].self, forKey: .above)
    do {
      try self.init([.root(root, withNavigation: hasNavigation)] + above)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .above, in: container, debugDescription: "\(error)")
    }
  }
}
