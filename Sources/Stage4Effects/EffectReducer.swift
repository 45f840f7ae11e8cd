// Stage 4: a reducer that also returns an effect, and how such reducers are combined.

/// A `Reducer` that also returns the work to be done for the action, which is only a value.
///
/// A feature that needs dependencies is a function from its environment to an effectful reducer.
public typealias EffectReducer<Value, Action> =
  (_ value: inout Value, _ action: Action) -> Effect<Action>

/// Returns an effectful reducer that runs the plain one and returns no effect.
@inlinable public nonisolated func lift<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> EffectReducer<Value, Action> {
  { value, action in
    reducer(&value, action)
    return .none
  }
}

/// Turns an effectful reducer for a part into one for the whole. The part is changed in place.
///
/// Each action that its effects send is embedded in an action of the whole. The cancellation ids of the part
/// remain its own, because they are prefixed by `value` and `action`. If the part is `Identifiable`, one with
/// another id is another child, as for ``Effect/ofChild(at:embed:)``.
@inlinable public nonisolated func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping EffectReducer<Value, Action>, value: WritableKeyPath<ParentValue, Value>,
  action: CasePath<ParentAction, Action>
) -> EffectReducer<ParentValue, ParentAction> {
  // A function, since the optimizer does not see through a closure here, which is 30 times slower.
  @inline(__always)
  func pulledBack(parent: inout ParentValue, parentAction: ParentAction) -> Effect<ParentAction> {
    guard let partAction = action.extract(parentAction) else { return .none }
    let effect = reducer(&parent[keyPath: value], partAction)
    if effect.isNone { return .none }
    return effect.ofChild(
      at: ChildPath([value, action.path], in: parent) { $0[keyPath: value] }, embed: action.embed)
  }
  return pulledBack
}

@available(
  *, unavailable,
  message: "a closure on the next line is part of this call: make it a function, and list its name"
)
public nonisolated func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: EffectReducer<Value, Action>, value: WritableKeyPath<ParentValue, Value>,
  action: CasePath<ParentAction, Action>, _ closure: EffectReducer<ParentValue, ParentAction>
) -> EffectReducer<ParentValue, ParentAction> { fatalError() }

/// Returns a reducer that runs both reducers, the second on the value that the first one left, and
/// merges their effects. To list several reducers, write `combine { … }`.
@inlinable public nonisolated func combine<Value, Action>(
  _ first: @escaping EffectReducer<Value, Action>, _ second: @escaping EffectReducer<Value, Action>
) -> EffectReducer<Value, Action> {
  { value, action in
    let effect = first(&value, action)
    // One call, not one in each branch: inlined, each reducer of a list would double the code.
    let next = second(&value, action)
    return effect.isNone ? next : .merge(effect, next)
  }
}

nonisolated extension ReducerBuilder {
  @inlinable public static func buildPartialBlock<Value, Action>(accumulated: R, next: R) -> R
  where R == EffectReducer<Value, Action> { combine(accumulated, next) }

  public static func buildBlock<Value, Action>() -> R
  where R == EffectReducer<Value, Action> { { _, _ in .none } }

  public static func buildOptional<Value, Action>(_ reducer: R?) -> R
  where R == EffectReducer<Value, Action> { reducer ?? buildBlock() }

  public static func buildArray<Value, Action>(_ reducers: [R]) -> R
  where R == EffectReducer<Value, Action> { reducers.reduce(buildBlock()) { combine($0, $1) } }
}
