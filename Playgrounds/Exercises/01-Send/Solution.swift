// Exercise 1, solved.
//
// Hint 1: Two things have to happen for each action. What are they, and which comes first? What is
// gone after the first?
// Hint 2: The reducer is a function that is stored in a property. Its first parameter is `inout`:
// how do you pass a property so that a function can change it?
// Hint 3: Keep the value in a constant before the reducer changes it. Then go through the array of
// observers and call each of them with both values.

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void
  private var observers: [(_ old: Value, _ new: Value) -> Void] = []

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  func observe(_ observer: @escaping (_ old: Value, _ new: Value) -> Void) {
    observers.append(observer)
  }

  func send(_ action: Action) {
    let old = value
    reducer(&value, action)
    for observer in observers { observer(old, value) }
  }
}
