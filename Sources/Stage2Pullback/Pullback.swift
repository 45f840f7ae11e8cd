// Stage 2: turns a reducer for a part into one for the whole.

/// Turns a reducer for a part into one for the whole.
///
/// ```swift
/// let reducer = pullback(counterReducer, value: \AppState.count, action: \AppAction.counter)
/// ```
///
/// The part is changed in place, not copied. A pullback along the whole value and the whole action is the
/// same as the reducer itself, and two pullbacks in a row are the same as one along the appended paths.
///
/// - Parameters:
///   - reducer: The reducer for the part.
///   - value: The path from the whole to the part. Written as a literal in the call, a path of
///     stored properties costs nothing: the optimizer removes it. A computed property or a
///     subscript in the path is read into a copy, which is written back.
///   - action: The path from the whole's action to the part's, usually an optional property that
///     returns the payload of one enum case. If it is `nil`, the action is not for the part, and
///     nothing happens.
@inlinable
public nonisolated func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping Reducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Value>,
  action: KeyPath<ParentAction, Action?>
) -> Reducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let action = parentAction[keyPath: action] else { return }
    reducer(&parentValue[keyPath: value], action)
  }
}

// Without this overload, the compiler reports a missing property as three errors and names it in the last.
@available(*, unavailable, message: "the enum needs an optional property of the case's name")
public nonisolated func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping Reducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Value>,
  action: KeyPath<ParentAction, @Sendable (Action) -> ParentAction>
) -> Reducer<ParentValue, ParentAction> { fatalError() }

// A closure that is listed after a pullback: Swift takes it for the call's trailing closure.
@available(
  *, unavailable,
  message: "a closure on the next line is part of this call: make it a function, and list its name"
)
public nonisolated func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: Reducer<Value, Action>, value: WritableKeyPath<ParentValue, Value>,
  action: KeyPath<ParentAction, Action?>, _ closure: Reducer<ParentValue, ParentAction>
) -> Reducer<ParentValue, ParentAction> { fatalError() }
