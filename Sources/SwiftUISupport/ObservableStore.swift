// SwiftUI: a scoped store that notifies each view only of changes to the members it read.
// SPDX-License-Identifier: MIT

#if canImport(Observation)
  public import Observation

  /// A scoped store for systems with Observation: code that reads `store.count`, such as the `body` of
  /// a view, is notified when `count` changes.
  ///
  /// Only the last member counts: `store.child.title` reads the title. What is not a number, a text or a flag is read
  /// by `value`; see ``UnreadPart``. An `Equatable` member has changed when it is no longer equal, any other after
  /// every action. Until then the value that was read is retained, so a large array is copied when it changes next.
  /// Readers are notified once, after the action has been reduced.
  ///
  /// - Complexity: O(*n*) for each action, *n* being the number of members that were read.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @dynamicMemberLookup
  @MainActor
  public final class ObservableStore<Value, Action>: Observable {
    private let store: ScopedStore<Value, Action>
    private let registrar = ObservationRegistrar()
    private var readings: [PartialKeyPath<Value>: Reading] = [:]
    private var token: ObserverToken?
    private var parts: [[AnyHashable?]: () -> AnyObject?] = [:]
    private var partLimit = 16

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

    /// Sends `action`, and returns when its effects have finished; see `Store/sendAndWait(_:isolation:)`.
    public func sendAndWait(_ action: Action) async { await store.sendAndWait(action) }

    /// The store that this one reads from and sends to.
    public func scope() -> ScopedStore<Value, Action> { store }

    /// The whole current value, for values that are numbers, strings or arrays.
    public var value: Value { self[\.self] }

    /// The number, text or flag at `path`.
    public subscript<Member: ScalarValue>(dynamicMember path: KeyPath<Value, Member>) -> Member {
      self[path]
    }

    /// The part of the value at `path`, of which nothing has been read yet.
    public subscript<Part>(
      dynamicMember path: KeyPath<Value, Part>
    ) -> UnreadPart<Value, Action, Part> { UnreadPart(self, path) }

    /// The current member of the value at `path`, such as `\.draft?.title`.
    public subscript<Member>(path: KeyPath<Value, Member>) -> Member {
      let memberPath = (\ObservableStore.store.value).appending(path: path)
      registrar.access(self, keyPath: memberPath)
      let member = store.value[keyPath: path]
      // Keep the first reading: an observer of the store may read a change before the other readers
      // are notified of it.
      if readings[path] == nil {
        token = token ?? store.observe { [weak self] value in self?.notify(value) }
        let last = member as? any Equatable
        readings[path] = Reading(
          isUnchanged: { last?.equals($0[keyPath: path]) ?? false },
          notify: { $0.registrar.withMutation(of: $0, keyPath: memberPath) {} })
      }
      return member
    }

    /// Notifies the readers of the member at `path`, although it has not changed.
    public func notifyReaders<Member>(of path: KeyPath<Value, Member>) {
      readings.removeValue(forKey: path)?.notify(self)
    }

    /// The part that views retain for these paths and this id, or else a new one from `make`.
    func _retained<Part, PartAction>(
      _ value: AnyKeyPath, _ action: AnyKeyPath?, id: AnyHashable? = nil,
      _ make: () -> ScopedStore<Part, PartAction>?
    ) -> ObservableStore<Part, PartAction>? {
      let key: [AnyHashable?] = [value, action, id]
      if let part = parts[key]?() as? ObservableStore<Part, PartAction> { return part }
      guard let part = make().map({ ObservableStore<Part, PartAction>($0) }) else { return nil }
      if parts.count >= partLimit {
        parts = parts.filter { $0.value() != nil }
        partLimit = max(16, 2 * parts.count)
      }
      parts[key] = { [weak part] in part }
      return part
    }

    private func notify(_ value: Value) {
      let changed = readings.filter { !$0.value.isUnchanged(value) }
      // Remove the readings first, because a reader may read again while it is being notified.
      for path in changed.keys { readings[path] = nil }
      for reading in changed.values { reading.notify(self) }
    }
  }
#endif

nonisolated extension Equatable { func equals(_ other: Any) -> Bool { self == other as? Self } }
