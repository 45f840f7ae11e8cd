// Stage 4: one effectful reducer out of several.
// SPDX-License-Identifier: MIT

/// The reducer that runs both, the second on the value that the first left, and merges their effects.
///
/// It is associative, as that of plain reducers is.
@inlinable
public func combine<Value, Action>(
  _ first: @escaping EffectReducer<Value, Action>, _ second: @escaping EffectReducer<Value, Action>
) -> EffectReducer<Value, Action> {
  { value, action in
    let effect = first(&value, action)
    let next = second(&value, action)
    if effect.isNone { return next }
    return next.isNone ? effect : .merge(effect, next)
  }
}

/// The reducer that runs all the given ones in order and merges their effects: `combine(a, b, c)`.
///
/// Prefer the list in braces, for the same reasons as with plain reducers.
public func combine<Value, Action>(
  _ first: @escaping EffectReducer<Value, Action>,
  _ second: @escaping EffectReducer<Value, Action>,
  _ third: @escaping EffectReducer<Value, Action>, _ others: EffectReducer<Value, Action>...
) -> EffectReducer<Value, Action> {
  others.reduce(combine(combine(first, second), third)) { combine($0, $1) }
}

extension ReducerBuilder {
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
