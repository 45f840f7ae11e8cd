// Stage 8: the identity of a screen.
// SPDX-License-Identifier: MIT

/// Identifies a screen of a flow by a number, which the routes draw when the screen arrives.
///
/// The last number drawn is a part of the routes. So equal values and equal actions lead to equal ids,
/// and a recording replays.
///
/// 1. While ``forEachRoute(_:routes:action:coordinator:)`` handles an action, numbers only grow: new
///    routes that the coordinator assigns go on from the last number, and an earlier copy keeps its own.
///    A late action therefore finds its own screen or none.
/// 2. Routes that any other code assigns, a parent or an undo, bring their numbers and their count with
///    them, and a screen with the same number is the same screen. To start a flow afresh, let its
///    coordinator do it, or call ``Routes/replaceAll(with:)``.
/// 3. Each flow counts by itself, also one in a screen of another, whose number keeps their effects apart.
///    Two flows that change places exchange their screens, so keep flows that move in an
///    `IdentifiedArray`.
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

/// The screen that an action is for.
///
/// The screen at an index may be another one by the time the action arrives, so use indices only
/// where a person types them.
public nonisolated enum RouteAddress: Hashable, Codable, Sendable {
  case id(RouteID)
  case index(Int)
}
