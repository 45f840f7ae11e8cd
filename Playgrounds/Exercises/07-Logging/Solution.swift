// Exercise 7, solved.

import Stage2Pullback

func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>, printer: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  { value, action in
    let before = "\(value)"
    reducer(&value, action)
    printer("\(action): \(before) → \(value)")
  }
}
