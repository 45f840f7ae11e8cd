// Exercise 6, solved.
//
// Hint 1: A higher-order reducer takes a reducer and returns another one, which calls the first.
// Begin with a closure that only calls it.
// Hint 2: When the reducer has run, the old value is gone. What do you have to keep: the value, or
// only its text?
// Hint 3: `"\(value)"` is the text of any value. Create it before the call, and again afterwards.

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
