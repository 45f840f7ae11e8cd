// Stage 3: a reducer that remembers the actions, and their replay.
// SPDX-License-Identifier: MIT

/// A value together with the actions that made it what it is.
public struct Recorded<Value, Action> {
  /// The value as it is now.
  public var value: Value
  /// All actions that were reduced, the first one first.
  public private(set) var actions: [Action] = []

  /// Makes a recording that starts at `value`.
  public init(_ value: Value) { self.value = value }

  mutating func append(_ action: Action) { actions.append(action) }
}

extension Recorded: Sendable where Value: Sendable, Action: Sendable {}
extension Recorded: Equatable where Value: Equatable, Action: Equatable {}

/// The given reducer on a value that keeps its actions.
///
/// The record grows with every action; take it for a session or a bug report, not for good. Sent
/// to a fresh store by ``Store/replay(_:)``, its actions lead to the same value again.
public func recording<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> Reducer<Recorded<Value, Action>, Action> {
  { recorded, action in
    reducer(&recorded.value, action)
    recorded.append(action)
  }
}

extension Store {
  /// Sends the actions in order.
  public func replay(_ actions: some Sequence<Action>) {
    for action in actions { send(action) }
  }
}
