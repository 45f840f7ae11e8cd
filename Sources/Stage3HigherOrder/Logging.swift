// Stage 3: a reducer that also prints each action, and what it changed.

/// Returns a reducer that runs `reducer`, then prints the action and the difference that it made.
///
/// The value is printed as by `dump`. − marks lines of the old value, and + lines of the new one:
///
/// ```text
/// Action: incrTapped
///   ▿ AppState
/// −   - count: 0
/// +   - count: 1
/// ```
///
/// `printer` is called once for each action, with a text that has no line break at its end.
///
/// - Complexity: O(*n*) for a value that takes *n* lines, of which only those near a change are printed.
public nonisolated func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>, printer: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  { value, action in
    // The text, and not the value: a second owner would make the reducer copy each array that it changes.
    let before = _PrintedValue(value)
    reducer(&value, action)
    let changes = before.changes(to: _PrintedValue(value)) ?? "No visible change."
    printer("Action: \(action)\n\(changes)")
  }
}

/// Returns a reducer that runs `reducer`, then prints the action and the difference that it made.
public nonisolated func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> Reducer<Value, Action> {
  logging(reducer, printer: { print($0) })
}

/// Stacks higher-order reducers: `compose(logging, activityFeed)(appReducer)` is
/// `logging(activityFeed(appReducer))`, which also logs what the feed did. `Result` is `Void`, or the
/// `Effect` of an effectful reducer.
public nonisolated func compose<Value, Action, Result, Inner, Outer>(
  _ outer: @escaping (Inner) -> Outer,
  _ inner: @escaping (@escaping (inout Value, Action) -> Result) -> Inner
) -> (@escaping (inout Value, Action) -> Result) -> Outer { { outer(inner($0)) } }
