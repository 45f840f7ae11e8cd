// Exercise 4, solved.
// SPDX-License-Identifier: MIT

/// The store of exercise 1, when an observer itself sends an action.
///
/// Such an action must wait: the observers are first notified of the action before it, all of them. Several
/// actions wait in line, and the one that was sent first is reduced first. When the first `send` returns,
/// all of them have been reduced.
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
