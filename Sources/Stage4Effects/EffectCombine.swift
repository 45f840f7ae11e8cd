// Stage 4: one effectful reducer made of several.
// SPDX-License-Identifier: MIT

/// Returns a reducer that runs both reducers, the second on the value that the first one left, and
/// merges their effects.
@inlinable
public func combine<Value, Action>(
  _ first: @escaping EffectReducer<Value, Action>, _ second: @escaping EffectReducer<Value, Action>
) -> EffectReducer<Value, Action> {
  @inline(__always)
  func both(value: inout Value, action: Action) -> Effect<Action> {
    let effect = first(&value, action)
    // Called in one place only: the optimizer would double it with each reducer of a list.
    let next = second(&value, action)
    if effect.isNone { return next }
    return next.isNone ? effect : .merge(effect, next)
  }
  return both
}

/// Returns a reducer that runs all of the given reducers in order and merges their effects: the
/// classic spelling, `combine(a, b, c)`.
///
/// Prefer the list in braces, for the same reasons as with plain reducers.
public func combine<Value, Action>(
  _ first: @escaping EffectReducer<Value, Action>,
  _ second: @escaping EffectReducer<Value, Action>,
  _ third: @escaping EffectReducer<Value, Action>, _ others: EffectReducer<Value, Action>...
) -> EffectReducer<Value, Action> {
  others.reduce(combine(combine(first, second), third)) { combine($0, $1) }
}

nonisolated extension ReducerBuilder {
  @inlinable
  public static func buildPartialBlock<Value, Action>(accumulated: R, next: R) -> R
  where R == EffectReducer<Value, Action> { combine(accumulated, next) }

  public static func buildBlock<Value, Action>() -> R
  where R == EffectReducer<Value, Action> { { _, _ in .none } }

  public static func buildOptional<Value, Action>(_ reducer: R?) -> R
  where R == EffectReducer<Value, Action> { reducer ?? buildBlock() }

  public static func buildArray<Value, Action>(_ reducers: [R]) -> R
  where R == EffectReducer<Value, Action> { reducers.reduce(buildBlock()) { combine($0, $1) } }
}
