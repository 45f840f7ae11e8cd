// Stage 3: a reducer whose changes can be taken back.
// SPDX-License-Identifier: MIT

/// A value with the values it had before, and those that undoing took back.
public struct Undoable<Value> {
  /// The value as it is now.
  public var present: Value
  /// The values that undoing returns to, the oldest first.
  public private(set) var past: [Value]
  /// The values that redoing returns to, the next one last.
  public private(set) var future: [Value]

  /// Makes a history; by default, one with nothing to undo or redo.
  ///
  /// - Parameters:
  ///   - past: The values that undoing returns to, the oldest first.
  ///   - future: The values that redoing returns to, the next one last.
  public init(_ present: Value, past: [Value] = [], future: [Value] = []) {
    self.present = present
    self.past = past
    self.future = future
  }

  /// Whether there is a step to take back.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether there is a step, taken back, to take again.
  public var canRedo: Bool { !future.isEmpty }

  mutating func undo() {
    guard let previous = past.popLast() else { return }
    future.append(present)
    present = previous
  }

  mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(present)
    present = next
  }

  mutating func remember(_ previous: Value, limit: Int) {
    past.append(previous)
    if past.count > limit { past.removeFirst(past.count - max(limit, 0)) }
    future.removeAll()
  }
}

extension Undoable: Sendable where Value: Sendable {}
extension Undoable: Equatable where Value: Equatable {}

/// An action of a reducer, or one that goes through its history.
public enum UndoableAction<Action> {
  case undo
  case redo
  case perform(Action)
}

extension UndoableAction: Sendable where Action: Sendable {}
extension UndoableAction: Equatable where Action: Equatable {}

/// The given reducer on a value with a history.
///
/// An action that passes `filter` makes a step that `.undo` takes back, and drops what could have
/// been redone; one that does not changes the present and leaves the history as it is. Undo
/// restores a whole earlier value, and with no step to undo (or redo) nothing happens.
///
/// - Parameters:
///   - limit: How many steps are kept; the oldest is forgotten first. 0 keeps none.
///   - filter: Which actions make a step.
/// - Complexity: Each step holds one earlier value, which shares storage with the present until that
///   changes: the first change after a step copies what it changes.
public func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int = 100,
  filter: @escaping (Action) -> Bool = { _ in true }
) -> Reducer<Undoable<Value>, UndoableAction<Action>> {
  undoable(reducer, limit: limit, filter: filter, isUnchanged: { _, _ in false })
}

/// The given reducer on a value with a history, in which an action that changes nothing is no step.
public func undoable<Value: Equatable, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int = 100,
  filter: @escaping (Action) -> Bool = { _ in true }
) -> Reducer<Undoable<Value>, UndoableAction<Action>> {
  undoable(reducer, limit: limit, filter: filter, isUnchanged: { $0 == $1 })
}

private func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int,
  filter: @escaping (Action) -> Bool,
  isUnchanged: @escaping (Value, Value) -> Bool
) -> Reducer<Undoable<Value>, UndoableAction<Action>> {
  { history, action in
    switch action {
    case .undo: history.undo()
    case .redo: history.redo()
    case .perform(let action) where filter(action):
      let previous = history.present
      reducer(&history.present, action)
      if !isUnchanged(previous, history.present) { history.remember(previous, limit: limit) }
    case .perform(let action):
      reducer(&history.present, action)
    }
  }
}
