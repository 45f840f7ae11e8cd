// Stage 8: the identity of a screen.

/// A screen of a flow. It is made where the screen is added to the routes, and never changes.
///
/// Copies of the routes have the same screens: what an undo or a saved copy brings back is the old screen,
/// and a new screen is never an old one. Effects, scopes and views go by the id.
///
/// In values, actions and recordings, its ``number`` stands for it. The routes store the last one they
/// used, so equal values and equal actions lead to equal numbers, and a recording replays. When older
/// routes come back, so does their count: then a new screen gets a number that another had before, and
/// an action goes to the screen that has the number by then.
public nonisolated final class RouteID: Hashable, Sendable, CustomStringConvertible {
  /// Counts the screens as they arrive in the routes; the first is 1.
  public let number: Int

  public var description: String { "#\(number)" }

  init(_number number: Int) { self.number = number }

  public static func == (a: RouteID, b: RouteID) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The screen that an action is for.
///
/// The screen at an index may be another one by the time the action arrives, so use indices only
/// where a person types them.
public nonisolated enum RouteAddress: Hashable, Codable, Sendable {
  /// The screen with this number, or none if it has left.
  case number(Int)
  case index(Int)

  public static func id(_ id: RouteID) -> RouteAddress { .number(id.number) }
}
