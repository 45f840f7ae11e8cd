// Stage 7: a scoped store as an object that a SwiftUI view observes.
// SPDX-License-Identifier: MIT

#if canImport(Combine)
  public import Combine

  /// A scoped store as an `ObservableObject`, for views that take `@ObservedObject` or
  /// `@StateObject`.
  ///
  /// ```swift
  /// @ObservedObject var counter: StoreObject<Int, CounterAction>
  /// ```
  ///
  /// `objectWillChange` sends before every action of the store, while `value` is still the old one.
  /// At that time nothing can tell whether the action will change this value, so SwiftUI updates
  /// the view after every action. With ``ObservableStore`` it does so only after an action that
  /// changed what the view read.
  ///
  /// It retains its store and holds no copy of the value. The store does not retain it. Like the
  /// store, it is not `Sendable`.
  public final class StoreObject<Value, Action>: ObservableObject {
    /// Sends before every action of the store.
    public let objectWillChange = ObservableObjectPublisher()

    private let store: ScopedStore<Value, Action>
    private let token: ObserverToken

    /// Creates an object that reads from `store` and sends to it.
    public init(_ store: ScopedStore<Value, Action>) {
      self.store = store
      self.token = store.beforeEachAction { [objectWillChange] in objectWillChange.send() }
    }

    /// The current value, read from the store.
    public var value: Value { store.value }

    /// Sends `action` to the store.
    public func send(_ action: Action) { store.send(action) }
  }
#endif
