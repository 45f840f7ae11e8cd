// Stage 5: one reducer with an environment made of several.
// SPDX-License-Identifier: MIT

/// Returns a reducer that runs both reducers with the same environment, the second on the value
/// that the first one left, and merges their effects.
@inlinable
public func combine<Value, Action, Environment>(
  _ first: @escaping EnvironmentReducer<Value, Action, Environment>,
  _ second: @escaping EnvironmentReducer<Value, Action, Environment>
) -> EnvironmentReducer<Value, Action, Environment> {
  @inline(__always)
  func both(value: inout Value, action: Action, environment: Environment) -> Effect<Action> {
    let effect = first(&value, action, environment)
    if !effect.isNone && effect.dropsAction { return effect }
    let next = second(&value, action, environment)
    if effect.isNone { return next }
    return next.isNone ? effect : .merge(effect, next)
  }
  return both
}

/// Returns a reducer that runs all of the given reducers in order and merges their effects: the
/// classic spelling, `combine(a, b, c)`.
///
/// Prefer the list in braces, for the same reasons as with plain reducers.
public func combine<Value, Action, Environment>(
  _ first: @escaping EnvironmentReducer<Value, Action, Environment>,
  _ second: @escaping EnvironmentReducer<Value, Action, Environment>,
  _ third: @escaping EnvironmentReducer<Value, Action, Environment>,
  _ others: EnvironmentReducer<Value, Action, Environment>...
) -> EnvironmentReducer<Value, Action, Environment> {
  others.reduce(combine(combine(first, second), third)) { combine($0, $1) }
}

extension ReducerBuilder {
  @inlinable @inline(__always)
  public static func buildPartialBlock<Value, Action, Environment>(accumulated: R, next: R) -> R
  where R == EnvironmentReducer<Value, Action, Environment> { combine(accumulated, next) }

  public static func buildBlock<Value, Action, Environment>() -> R
  where R == EnvironmentReducer<Value, Action, Environment> { { _, _, _ in .none } }

  public static func buildOptional<Value, Action, Environment>(_ reducer: R?) -> R
  where R == EnvironmentReducer<Value, Action, Environment> { reducer ?? buildBlock() }

  public static func buildArray<Value, Action, Environment>(_ reducers: [R]) -> R
  where R == EnvironmentReducer<Value, Action, Environment> {
    reducers.reduce(buildBlock()) { combine($0, $1) }
  }
}
