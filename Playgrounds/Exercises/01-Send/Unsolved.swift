// Exercise 1: write `send`.

/// Owns a value. Only the reducer changes the value, and only when an action is sent. After each action, the
/// store calls its observers, in the order they subscribed, with the value before the action and the one after it.
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
    // Your code goes here.
  }
}
