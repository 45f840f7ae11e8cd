// Stage 7: how to take a part of a store.

/// A store, or a part of one: everything here works on both.
public nonisolated protocol Scopable<Value, Action> {
  associatedtype Value
  associatedtype Action

  /// The whole of this store as a scoped store, for a feature that takes one.
  func scope() -> ScopedStore<Value, Action>
}

nonisolated extension Scopable {
  /// A part of this store, for a feature. The property at `value` is stored or computed.
  ///
  /// - Complexity: Reading and notifying cost the same at any depth; sending embeds the action at each level.
  @inlinable public func scope<Part, PartAction>(
    value: KeyPath<Value, Part>, action: CasePath<Action, PartAction>
  ) -> ScopedStore<Part, PartAction> {
    scope(value: value, action: action.embed)
  }

  /// A part of this store whose actions are not a case of the whole's action. `action` embeds them.
  @inlinable public func scope<Part, PartAction>(
    value: KeyPath<Value, Part>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    // Inlinable, because sending through ten levels costs three times as much otherwise.
    let whole = scope()
    return ScopedStore(_source: whole._source.part(at: value)) { whole.send(action($0)) }
  }

  /// A part of this store that sends no actions.
  public func scope<Part>(value: KeyPath<Value, Part>) -> ScopedStore<Part, Never> {
    scope(value: value) { (_: Never) -> Action in }
  }

  /// A part that functions make from this store, such as the state and actions of a view.
  ///
  /// `value` has to work for every value of the whole, because it is called after every action, for each
  /// observer, and each time the value is read. A key path is faster.
  public func scope<Part, PartAction>(
    value: @escaping (Value) -> Part, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    let whole = scope()
    return ScopedStore(_source: whole._source.part(value)) { whole.send(action($0)) }
  }

  /// A part that may be missing, such as the value of an optional or the payload of a case. Returns `nil` while
  /// it is missing.
  ///
  /// When the part has left, `value` is still the value that the scope has last read or passed to an
  /// observer, so a screen does not go blank while it is dismissed. Observers are no longer notified.
  /// Actions are still sent, and the reducer reports them. If the part is `Identifiable`, and a part with
  /// another id takes its place, the scope does not read that one. It sends no more actions, and reports them.
  ///
  /// Because the last value is retained, the next change copies the arrays that it touches.
  public func scope<Part, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, action: CasePath<Action, PartAction>
  ) -> ScopedStore<Part, PartAction>? {
    scope(ifPresent: { $0[keyPath: value] }, action: action.embed)
  }

  /// The payload of a case of the enum at `value`, or `nil` while the enum is in another case.
  ///
  /// The arguments are those of the `pullback` for a case. Otherwise the same as `scope(ifPresent:action:)`,
  /// whose path may also lead to the payload.
  public func scope<Cases, Part, PartAction>(
    value: KeyPath<Value, Cases>, case casePath: CasePath<Cases, Part>,
    action: CasePath<Action, PartAction>
  ) -> ScopedStore<Part, PartAction>? {
    scope(ifPresent: value.appending(path: casePath.path), action: action)
  }

  /// A part that a function finds in this store, such as `{ $0.rows.last }`, or `nil` if it is missing.
  ///
  /// Otherwise the same as `scope(ifPresent:action:)`.
  public func scope<Part, PartAction>(
    ifPresent find: @escaping (Value) -> Part?, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    let whole = scope()
    guard let part = find(whole.value) else { return nil }
    let id = childID(part)
    let source = whole._source.part(last: LastValue(part)) {
      find($0).flatMap { childID($0) == id ? $0 : nil }
    }
    return ScopedStore(_source: source) {
      let isReplaced = find(whole.value).map { childID($0) != id } ?? false
      let report = whole._source._store._reportMissingChild
      if isReplaced { report(action($0)) } else { whole.send(action($0)) }
    }
  }

  /// The element with the id `id` in an identified array, or `nil` if it is missing.
  ///
  /// Otherwise the same as `scope(ifPresent:action:)`.
  public func scope<Element: Identifiable, Part>(
    elementsByID elements: KeyPath<Value, IdentifiedArray<Element>>, id: Element.ID,
    action: CasePath<Action, ElementAction<Element.ID, Part>>
  ) -> ScopedStore<Element, Part>? {
    scope(
      ifPresent: { $0[keyPath: elements][id: id] },
      action: { action.embed(ElementAction(id: id, action: $0)) })
  }

  /// Calls `observer` with the value after every action that changed it.
  ///
  /// `isDuplicate` says whether the new value counts as unchanged since the last call of the observer, or at first
  /// since it subscribed. That last value is retained, so a large array in it is copied when it changes next. Where
  /// that matters, observe a smaller part.
  public func observeChanges(
    removingDuplicates isDuplicate: @escaping (_ last: Value, _ new: Value) -> Bool,
    _ observer: @escaping (_ value: Value) -> Void
  ) -> ObserverToken {
    let source = scope()._source
    var last = source.value
    return source.observe { value in
      if isDuplicate(last, value) { return }
      last = value
      observer(value)
    }
  }

  /// The same as ``observeChanges(removingDuplicates:_:)`` with `==`.
  public func observeChanges(
    _ observer: @escaping (_ value: Value) -> Void
  ) -> ObserverToken where Value: Equatable {
    observeChanges(removingDuplicates: ==, observer)
  }
}

nonisolated extension Scopable where Value: Sendable {
  /// The value now, and then the newest one after actions, until the store is released.
  ///
  /// ```swift
  /// for await state in store.values { print(state.count) }
  /// ```
  ///
  /// A loop that is slower than the actions skips values. It does not retain the store. When the loop
  /// has ended, the store unsubscribes it at the next action.
  public var values: AsyncStream<Value> {
    let (values, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let source = scope()._source
    continuation.yield(source.value)
    let end = ObserverToken { continuation.finish() }
    var token: ObserverToken?
    token = source.observe { value in
      if case .terminated = continuation.yield(value) { token?.cancel() }
      _ = end  // The store releases it with its observers, which ends the stream.
    }
    return values
  }
}
