// Exercise 5: write `combine`.

import Stage1Store

/// Returns a reducer that runs all `reducers` in order, each on the value that the previous one left.
func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  { value, action in
    // Your code goes here.
  }
}
