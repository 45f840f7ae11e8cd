// Stage 7: a part of a store, as a feature takes it.
// SPDX-License-Identifier: MIT

extension Store {
  /// The whole store, as a feature takes it.
  public func scope() -> ScopedStore<Value, Action> {
    ScopedStore(
      source: StoreSource(store: self, path: \.self), sendAction: { self.send($0) })
  }

  /// A part of the store, as a feature takes it.
  ///
  /// - Parameters:
  ///   - value: Where the part lies. A computed property makes it any view of the whole.
  ///   - action: Turns an action of the part into one of the whole: a case, or any function.
  public func scope<Part, PartAction>(
    value: KeyPath<Value, Part>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    scope().scope(value: value, action: action)
  }

  /// What a function makes of the store's value; see ``ScopedStore/scope(value:action:)``.
  public func scope<Part, PartAction>(
    value: @escaping (Value) -> Part, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    scope().scope(value: value, action: action)
  }

  /// The part of the store that may be missing, or `nil` if it is.
  ///
  /// See ``ScopedStore/scope(ifPresent:id:action:)``.
  public func scope<Part, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, id: @escaping (Part) -> AnyHashable = { _ in 0 },
    action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    scope().scope(ifPresent: value, id: id, action: action)
  }

  /// The part of the store that may be missing, or `nil` if it is; it is identified by its own id.
  public func scope<Part: Identifiable, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    scope().scope(ifPresent: value, action: action)
  }
}

extension ScopedStore {
  /// A part of this part.
  ///
  /// - Complexity: Reading and notifying cost the same however deep the scope is; sending calls `action`
  ///   once for each level.
  public func scope<Part, PartAction>(
    value: KeyPath<Value, Part>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    ScopedStore<Part, PartAction>(source: source.part(value), sendAction: embed(action))
  }

  /// What a function makes of this part: a view's own state, for instance.
  ///
  /// ```swift
  /// let settings = store.scope(value: ViewState.init, action: SettingsAction.init)
  /// ```
  ///
  /// - Complexity: The function is called each time the value is read, and for each observer after every
  ///   action. A key path to a stored property costs nothing of that.
  public func scope<Part, PartAction>(
    value: @escaping (Value) -> Part, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    func source(_ whole: some ScopeSource<Value>) -> any ScopeSource<Part> {
      FunctionSource(whole: whole, function: value)
    }
    return ScopedStore<Part, PartAction>(source: source(self.source), sendAction: embed(action))
  }

  /// The part that may be missing, or `nil` if it is: what an optional holds, or the payload of a case.
  ///
  /// Once it has left, `value` is what was last read here or passed to an observer, so that a screen on
  /// its way out still shows something; observers are not notified any more. Actions are still sent, and
  /// dropped by the reducer. If another value took its place, nothing is sent. Retaining the last value
  /// costs a copy of what the next change touches.
  ///
  /// - Parameters:
  ///   - value: An optional property, for an enum one that is `nil` in any other case.
  ///   - id: Identifies the value. A value with another id is another one, which this scope never shows.
  ///     Without an id, any value is the same one; an `Identifiable` value is identified by its own.
  public func scope<Part, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, id: @escaping (Part) -> AnyHashable = { _ in 0 },
    action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    guard let source = PresentSource(source.part(value), id: id) else { return nil }
    let send = embed(action)
    return ScopedStore<Part, PartAction>(source: source) { if !source.isReplaced { send($0) } }
  }

  /// The part that may be missing, or `nil` if it is; it is identified by its own id.
  public func scope<Part: Identifiable, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    scope(ifPresent: value, id: { $0.id }, action: action)
  }

  private func embed<PartAction>(
    _ action: @escaping (PartAction) -> Action
  ) -> (PartAction) -> Void {
    { [sendAction] in sendAction(action($0)) }
  }
}
