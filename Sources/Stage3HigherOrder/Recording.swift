// Stage 3: a reducer that records its actions, and how to replay them.

/// A value together with the actions that led to it.
public nonisolated struct Recorded<Value, Action> {
  /// The current value.
  public var value: Value
  /// The recorded actions, oldest first.
  public fileprivate(set) var actions: [Action] = []

  /// Creates a recording that starts with `value`.
  public init(_ value: Value) { self.value = value }
}

nonisolated extension Recorded: Sendable where Value: Sendable, Action: Sendable {}
nonisolated extension Recorded: Equatable where Value: Equatable, Action: Equatable {}

nonisolated extension Recorded: Encodable where Value: Encodable, Action: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try encoder._encode(["value": value, "actions": actions])
  }
}

nonisolated extension Recorded: Decodable where Value: Decodable, Action: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _CodedKey.self)
    value = try container.decode(Value.self, forKey: "value")
    actions = try container.decode([Action].self, forKey: "actions")
  }
}

/// Returns a reducer that runs `reducer` and records each action that passes `filter`.
///
/// The recording grows with every action: use it for a session or a bug report, not permanently. If
/// `Store/replay(_:)` sends its actions to a fresh store, even encoded and decoded, they lead to the
/// same value again. The reducer has to be pure, so it reads no clock. The fresh store must not have
/// observers that send actions, because what such observers sent was recorded, too.
///
/// - Parameters:
///   - reducer: The reducer that is recorded.
///   - filter: Whether an action is recorded. Leave out only those that change nothing that lasts, such
///     as the progress of a search.
public nonisolated func recording<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  filter: @escaping (Action) -> Bool = { _ in true }
) -> Reducer<Recorded<Value, Action>, Action> {
  { recorded, action in
    reducer(&recorded.value, action)
    if filter(action) { recorded.actions.append(action) }
  }
}

nonisolated extension Store {
  /// Sends the actions in order. They start no effects (stage 4), because the actions that effects sent were
  /// recorded, too.
  public func replay(_ actions: some Sequence<Action>) {
    _withOrigin(self) { for action in actions { send(action) } }
  }
}
