// Exercise 4, solved.

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
