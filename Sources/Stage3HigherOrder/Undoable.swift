// Stage 3: a reducer whose changes can be undone.

/// A value with its history: the values before it, and the values that were undone.
public nonisolated struct Undoable<Value> {
  /// The current value.
  public var present: Value
  /// The values that undo returns to, oldest first.
  public var past: [Value] = []
  /// The values that redo returns to, the next one last.
  public var future: [Value] = []

  /// Creates a history with nothing to undo or redo.
  public init(_ present: Value) { self.present = present }

  /// Whether there is a step to undo.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether there is a step to redo.
  public var canRedo: Bool { !future.isEmpty }
}

nonisolated extension Undoable: Sendable where Value: Sendable {}
nonisolated extension Undoable: Equatable where Value: Equatable {}

nonisolated extension Undoable: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try encoder._encode(["present": present, "past": past, "future": future])
  }
}

nonisolated extension Undoable: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _CodedKey.self)
    present = try container.decode(Value.self, forKey: "present")
    past = try container.decode([Value].self, forKey: "past")
    future = try container.decode([Value].self, forKey: "future")
  }
}

/// An action of a reducer, or a step through its history.
public nonisolated enum UndoableAction<Action> {
  case undo
  case redo
  case perform(Action)
}

nonisolated extension UndoableAction: Sendable where Action: Sendable {}
nonisolated extension UndoableAction: Equatable where Action: Equatable {}

nonisolated extension UndoableAction: Codable where Action: Codable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .undo: try encoder._encode(case: "undo")
    case .redo: try encoder._encode(case: "redo")
    case .perform(let action): try encoder._encode(case: "perform", ["_0": action])
    }
  }

  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder._case(of: ["undo", "redo", "perform"])
    switch name {
    case "undo": self = .undo
    case "redo": self = .redo
    default: self = .perform(try values.decode(Action.self, forKey: "_0"))
    }
  }
}

/// Returns a reducer that runs `reducer` on a value with a history.
///
/// An action that passes `filter` adds a step, which `.undo` reverts, and discards all steps that could have
/// been redone. If the value is `Equatable` and the action did not change it, no step is added. Any other
/// action changes the present value and leaves the history alone. `.undo` and `.redo` replace the whole
/// present value. Without a step to undo or redo, they do nothing.
///
/// - Parameters:
///   - reducer: The reducer for the present value.
///   - limit: The number of steps to keep; the oldest is dropped first. 0 keeps none.
///   - filter: Whether an action adds a step.
/// - Precondition: The limit is not negative.
/// - Complexity: Each step keeps one earlier value, which shares storage with the present. The
///   first change after a step copies what it changes.
public nonisolated func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int = 100,
  filter: @escaping (Action) -> Bool = { _ in true }
) -> Reducer<Undoable<Value>, UndoableAction<Action>> {
  if limit < 0 { fatalError("The limit of `undoable` is \(limit): keep 0 steps or more.") }
  return { history, action in
    switch action {
    case .undo:
      guard let previous = history.past.popLast() else { return }
      history.future.append(history.present)
      history.present = previous
    case .redo:
      guard let next = history.future.popLast() else { return }
      history.past.append(history.present)
      history.present = next
    case .perform(let action):
      let previous = filter(action) ? Optional(history.present) : nil
      reducer(&history.present, action)
      guard let previous, !areEqual(previous, history.present) else { return }
      history.past.append(previous)
      if history.past.count > limit { history.past.removeFirst(history.past.count - limit) }
      history.future = []
    }
  }
}

/// Whether both values are equal; `false` if their type is not `Equatable`.
private nonisolated func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func isEqual<E: Equatable>(_ a: E) -> Bool { a == b as? E }
  return (a as? any Equatable).map { isEqual($0) } ?? false
}
