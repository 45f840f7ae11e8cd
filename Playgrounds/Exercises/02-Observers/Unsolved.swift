// Exercise 2: observers that unsubscribe.

/// Keeps an observer subscribed until the token is cancelled or released.
final class ObserverToken {
  func cancel() {
    // Your code goes here.
  }
}

/// A store whose `observe` returns a token, which cancels the subscription.
final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void
  private var observers: [(Value) -> Void] = []

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  /// Calls `observer` after each action until the token is cancelled or released. From then on, it is never called
  /// again, not even if another observer cancels it while the store notifies them of an action.
  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    // Your code goes here. You may also change how the observers are stored.
    observers.append(observer)
    return ObserverToken()
  }

  func send(_ action: Action) {
    reducer(&value, action)
    for observer in observers { observer(value) }
  }
}
