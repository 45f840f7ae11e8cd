// Stage 7: how to take a part of a store.
// SPDX-License-Identifier: MIT

extension Store {
  /// The whole store as a scoped store, for a feature that takes one.
  @inlinable
  public func scope() -> ScopedStore<Value, Action> { whole { self.send($0) } }

  @usableFromInline
  func whole(sendAction: @escaping (Action) -> Void) -> ScopedStore<Value, Action> {
    ScopedStore(source: StoreSource(store: self, path: \.self), sendAction: sendAction)
  }

  /// A part of the store, for a feature.
  ///
  /// - Parameters:
  ///   - value: The property that holds the part, stored or computed.
  ///   - action: Embeds an action of the part in one of the whole: an enum's case, or any function.
  @inlinable
  public func scope<Part, PartAction>(
    value: KeyPath<Value, Part>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    scope().scope(value: value, action: action)
  }

  /// A part that a function makes of the store's value; see `ScopedStore/scope(value:action:)`.
  public func scope<Part, PartAction>(
    value: @escaping (Value) -> Part, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    scope().scope(value: value, action: action)
  }

  /// A part of the store that may be missing, or `nil` if it is.
  ///
  /// See `ScopedStore/scope(ifPresent:id:action:)`.
  public func scope<Part, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, id: @escaping (Part) -> AnyHashable = { _ in 0 },
    action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    scope().scope(ifPresent: value, id: id, action: action)
  }

  /// A part of the store that may be missing, identified by its own id; `nil` if it is missing.
  public func scope<Part: Identifiable, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    scope().scope(ifPresent: value, action: action)
  }
}

extension ScopedStore {
  /// A part of this part.
  ///
  /// - Complexity: Reading and notifying cost the same at any depth; sending calls `action` once
  ///   for each level.
  @inlinable
  public func scope<Part, PartAction>(
    value: KeyPath<Value, Part>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    part(value, sendAction: embed(action))
  }

  @usableFromInline
  func part<Part, PartAction>(
    _ value: KeyPath<Value, Part>, sendAction: @escaping (PartAction) -> Void
  ) -> ScopedStore<Part, PartAction> {
    ScopedStore<Part, PartAction>(source: source.part(value), sendAction: sendAction)
  }

  /// A part that a function makes of this one, for instance the state of a view.
  ///
  /// ```swift
  /// let settings = store.scope(value: ViewState.init, action: SettingsAction.init)
  /// ```
  ///
  /// - Complexity: The function is called each time the value is read, and for each observer after
  ///   every action. Where a key path will do, it is faster.
  public func scope<Part, PartAction>(
    value: @escaping (Value) -> Part, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    func source(_ whole: some ScopeSource<Value>) -> any ScopeSource<Part> {
      FunctionSource(whole: whole, function: value)
    }
    return ScopedStore<Part, PartAction>(source: source(self.source), sendAction: embed(action))
  }

  /// A part that may be missing, or `nil` if it is: the value of an optional, or the payload of a
  /// case.
  ///
  /// When the part has left, `value` is still the last one that was read here or passed to an
  /// observer, so a screen does not go blank while it is dismissed. Observers are not notified any more.
  /// Actions are still sent, and the reducer drops and reports them. If a part with another id has
  /// taken its place, the scope neither shows that part nor sends to it. Because the last value is
  /// retained, the next change copies the arrays that it touches.
  ///
  /// `id` identifies the part. Without ids, all values count as the same part; an `Identifiable` one
  /// is identified by its own id.
  public func scope<Part, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, id: @escaping (Part) -> AnyHashable = { _ in 0 },
    action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    guard let source = PresentSource(source.part(value), id: id) else { return nil }
    let send = embed(action)
    return ScopedStore<Part, PartAction>(source: source) { if !source.isReplaced { send($0) } }
  }

  /// A part that may be missing, identified by its own id; `nil` if it is missing.
  public func scope<Part: Identifiable, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    scope(ifPresent: value, id: { $0.id }, action: action)
  }

  // Inlinable, because sending through ten levels takes a third less time if the client specializes it.
  @inlinable
  func embed<PartAction>(
    _ action: @escaping (PartAction) -> Action
  ) -> (PartAction) -> Void {
    { [sendAction] in sendAction(action($0)) }
  }
}
