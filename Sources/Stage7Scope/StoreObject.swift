// Stage 7: a scoped store as the object that a SwiftUI view observes.
// SPDX-License-Identifier: MIT

#if canImport(Combine)
  public import Combine

  /// A scoped store as an `ObservableObject`, for views that take `@ObservedObject` or `@StateObject`.
  ///
  /// ```swift
  /// @ObservedObject var counter: StoreObject<Int, CounterAction>
  /// ```
  ///
  /// `objectWillChange` is sent before every action of the store, while `value` is still the old one. It
  /// cannot be known then whether the action will change this value, and so a view is drawn anew after
  /// every action; with ``ObservableStore`` only after one that changed what it read.
  ///
  /// It keeps its store alive and holds no copy of the value. The store does not keep it. It is not
  /// `Sendable`, as the store is not.
  public final class StoreObject<Value, Action>: ObservableObject {
    /// Sends before every action of the store.
    public let objectWillChange = ObservableObjectPublisher()

    private let store: ScopedStore<Value, Action>
    private let token: ObserverToken

    /// Makes an object that reads in `store`, and sends to it.
    public init(_ store: ScopedStore<Value, Action>) {
      self.store = store
      self.token = store.beforeEachAction { [objectWillChange] in objectWillChange.send() }
    }

    /// The value as it lies in the store now.
    public var value: Value { store.value }

    /// Sends `action` to the store.
    public func send(_ action: Action) { store.send(action) }
  }
#endif
