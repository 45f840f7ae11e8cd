// Exercise 3, solved.
//
// Hint 1: Put a `print` at the beginning and at the end of `send`, and send one action to a store
// with an observer that sends. Which line is printed twice before the other is printed once?
// Hint 2: Waiting actions must be kept somewhere. And `send` must find out whether another `send`
// is still running.
// Hint 3: Every `send` adds its action to a queue. Only the first `send` goes on: it reduces one
// action after another until the queue is empty.

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void
  private var observers: [(Value) -> Void] = []
  private var queue: [Action] = []
  private var isSending = false

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  func observe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
  }

  func send(_ action: Action) {
    queue.append(action)
    if isSending { return }
    isSending = true
    while !queue.isEmpty {
      reducer(&value, queue.removeFirst())
      for observer in observers { observer(value) }
    }
    isSending = false
  }
}
