// Exercise 1, solved.

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
