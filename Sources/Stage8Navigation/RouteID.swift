// Stage 8: the identity of a screen.

/// Identifies a screen of a flow by a number, which the screen gets when the routes add it.
///
/// The routes store the last number they used. So equal values and equal actions lead to equal ids,
/// and a recording replays, also from a value in the middle of a session that was encoded with `Codable`.
///
/// 1. While ``forEachRoute(_:routes:action:coordinator:)`` handles an action, all routes of its
///    screen type share the flow's counter, including new routes and earlier copies. So no number
///    is used twice, and only ``Routes/replaceAll(with:)`` changes numbers.
/// 2. Routes created elsewhere keep their numbers if they are a flow's first routes. If a
///    coordinator assigns them later, they get new numbers: at the end of the action, or at once
///    with ``Routes/replaceAll(with:)``.
/// 3. Routes that a parent or an undo assigns keep their numbers and their counter, and a screen
///    with an old number is the old screen. So a parent that starts a flow afresh makes the flow
///    `Identifiable`, with another id: then no effect of the old flow reaches the new one.
public nonisolated struct RouteID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// Counts the screens as they arrive in the routes; the first is 1.
  public let number: Int

  public var description: String { "#\(number)" }

  init(_number number: Int) { self.number = number }

  /// Decodes any number. A number that no screen has had counts as one whose screen has left.
  public init(from decoder: any Decoder) throws { number = try Int(from: decoder) }

  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
}

/// The last number of the flow whose reducers are running. A flow in a screen counts by itself.
nonisolated final class RouteNumbers: @unchecked Sendable {
  @TaskLocal static var running: RouteNumbers?

  static func of(_ screen: Any.Type) -> RouteNumbers? {
    running?.screen == screen ? running : nil
  }

  let screen: Any.Type
  var last: Int  // Used by one task only.

  init(of screen: Any.Type, last: Int) { (self.screen, self.last) = (screen, last) }
}

/// The screen that an action is for.
///
/// The screen at an index may be another one by the time the action arrives, so use indices only
/// where a person types them.
public nonisolated enum RouteAddress: Hashable, Codable, Sendable {
  case id(RouteID)
  case index(Int)
}
