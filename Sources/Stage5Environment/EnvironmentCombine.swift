// Stage 5: one reducer with an environment out of several.
// SPDX-License-Identifier: MIT

/// The reducer that runs all the given ones in order, hands all of them the same environment, and
/// merges their effects.
///
/// It is associative with `combine()` as its identity, as that of plain reducers is.
@inlinable
public func combine<Value, Action, Environment>(
  _ r1: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r2: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r3: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r4: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r5: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r6: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r7: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r8: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r9: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r10: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r11: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r12: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r13: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r14: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r15: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r16: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r17: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r18: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r19: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r20: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r21: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r22: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r23: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r24: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r25: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r26: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r27: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r28: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r29: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r30: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r31: EnvironmentReducer<Value, Action, Environment>? = nil,
  _ r32: EnvironmentReducer<Value, Action, Environment>? = nil
) -> EnvironmentReducer<Value, Action, Environment> {
  var all: EnvironmentReducer<Value, Action, Environment> = r1 ?? { _, _, _ in .none }
  if let r2 { all = combinePair(all, r2) }
  if let r3 { all = combinePair(all, r3) }
  if let r4 { all = combinePair(all, r4) }
  if let r5 { all = combinePair(all, r5) }
  if let r6 { all = combinePair(all, r6) }
  if let r7 { all = combinePair(all, r7) }
  if let r8 { all = combinePair(all, r8) }
  if let r9 { all = combinePair(all, r9) }
  if let r10 { all = combinePair(all, r10) }
  if let r11 { all = combinePair(all, r11) }
  if let r12 { all = combinePair(all, r12) }
  if let r13 { all = combinePair(all, r13) }
  if let r14 { all = combinePair(all, r14) }
  if let r15 { all = combinePair(all, r15) }
  if let r16 { all = combinePair(all, r16) }
  if let r17 { all = combinePair(all, r17) }
  if let r18 { all = combinePair(all, r18) }
  if let r19 { all = combinePair(all, r19) }
  if let r20 { all = combinePair(all, r20) }
  if let r21 { all = combinePair(all, r21) }
  if let r22 { all = combinePair(all, r22) }
  if let r23 { all = combinePair(all, r23) }
  if let r24 { all = combinePair(all, r24) }
  if let r25 { all = combinePair(all, r25) }
  if let r26 { all = combinePair(all, r26) }
  if let r27 { all = combinePair(all, r27) }
  if let r28 { all = combinePair(all, r28) }
  if let r29 { all = combinePair(all, r29) }
  if let r30 { all = combinePair(all, r30) }
  if let r31 { all = combinePair(all, r31) }
  if let r32 { all = combinePair(all, r32) }
  return all
}

@inlinable
func combinePair<Value, Action, Environment>(
  _ first: @escaping EnvironmentReducer<Value, Action, Environment>,
  _ second: @escaping EnvironmentReducer<Value, Action, Environment>
) -> EnvironmentReducer<Value, Action, Environment> {
  @inline(__always)
  func both(
    value: inout Value, action: Action, environment: Environment
  ) -> Effect<Action> {
    let effect = first(&value, action, environment)
    let next = second(&value, action, environment)
    if effect.isNone { return next }
    return next.isNone ? effect : .merge(effect, next)
  }
  return both
}
