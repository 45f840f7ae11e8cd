// Stage 7: a scoped store that tells each view of no more than it read.
// SPDX-License-Identifier: MIT

#if canImport(Observation)
  public import Observation

  /// A scoped store for views on systems with Observation: who reads `store.count` is told of `count`.
  ///
  /// ```swift
  /// let store = ObservableStore(app.scope())
  /// withObservationTracking { print(store.count) } onChange: { print("count has changed") }
  /// app.send(.counter(.incrTapped))  // prints count has changed
  /// ```
  ///
  /// A SwiftUI view does that by itself with all that its `body` reads. As ever with Observation, one is
  /// told once, and of further changes after one has read again. Unlike a stored property's, the change
  /// has been made by then, with all others of the same action.
  ///
  /// A member is any property of the value, stored or computed. One that is `Equatable` has changed if it
  /// is no longer equal, and so what was read of it is kept until it is told of: a large array that was
  /// read is copied when it changes next. Read a computed property that says less (`isEmpty`, `title`),
  /// where that matters. A member that is not `Equatable` is told of every action.
  ///
  /// It keeps its store alive, and the store does not keep it. It is not `Sendable`, as the store is not.
  ///
  /// - Complexity: O(*n*) for each action, *n* being the number of members that were read and not told of
  ///   since. Before the first is read it is not even an observer of its store.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @dynamicMemberLookup
  public final class ObservableStore<Value, Action>: Observable {
    private let store: ScopedStore<Value, Action>
    private let registrar = ObservationRegistrar()
    private var readings: [PartialKeyPath<Value>: Reading] = [:]
    private var token: ObserverToken?

    /// What there is to do about a member that was read.
    private struct Reading {
      let isUnchanged: (Value) -> Bool
      let tell: (ObservableStore) -> Void
    }

    /// Makes one that reads in `store`, and sends to it.
    public init(_ store: ScopedStore<Value, Action>) { self.store = store }

    /// Sends `action` to the store.
    public func send(_ action: Action) { store.send(action) }

    /// The whole value, as it lies in the store now; for values that are numbers, texts or arrays.
    public var value: Value { self[dynamicMember: \.self] }

    /// The member of the value at `path`, as it lies in the store now.
    public subscript<Member: Equatable>(dynamicMember path: KeyPath<Value, Member>) -> Member {
      read(path) { member in { value in value[keyPath: path] == member } }
    }

    /// The member of the value at `path`, as it lies in the store now; one that cannot be compared.
    public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
      read(path) { _ in { _ in false } }
    }

    private func read<Member>(
      _ path: KeyPath<Value, Member>, isUnchanged: (_ since: Member) -> (Value) -> Bool
    ) -> Member {
      let memberPath = (\ObservableStore.current).appending(path: path)
      registrar.access(self, keyPath: memberPath)
      let member = current[keyPath: path]
      // The first reading stays: an observer of the store may read what others are yet to be told of.
      if readings[path] == nil {
        observeStore()
        readings[path] = Reading(
          isUnchanged: isUnchanged(member),
          tell: { $0.registrar.withMutation(of: $0, keyPath: memberPath) {} })
      }
      return member
    }

    private func observeStore() {
      if token == nil {
        token = store.observe { [weak self] value in self?.tell(value) }
      }
    }

    private func tell(_ value: Value) {
      let changed = readings.filter { !$0.value.isUnchanged(value) }
      // Forgotten first: who is told may read again at once.
      for path in changed.keys { readings[path] = nil }
      for reading in changed.values { reading.tell(self) }
    }

    private var current: Value { store.value }
  }

  extension ObservableStore where Value: Equatable {
    /// The whole value, as it lies in the store now; for values that are numbers, texts or arrays.
    public var value: Value { self[dynamicMember: \.self] }
  }
#endif
