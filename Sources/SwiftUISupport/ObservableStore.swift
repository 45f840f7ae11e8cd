// SwiftUI: a scoped store that notifies each view only of changes to the members it read.
// SPDX-License-Identifier: MIT

#if canImport(Observation)
  public import Observation

  /// A scoped store for systems with Observation: code that reads `store.count` is notified when
  /// `count` changes.
  ///
  /// ```swift
  /// let store = ObservableStore(app.scope())
  /// withObservationTracking {
  ///   print(store.count)
  /// } onChange: {
  ///   print("count has changed")
  /// }
  /// app.send(.counter(.incrTapped))  // prints count has changed
  /// ```
  ///
  /// SwiftUI does this for everything that the `body` of a view reads. As always with Observation,
  /// `onChange` is called once; to be notified of further changes, read again. It is called after
  /// the action has been reduced, whereas for a stored property it is called before the change.
  ///
  /// Any property of the value can be read, stored or computed. An `Equatable` one counts as
  /// changed when it is no longer equal; any other, after every action. The value that was read is
  /// retained until the notification, so a large array is copied when it changes next. Where that
  /// matters, read a smaller computed property, such as `isEmpty` or `title`.
  ///
  /// It retains its store, and the store does not retain it. Create one for the whole app, where
  /// the app owns its store, and pass parts of it to the views; see ``scope(value:action:)``. Like
  /// the views, it stays on the main actor, so SwiftUI's asynchronous closures may use it:
  ///
  /// ```swift
  /// .refreshable { await store.sendAndWait(.pulledToRefresh) }
  /// ```
  ///
  /// - Complexity: O(*n*) for each action, *n* being the number of properties that were read and
  ///   have not changed since. It observes its store only once a property has been read.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @dynamicMemberLookup
  @MainActor
  public final class ObservableStore<Value, Action>: Observable {
    let store: ScopedStore<Value, Action>
    let parts = ObservableParts()
    private let registrar = ObservationRegistrar()
    private var readings: [PartialKeyPath<Value>: Reading] = [:]
    private var token: ObserverToken?

    /// A member that was read: how to see whether it has changed, and how to notify its readers.
    private struct Reading {
      let isUnchanged: (Value) -> Bool
      let notify: @MainActor (ObservableStore) -> Void
    }

    /// Creates an observable store that reads from `store` and sends to it.
    public init(_ store: ScopedStore<Value, Action>) { self.store = store }

    /// Creates an observable store of the whole of `store`.
    public convenience init(_ store: Store<Value, Action>) { self.init(store.scope()) }

    /// Sends `action` to the store.
    public func send(_ action: Action) { store.send(action) }

    /// Sends `action`, and returns when its effects and those of all actions that follow from it have
    /// finished. The same as `Store/sendAndWait(_:isolation:)`.
    public func sendAndWait(_ action: Action) async { await store.sendAndWait(action) }

    /// The store that this one reads from and sends to.
    public func scope() -> ScopedStore<Value, Action> { store }

    /// The whole current value, for values that are numbers, strings or arrays.
    public var value: Value { self[dynamicMember: \.self] }

    /// The current member of the value at `path`.
    public subscript<Member: Equatable>(dynamicMember path: KeyPath<Value, Member>) -> Member {
      read(path) { member in { value in value[keyPath: path] == member } }
    }

    /// The current member of the value at `path`, which counts as changed after every action.
    public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
      read(path) { _ in { _ in false } }
    }

    private func read<Member>(
      _ path: KeyPath<Value, Member>, isUnchanged: (_ since: Member) -> (Value) -> Bool
    ) -> Member {
      let memberPath = (\ObservableStore.store.value).appending(path: path)
      registrar.access(self, keyPath: memberPath)
      let member = store.value[keyPath: path]
      // Keep the first reading: an observer of the store may read a change before the other readers
      // are notified of it.
      if readings[path] == nil {
        token = token ?? store.observe { [weak self] value in self?.notify(value) }
        readings[path] = Reading(
          isUnchanged: isUnchanged(member),
          notify: { $0.registrar.withMutation(of: $0, keyPath: memberPath) {} })
      }
      return member
    }

    /// Notifies the readers of the member at `path`, although it has not changed.
    public func notifyReaders<Member>(of path: KeyPath<Value, Member>) {
      readings.removeValue(forKey: path)?.notify(self)
    }

    private func notify(_ value: Value) {
      let changed = readings.filter { !$0.value.isUnchanged(value) }
      // Remove the readings first, because a reader may read again while it is being notified.
      for path in changed.keys { readings[path] = nil }
      for reading in changed.values { reading.notify(self) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore where Value: Equatable {
    /// The whole current value, for values that are numbers, strings or arrays.
    public var value: Value { self[dynamicMember: \.self] }
  }
#endif
