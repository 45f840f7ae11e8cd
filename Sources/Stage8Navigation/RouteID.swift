// Stage 8: the identity of a screen.
// SPDX-License-Identifier: MIT

/// Identifies one screen among all that are, were or will be in any ``Routes``.
///
/// An id equals only its own copies. A screen that takes the place of another has another id: one that
/// is pushed later, that is in fresh routes assigned by any reducer, or that is pushed again after an
/// undo. So a late action finds its own screen or none. A screen that an undo brings back has its id
/// again.
///
/// Identity does not survive a recording: routes that replay it consist of other screens. Only the
/// ``number`` is the same, because routes count the screens that arrive, and the same actions lead to
/// the same numbers. A replay therefore says so:
///
/// ```swift
/// RouteID.matchingNumbers { store.replay(recorded.actions) }
/// ```
///
/// The routes cannot tell by themselves. To fresh routes, an id that is none of theirs looks the same
/// whether a running store has just replaced the flow, and the action is late, or a new store is about
/// to replay a recording.
public struct RouteID: Hashable, Sendable, CustomStringConvertible {
  /// The number of screens that had arrived in the routes, this one included.
  public let number: Int
  private let arrival = Arrival()

  private final class Arrival: Sendable {}

  init(number: Int) { self.number = number }

  public static func == (a: RouteID, b: RouteID) -> Bool { a.arrival === b.arrival }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(arrival)) }

  public var description: String { "#\(number)" }
}

extension RouteID {
  static let matchesNumbers = TaskLocal(wrappedValue: false)

  /// Lets ids of a recording find screens by their numbers while `operation` runs.
  ///
  /// An id that is present is still found by identity. A number can be given twice if routes were
  /// assigned or an undo took them back; an action that was dropped in the recording for coming late
  /// may then reach another screen in the replay. Effects that start meanwhile find screens in the same
  /// way.
  public static func matchingNumbers<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try matchesNumbers.withValue(true, operation: operation)
  }
}

extension RouteID: Codable {
  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }

  /// Decodes an id that finds its screen inside ``matchingNumbers(_:)`` only.
  public init(from decoder: any Decoder) throws { self.init(number: try Int(from: decoder)) }
}

/// The screen that an action is for.
///
/// An id means one screen for good. The screen at an index can be another by the time the action
/// arrives, so use indices only where a person types them.
public enum RouteAddress: Hashable, Sendable {
  case id(RouteID)
  case index(Int)
}
