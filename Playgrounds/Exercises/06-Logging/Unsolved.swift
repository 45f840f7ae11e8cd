// Exercise 6: write `logging`.

import Stage2Pullback

/// Returns a reducer that runs `reducer`, and prints one line for each action, with the value
/// before and after it: `incrTapped: 0 → 1`.
func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>, printer: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  // Your code goes here.
  reducer
}
