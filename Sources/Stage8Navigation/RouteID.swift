// Stage 8: the identity of a screen.
// SPDX-License-Identifier: MIT

/// Identifies a screen of a flow by a number, which the routes draw when the screen arrives.
///
/// The last number drawn is a part of the routes. So equal values and equal actions lead to equal ids,
/// and a recording replays, also from a value in the middle of a session that was encoded with `Codable`.
///
/// 1. While ``forEachRoute(_:routes:action:coordinator:)`` handles an action, all routes of its screens
///    draw from the flow's count, also new ones and earlier copies; so a number is final when it is drawn,
///    and is never drawn twice.
/// 2. Routes that were made outside of all flows keep their numbers if a flow begins with them; if a
///    coordinator assigns them, they get new numbers at the end of the action, or at once from
///    ``Routes/replaceAll(with:)``.
/// 3. Routes that a parent or an undo assigns bring their numbers and their count with them, and a screen
///    with the same number is the same screen: a parent that starts a flow afresh makes it `Identifiable`
///    with another id, so that no effect of the old flow reaches the new one.
public nonisolated struct RouteID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// Counts the screens as they arrive in the routes; the first is 1.
  public let number: Int

  public var description: String { "#\(number)" }

  init(_number number: Int) { self.number = number }

  /// Decodes the number. No routes need ever have drawn it: such a screen counts as one that has left.
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
