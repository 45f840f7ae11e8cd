// Stage 8: which screen, wherever it stands.
// SPDX-License-Identifier: MIT

/// Tells a screen from all others that were or will be in the same ``Routes``.
///
/// It is no index: the screen that comes after one has gone stands in the same place under another
/// id. Nor is it unique in the world. The ids of routes are counted from 1 as they are given, so that
/// the same actions lead to the same ids, and recorded ones can be replayed.
///
/// Routes from earlier know nothing of the ids given since. After an undo of the whole value, see
/// ``Routes/continueIDs(after:)``.
public struct RouteID: Hashable, Sendable, CustomStringConvertible {
  /// How many ids the routes had given, this one included.
  public let number: Int

  public var description: String { "#\(number)" }
}

/// Stands for one arrival of a screen.
///
/// Copies of routes that go separate ways give the same numbers to different screens. These objects
/// tell those apart; they are not the ids themselves because no two runs have the same ones.
final class RouteArrival: Sendable {}
