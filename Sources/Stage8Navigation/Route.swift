// Stage 8: a screen, and how it is presented.

/// A screen, and how it is presented on the one below it. An enum could not change its screen in place.
public nonisolated struct Route<Screen> {
  public let style: RouteStyle
  /// Whether screens can be pushed in this presentation; `false` for a push.
  public let hasNavigation: Bool
  public internal(set) var screen: Screen

  /// The first screen of a flow: a cover with nothing below it.
  public static func root(_ screen: Screen, withNavigation: Bool = false) -> Route {
    .cover(screen, withNavigation: withNavigation)
  }

  /// A screen pushed in the navigation of the presentation, or root, below it.
  public static func push(_ screen: Screen) -> Route {
    Route(style: .push, hasNavigation: false, screen: screen)
  }

  /// A screen in a sheet.
  public static func sheet(_ screen: Screen, withNavigation: Bool = false) -> Route {
    Route(style: .sheet, hasNavigation: withNavigation, screen: screen)
  }

  /// A screen that covers all those below it.
  public static func cover(_ screen: Screen, withNavigation: Bool = false) -> Route {
    Route(style: .cover, hasNavigation: withNavigation, screen: screen)
  }
}

nonisolated extension Route: Sendable where Screen: Sendable {}
nonisolated extension Route: Equatable where Screen: Equatable {}
nonisolated extension Route: Hashable where Screen: Hashable {}

nonisolated extension Route: Encodable where Screen: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try encoder._encode(["style": style, "hasNavigation": hasNavigation, "screen": screen])
  }
}

nonisolated extension Route: Decodable where Screen: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _CodedKey.self)
    style = try container.decode(RouteStyle.self, forKey: "style")
    hasNavigation = try container.decode(Bool.self, forKey: "hasNavigation")
    screen = try container.decode(Screen.self, forKey: "screen")
  }
}

/// How a screen is presented on the one below it.
///
/// A push needs navigation: the topmost presentation below it must have it.
public nonisolated enum RouteStyle: String, Codable, Sendable { case push, sheet, cover }
