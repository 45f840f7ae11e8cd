// Exercise 5, solved.

import Stage1Store

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  { value, action in
    for reducer in reducers { reducer(&value, action) }
  }
}
