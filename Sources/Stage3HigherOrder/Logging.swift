// Stage 3: a reducer that also prints each action and the value after it.

/// Returns a reducer that runs `reducer`, then prints the action and the changed value.
///
/// The value is printed as by `dump`:
///
/// ```text
/// Action: incrTapped
/// Value:
/// ▿ AppState
///   - count: 1
/// ```
///
/// `printer` is called once for each action, with a text that has no line break at its end.
public nonisolated func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>, printer: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  { value, action in
    reducer(&value, action)
    var entry = "Action: \(action)\nValue:\n"
    dump(value, to: &entry)
    entry.removeLast()
    printer(entry)
  }
}

/// Returns a reducer that runs `reducer`, then prints the action and the changed value.
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
