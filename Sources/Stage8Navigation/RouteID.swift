// Stage 8: the identity of a screen.
// SPDX-License-Identifier: MIT

/// Identifies one screen among all that are, were or will be in any ``Routes``.
///
/// An id equals only its own copies. A screen that takes the place of another has another id, so a
/// late action finds its own screen or none. A screen that an undo brings back has its old id.
///
/// Identity does not survive a recording, because its replay creates the screens anew. Only their
/// ``number``s are the same. A replay therefore asks for screens to be found by their numbers:
///
/// ```swift
/// RouteID.matchingNumbers { store.replay(recorded.actions) }
/// ```
public nonisolated struct RouteID: Hashable, Sendable, CustomStringConvertible {
  /// Counts the screens as they arrive in the routes; the first is 1.
  public let number: Int
  private let arrival = Arrival()

  private final class Arrival: Sendable {}

  init(number: Int) { self.number = number }

  public static func == (a: RouteID, b: RouteID) -> Bool { a.arrival === b.arrival }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(arrival)) }

  public var description: String { "#\(number)" }
}

nonisolated extension RouteID {
  static let matchesNumbers = TaskLocal(wrappedValue: false)

  /// Lets the ids of a recording find screens by their numbers while `operation` runs.
  ///
  /// An id that is present is still found by identity. Two screens can have the same number if
  /// routes were assigned or an undo restored earlier ones; then an action that was dropped in the
  /// recording may reach another screen in the replay. Effects that start meanwhile find screens in
  /// the same way.
  public static func matchingNumbers<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try matchesNumbers.withValue(true, operation: operation)
  }
}

nonisolated extension RouteID: Codable {
  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }

  /// Decodes an id that finds its screen only inside ``matchingNumbers(_:)``.
  public init(from decoder: any Decoder) throws { self.init(number: try Int(from: decoder)) }
}

/// The screen that an action is for.
///
/// The screen at an index may be another one by the time the action arrives, so use indices only
/// where a person types them.
public nonisolated enum RouteAddress: Hashable, Codable, Sendable {
  case id(RouteID)
  case index(Int)
}
