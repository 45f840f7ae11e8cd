// SwiftUI: a scoped store, and its parts, that notifies each view only of changes to what it read.

/// A scoped store with Observation: a view that reads `store.count` is updated when `count` changes.
///
/// `store.child.title` reads `child`, the first member, as a struct in an `@Observable` class would. To read the title
/// only, write `store[\.child.title]`, or give a view of its own the part `store.scope(value: \.child)`.
///
/// A stored property has changed when it is no longer equal, or after every action if it is not `Equatable`. The value
/// that was read is retained until then, so a large array is copied when it changes next. Anything else, such as a
/// computed property, is evaluated by its readers only, never by the store. It counts as changed when the whole
/// value does. Readers are notified once, after the action has been reduced.
///
/// A part is made anew each time; all of them notify through the same store. Two are equal if they are the same part
/// of it, so SwiftUI does not update an inner view because the outer one is updated.
///
/// - Complexity: O(*n*) for each action, *n* being the number of members that readers wait for.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@dynamicMemberLookup
@MainActor
public struct ObservableStore<Value, Action>: nonisolated Hashable {
  private let _store: ScopedStore<Value, Action>
  let _readings: Readings
  /// The key paths and ids from the whole to this part.
  nonisolated(unsafe) let _name: [AnyHashable?]
  /// What is compared instead of this part, if it is not total.
  private let _comparedInstead: Compared?

  /// Creates an observable store that reads from `store` and sends to it. Keep it, for instance in a `@State`: its
  /// readers are notified as long as it, or a part of it, exists.
  ///
  /// What `store` reads has to work for every value, because it is read after every action.
  public init(_ store: ScopedStore<Value, Action>) {
    (_store, _readings, _name, _comparedInstead) = (store, Readings(of: store), [], nil)
  }

  /// Creates an observable store of `store`: also of a new one, in the initial value of a property.
  public init(_ store: @autoclosure @MainActor () -> Store<Value, Action>) {
    self.init(store().scope())
  }

  init<Whole, WholeAction>(
    _ store: ScopedStore<Value, Action>, in whole: ObservableStore<Whole, WholeAction>,
    _ name: [AnyHashable?], isTotal: Bool = true
  ) {
    (_store, _readings, _name) = (store, whole._readings, whole._name + name)
    _comparedInstead = whole._comparedInstead ?? (isTotal ? nil : whole._compared(\.self))
  }

  /// Sends `action` to the store.
  public func send(_ action: Action) { _store.send(action) }

  /// Sends `action`, and returns when its effects have finished; see `Store/sendAndWait(_:isolation:)`.
  public func sendAndWait(_ action: Action) async { await _store.sendAndWait(action) }

  /// The store that this one reads from and sends to.
  public func scope() -> ScopedStore<Value, Action> { _store }

  /// The whole current value, for values that are numbers, strings or arrays.
  public var value: Value { self[\.self] }

  /// The member of the value at `path`.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { self[path] }

  /// The member of the value at `path`, such as `\.child.title`.
  public subscript<Member>(path: KeyPath<Value, Member>) -> Member {
    _member(path, isTotal: path.isTotal)
  }

  /// The member at `path`. If it `isTotal`, so that it can be read in any state, the store compares it.
  func _member<Member>(_ path: KeyPath<Value, Member>, isTotal: Bool) -> Member {
    _readings.add(_compared(path, isTotal: isTotal))
    return _store.value[keyPath: path]
  }

  /// Notifies the readers of the member at `path`, although it has not changed.
  func _readAgain<Member>(_ path: KeyPath<Value, Member>, isTotal: Bool) {
    _readings.notify([_compared(path, isTotal: isTotal).name])
  }

  private func _compared<Member>(
    _ path: KeyPath<Value, Member>, isTotal: Bool = true
  ) -> Compared {
    if let _comparedInstead { return _comparedInstead }
    if !isTotal { return _compared(\.self) }
    return Compared(_store.scope(value: path), name: _name + [path])
  }

  public nonisolated static func == (a: ObservableStore, b: ObservableStore) -> Bool {
    a._readings === b._readings && a._name == b._name
  }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(_name) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ObservableStore {
  /// A part of this store, for an inner view. Calling this reads nothing.
  public func scope<Part, PartAction>(
    value: KeyPath<Value, Part>, action: CasePath<Action, PartAction>
  ) -> ObservableStore<Part, PartAction> {
    .init(
      scope().scope(value: value, action: action), in: self, [value, action.path, nil],
      isTotal: value.isTotal)
  }

  /// A part of this store that sends no actions.
  public func scope<Part>(value: KeyPath<Value, Part>) -> ObservableStore<Part, Never> {
    .init(scope().scope(value: value), in: self, [value, nil, nil], isTotal: value.isTotal)
  }

  /// A part of this store that is a property of the scoped store, as an app defines them at stage 7.
  public func scope<Part, PartAction>(
    _ part: KeyPath<ScopedStore<Value, Action>, ScopedStore<Part, PartAction>>
  ) -> ObservableStore<Part, PartAction> { .init(scope()[keyPath: part], in: self, [part]) }

  /// A part that may be missing, such as the payload of a case, or `nil` if it is.
  ///
  /// A view that calls this, like `CaseLet`, is notified when the part arrives or leaves, or is
  /// replaced by one with another id. Otherwise the same as `Scopable/scope(ifPresent:action:)`.
  public func scope<Part, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, action: CasePath<Action, PartAction>
  ) -> ObservableStore<Part, PartAction>? {
    let id = _member(value.appending(path: \.ownID), isTotal: true)
    return scope().scope(ifPresent: value, action: action).map {
      .init($0, in: self, [value, action.path, id])
    }
  }

  /// The payload of a case of the enum at `value`, or `nil` while the enum is in another case.
  ///
  /// Otherwise the same as `scope(ifPresent:action:)`.
  public func scope<Cases, Part, PartAction>(
    value: KeyPath<Value, Cases>, case casePath: CasePath<Cases, Part>,
    action: CasePath<Action, PartAction>
  ) -> ObservableStore<Part, PartAction>? {
    scope(ifPresent: value.appending(path: casePath.path), action: action)
  }
}

extension Optional {
  /// For a path from which a reader learns whether another part has come.
  var ownID: AnyHashable? { map { childID($0) } }
}

nonisolated extension KeyPath {
  /// Whether this can be followed in any state, because it leads through stored properties only.
  var isTotal: Bool { MemoryLayout<Root>.offset(of: self) != nil }
}
