// Stage 8: the identity of a screen.

/// The identity of a screen in routes. It is made when the screen is added, and never changes.
///
/// Copies of the routes have the same screens: an undo, or a saved copy, brings back the old screen, and
/// a new screen is never an old one. Effects, scopes and views go by the id.
///
/// Actions, recordings and files hold its ``number`` instead. A replay leads to the same numbers. When older
/// routes come back, numbers are counted from there again. Then a new screen may get a number that another
/// screen had before, and an action with that number reaches the new screen.
public nonisolated final class RouteID: Hashable, Sendable, CustomStringConvertible {
  /// Counts the screens that are added to the routes; the first is 1. Recordings and links hold it in place of the
  /// id. In code, use the id.
  public let number: Int

  public var description: String { "#\(number)" }

  init(_number number: Int) { self.number = number }

  public static func == (a: RouteID, b: RouteID) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The screen that an action is for.
public nonisolated enum RouteAddress: Hashable, Sendable {
  /// The screen whose id has this number, or none if it has left. In code, write `.id(id)` with the `RouteID`: only
  /// what comes from a recording or a link has just the number.
  case id(Int)
  /// The screen at this position, with the root at 0. By the time the action arrives, it may be another one,
  /// so use indices only where a person types them.
  case index(Int)

  public static func id(_ id: RouteID) -> RouteAddress { .id(id.number) }
}

nonisolated extension RouteAddress: Codable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .id(let number): try encoder._encode(case: "id", ["_0": number])
    case .index(let index): try encoder._encode(case: "index", ["_0": index])
    }
  }

  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder._case(of: ["id", "index"])
    let number = try values.decode(Int.self, forKey: "_0")
    self = name == "id" ? .id(number) : .index(number)
  }
}
