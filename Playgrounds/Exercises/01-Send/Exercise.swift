// Exercise 1: write `send`.
// SPDX-License-Identifier: MIT

/// Owns a value. Only the reducer changes the value, and only when an action is sent. After each action, the
/// store calls its observers with the new value, in the order they subscribed.
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
    // Your code goes here.
  }
}
