// Stage 8: routes that outlive the program, as a deep link or a restored session.
// SPDX-License-Identifier: MIT

extension Route {
  fileprivate enum CodingKeys: CodingKey { case style, withNavigation, screen }
  fileprivate enum CodedStyle: String, Codable { case push, sheet, cover }
}

extension Route: Encodable where Screen: Encodable {
  /// Encodes the style by name, with whether it has navigation unless it is a push, and the screen.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch style {
    case .push:
      try container.encode(CodedStyle.push, forKey: .style)
    case .sheet(let withNavigation):
      try container.encode(CodedStyle.sheet, forKey: .style)
      try container.encode(withNavigation, forKey: .withNavigation)
    case .cover(let withNavigation):
      try container.encode(CodedStyle.cover, forKey: .style)
      try container.encode(withNavigation, forKey: .withNavigation)
    }
    try container.encode(screen, forKey: .screen)
  }
}

extension Route: Decodable where Screen: Decodable {
  /// Decodes a route.
  ///
  /// - Throws: `DecodingError`, also for a style that does not exist.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    style =
      switch try container.decode(CodedStyle.self, forKey: .style) {
      case .push: .push
      case .sheet: .sheet(withNavigation: try container.decode(Bool.self, forKey: .withNavigation))
      case .cover: .cover(withNavigation: try container.decode(Bool.self, forKey: .withNavigation))
      }
    screen = try container.decode(Screen.self, forKey: .screen)
  }
}

extension Routes {
  fileprivate enum CodingKeys: CodingKey { case root, rootHasNavigation, above }
}

extension Routes: Encodable where Screen: Encodable {
  /// Encodes the root and the routes above it. Ids are not encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(root, forKey: .root)
    try container.encode(rootHasNavigation, forKey: .rootHasNavigation)
    try container.encode(above, forKey: .above)
  }
}

extension Routes: Decodable where Screen: Decodable {
  /// Decodes routes, which count their ids anew.
  ///
  /// - Throws: `DecodingError`, also for a push where there is no navigation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let root = try container.decode(Screen.self, forKey: .root)
    let rootHasNavigation = try container.decode(Bool.self, forKey: .rootHasNavigation)
    let above = try container.decode([Route<Screen>].self, forKey: .above)
    if let offset = Self.strandedPush(in: above, rootHasNavigation: rootHasNavigation) {
      throw DecodingError.dataCorruptedError(
        forKey: .above, in: container,
        debugDescription: "The route at \(offset) is pushed where there is no navigation.")
    }
    self.init(root: root, rootHasNavigation: rootHasNavigation, legal: above)
  }
}
