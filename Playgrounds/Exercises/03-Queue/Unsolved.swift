// Exercise 3: an observer that sends.

/// A store with observers that send actions.
///
/// An observer's action waits until all observers have been notified of the current one. Several waiting actions
/// are reduced in the order they were sent. When the first `send` returns, all of them have been reduced.
final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void
  private var observers: [(Value) -> Void] = []

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  func observe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
  }

  func send(_ action: Action) {
    // Change this function, and add the properties that it needs.
    reducer(&value, action)
    for observer in observers { observer(value) }
  }
}
