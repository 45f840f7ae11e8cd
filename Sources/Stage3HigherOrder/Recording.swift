// Stage 3: a reducer that records its actions, and how to replay them.

/// A value together with the actions that led to it.
public nonisolated struct Recorded<Value, Action> {
  /// The current value.
  public var value: Value
  /// All actions reduced so far, oldest first.
  public fileprivate(set) var actions: [Action] = []

  /// Creates a recording that starts with `value`.
  public init(_ value: Value) { self.value = value }
}

nonisolated extension Recorded: Sendable where Value: Sendable, Action: Sendable {}
nonisolated extension Recorded: Equatable where Value: Equatable, Action: Equatable {}

/// Returns a reducer that runs `reducer` and records each action.
///
/// The recording grows with every action: use it for a session or a bug report, not permanently. If
/// `Store/replay(_:)` sends its actions to a fresh store, even encoded and decoded, they lead to the
/// same value again.
public nonisolated func recording<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> Reducer<Recorded<Value, Action>, Action> {
  { recorded, action in
    reducer(&recorded.value, action)
    recorded.actions.append(action)
  }
}

nonisolated extension Store {
  /// Sends the actions in order. From stage 4 on, they start no effects, because what those sent was
  /// recorded, too.
  public func replay(_ actions: some Sequence<Action>) {
    withOrigin(self) { for action in actions { send(action) } }
  }
}
