// Stage 3: a reducer that tells what it did.
// SPDX-License-Identifier: MIT

/// The given reducer, which also prints every action and the value as it is after the change.
///
/// What is printed is made by the standard library's `print` and `dump`:
///
/// ```text
/// Action: incrTapped
/// Value:
/// ▿ AppState
///   - count: 1
/// ```
///
/// - Parameter printer: Receives one text for each action, without a line break at its end.
public func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  printer: @escaping (String) -> Void = { print($0) }
) -> Reducer<Value, Action> {
  { value, action in
    reducer(&value, action)
    printer(logEntry(action: action, value: value))
  }
}

func logEntry<Value, Action>(action: Action, value: Value) -> String {
  var entry = "Action: \(action)\nValue:\n"
  dump(value, to: &entry)
  entry.removeLast()
  return entry
}
