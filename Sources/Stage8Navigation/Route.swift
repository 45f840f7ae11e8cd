// Stage 8: a screen, and how it is presented.

/// A screen, and how it is presented on the one below it.
///
/// ```swift
/// let route: Route<Screen> = .sheet(.settings, withNavigation: true)
/// ```
///
/// A route is a struct rather than an enum with a screen in each case, because the payload of an
/// enum cannot be changed in place.
public nonisolated struct Route<Screen> {
  public let style: RouteStyle
  public var screen: Screen

  public init(style: RouteStyle, screen: Screen) {
    self.style = style
    self.screen = screen
  }

  public static func push(_ screen: Screen) -> Route { Route(style: .push, screen: screen) }

  public static func sheet(_ screen: Screen, withNavigation: Bool = false) -> Route {
    Route(style: .sheet(withNavigation: withNavigation), screen: screen)
  }

  /// A screen that covers all those below it, with or without navigation of its own.
  public static func cover(_ screen: Screen, withNavigation: Bool = false) -> Route {
    Route(style: .cover(withNavigation: withNavigation), screen: screen)
  }

  /// The first screen of a flow: a cover with nothing below it.
  public static func root(_ screen: Screen, withNavigation: Bool) -> Route {
    .cover(screen, withNavigation: withNavigation)
  }

  /// The first screen of a flow, as TCACoordinators spells it.
  public static func root(_ screen: Screen, embedInNavigationView: Bool = false) -> Route {
    .cover(screen, withNavigation: embedInNavigationView)
  }
}

nonisolated extension Route: Sendable where Screen: Sendable {}
nonisolated extension Route: Equatable where Screen: Equatable {}
nonisolated extension Route: Hashable where Screen: Hashable {}
nonisolated extension Route: Encodable where Screen: Encodable {}
nonisolated extension Route: Decodable where Screen: Decodable {}

/// How a screen is presented on the one below it.
///
/// A push needs navigation: the topmost presentation below it must have it.
public nonisolated enum RouteStyle: Hashable, Codable, Sendable {
  case push
  case sheet(withNavigation: Bool)
  case cover(withNavigation: Bool)

  /// Whether this is a sheet or a cover.
  public var isPresentation: Bool { hasNavigation != nil }

  /// Whether screens can be pushed in this presentation, or `nil` for a push.
  public var hasNavigation: Bool? {
    switch self {
    case .push: nil
    case .sheet(let withNavigation), .cover(let withNavigation): withNavigation
    }
  }
}

nonisolated extension [RouteStyle] {
  /// The indices in `leaving`, and those of the pushes that then have no navigation below them.
  func withStranded(_ leaving: [Int] = []) -> [Int] {
    var hasNavigation = false
    return indices.filter { index in
      if leaving.contains(index) { return true }
      hasNavigation = self[index].hasNavigation ?? hasNavigation
      return !hasNavigation && !self[index].isPresentation
    }
  }
}

/// The reason why an array of routes is not valid.
public nonisolated enum RoutesError: Error, Equatable, CustomStringConvertible {
  /// There is no route, and hence no root.
  case noRoot
  /// The route at `index` is a push, and the presentation below it has no navigation.
  case pushWithoutNavigation(index: Int)

  public var description: String {
    switch self {
    case .noRoot: "There is no root. Begin with `.root(…)`."
    case .pushWithoutNavigation(0): "The first route is a push. Begin with `.root(…)`."
    case .pushWithoutNavigation(let index):
      """
      The route at \(index) is pushed where there is no navigation. Present it, or give the root or \
      the presentation below it navigation.
      """
    }
  }
}
