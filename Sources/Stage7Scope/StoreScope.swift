// Stage 7: how a parent lends a child a part of its store.
// SPDX-License-Identifier: MIT

extension Store {
  /// The whole store, as a feature takes it.
  @inlinable
  public func scope() -> ScopedStore<Value, Action> {
    ScopedStore(source: StoreSource(store: self, path: \.self), sendAction: { self.send($0) })
  }

  /// A part of the store, as a feature takes it.
  ///
  /// - Parameters:
  ///   - value: Where the part lies. A computed property makes it any view of the whole: what a screen
  ///     shows, put together from here and there.
  ///   - action: Makes an action of the whole from one of the part: a case, or any function.
  @inlinable
  public func scope<Part, PartAction>(
    value: KeyPath<Value, Part>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    scope().scope(value: value, action: action)
  }

  /// The part of the store that may not be there, or `nil` if it is not.
  ///
  /// See ``ScopedStore/scope(ifPresent:action:)``.
  @inlinable
  public func scope<Part, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    scope().scope(ifPresent: value, action: action)
  }
}

extension ScopedStore {
  /// A part of this part.
  ///
  /// - Complexity: Reading and being told cost the same however deep the scope is; sending calls `action`
  ///   once for each level.
  @inlinable
  public func scope<Part, PartAction>(
    value: KeyPath<Value, Part>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction> {
    ScopedStore<Part, PartAction>(source: part(value), sendAction: embed(action))
  }

  /// The part that may not be there, or `nil` if it is not: what an optional holds, a case of an enum.
  ///
  /// When it has left, `value` is what was last read here or told to an observer, so that a screen on its
  /// way out still shows something; observers are not told any more, and what is sent is dropped by the
  /// reducer. To keep that value costs a copy of what the next change touches.
  ///
  /// - Parameter value: An optional property, for an enum one that is `nil` in any other case.
  @inlinable
  public func scope<Part, PartAction>(
    ifPresent value: KeyPath<Value, Part?>, action: @escaping (PartAction) -> Action
  ) -> ScopedStore<Part, PartAction>? {
    present(value).map { ScopedStore<Part, PartAction>(source: $0, sendAction: embed(action)) }
  }

  @inlinable
  func embed<PartAction>(_ action: @escaping (PartAction) -> Action) -> (PartAction) -> Void {
    let sendAction = sendAction
    return { sendAction(action($0)) }
  }

  @usableFromInline
  func part<Part>(_ path: KeyPath<Value, Part>) -> ScopeSource<Part> { source.part(path) }

  @usableFromInline
  func present<Part>(_ path: KeyPath<Value, Part?>) -> ScopeSource<Part>? {
    PresentSource(source.part(path))
  }
}
