// SwiftUI: a scoped store that notifies each view only of changes to the members it read.

#if canImport(Observation)
  public import Observation

  /// A scoped store with Observation: a view that reads `store.count` is updated when `count` changes.
  ///
  /// Only the last member counts: `store.child.title` reads the title; see ``UnreadPart``. A stored property has changed
  /// when it is no longer equal, or after every action if it is not `Equatable`. The value that was read is retained
  /// until then, so a large array is copied when it changes next. Anything else, such as a computed property or a
  /// subscript, is evaluated by its readers only, never by the store. It counts as changed when the stored part around
  /// it changes: `names` for `store.names[0]`, and the whole value for a computed property of the whole value. Readers
  /// are notified once, after the action has been reduced.
  ///
  /// - Complexity: O(*n*) for each action, *n* being the number of members that readers wait for.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @dynamicMemberLookup
  @MainActor
  public final class ObservableStore<Value, Action>: Observable, BindableStore {
    private let store: ScopedStore<Value, Action>
    private let registrar = ObservationRegistrar()
    /// What readers have read, by the path that is compared.
    private var readings: [PartialKeyPath<Value>: () -> Reading<Value>?] = [:]
    private var token: ObserverToken?
    /// The stored value from which a property computes this one.
    private let computedFrom: (read: () -> Void, notifyReaders: () -> Void)?
    private var parts: [[AnyHashable?]: () -> AnyObject?] = [:]
    private var partLimit = 16

    /// Creates an observable store that reads from `store` and sends to it.
    public init(_ store: ScopedStore<Value, Action>) {
      func readers<Whole: Scopable>(_ whole: Whole) -> (() -> Void, () -> Void) {
        let whole = ObservableStore<Whole.Value, Whole.Action>(whole.scope())
        return ({ _ = whole.value }, { whole.notifyReaders(of: \.self) })
      }
      (self.store, computedFrom) = (store, store._computedFrom.map { readers($0) })
    }

    /// Creates an observable store of `store`: also of a new one, in the initial value of a property.
    public convenience init(_ store: @autoclosure @MainActor () -> Store<Value, Action>) {
      self.init(store().scope())
    }

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
    ) -> UnreadPart<Value, Action, Part> { UnreadPart(self, \.self)._member(path) }

    /// Notifies the readers of the member at `path`, although it has not changed.
    public func notifyReaders<Member>(of path: KeyPath<Value, Member>) {
      if let computedFrom { return computedFrom.notifyReaders() }
      notify([path.isStored ? path : \.self])
    }

    /// The member at `path`, which counts as changed when the one at `compared` has.
    public func _member<Member>(
      _ path: KeyPath<Value, Member>, comparing compared: PartialKeyPath<Value>
    ) -> Member {
      if let computedFrom {
        computedFrom.read()
      } else {
        let known = readings[compared]?()
        // Keep the reading of earlier readers: if an observer of the store reads a new value before
        // they are notified, a new reading would hide the change from them.
        let reading = known ?? Reading(of: store.value, at: compared)
        registrar.access(self, keyPath: \.[reading])
        if known == nil {
          readings[compared] = { [weak reading] in reading }
          token = token ?? store.observe { [weak self] value in self?.notify(value) }
        }
      }
      return store.value[keyPath: path]
    }

    /// A member for each reading, so that Observation retains it as long as its readers wait.
    private subscript(_: Reading<Value>) -> Void { () }

    private func notify(_ value: Value) {
      var changed: [PartialKeyPath<Value>] = []
      for (path, last) in readings where last()?.isUnchanged(value) != true {
        changed.append(path)
      }
      if !changed.isEmpty { notify(changed) }
    }

    private func notify(_ changed: [PartialKeyPath<Value>]) {
      // Remove the readings first, because a reader may read again while it is being notified.
      let changed = changed.compactMap { readings.removeValue(forKey: $0)?() }
      for reading in changed { registrar.withMutation(of: self, keyPath: \.[reading]) {} }
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
  }

  /// What was read at a path, for the main actor. Observation retains it, in a key path, as long as its readers wait.
  private nonisolated final class Reading<Value>: Hashable, @unchecked Sendable {
    let isUnchanged: (Value) -> Bool

    init(of value: Value, at path: PartialKeyPath<Value>) {
      func comparison<Last: Equatable>(_ last: Last) -> ((Value) -> Bool)? {
        (path as? KeyPath<Value, Last>).map { path in { $0[keyPath: path] == last } }
      }
      isUnchanged =
        (value[keyPath: path] as? any Equatable).flatMap { comparison($0) } ?? { _ in false }
    }

    static func == (a: Reading, b: Reading) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif

nonisolated extension PartialKeyPath {
  /// Whether this leads through stored properties only, so that it can be followed in any state.
  var isStored: Bool { MemoryLayout<Root>.offset(of: self) != nil }
}

nonisolated extension Equatable { func equals(_ other: Any) -> Bool { self == other as? Self } }
