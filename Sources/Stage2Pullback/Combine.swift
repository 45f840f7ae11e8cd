// Stage 2: one reducer out of several.
// SPDX-License-Identifier: MIT

/// The reducer that runs all the given ones in order, each on the value that the one before left.
///
/// ```swift
/// let reducer = combine(increment, double)  // (value + 1) * 2
/// ```
///
/// It is associative, and `combine()`, which changes nothing, is its identity:
/// `combine(combine(a, b), c)`, `combine(a, combine(b, c))` and `combine(a, b, c)` do the same, as
/// do `combine(combine(), a)`, `combine(a, combine())` and `a`. A `nil` is passed over.
///
/// For more than 32, combine combinations. The parameters are spelled out, rather than a variadic
/// list, because the optimiser sees through pairs of closures and not through a loop over an array.
@inlinable
public func combine<Value, Action>(
  _ r1: Reducer<Value, Action>? = nil,
  _ r2: Reducer<Value, Action>? = nil,
  _ r3: Reducer<Value, Action>? = nil,
  _ r4: Reducer<Value, Action>? = nil,
  _ r5: Reducer<Value, Action>? = nil,
  _ r6: Reducer<Value, Action>? = nil,
  _ r7: Reducer<Value, Action>? = nil,
  _ r8: Reducer<Value, Action>? = nil,
  _ r9: Reducer<Value, Action>? = nil,
  _ r10: Reducer<Value, Action>? = nil,
  _ r11: Reducer<Value, Action>? = nil,
  _ r12: Reducer<Value, Action>? = nil,
  _ r13: Reducer<Value, Action>? = nil,
  _ r14: Reducer<Value, Action>? = nil,
  _ r15: Reducer<Value, Action>? = nil,
  _ r16: Reducer<Value, Action>? = nil,
  _ r17: Reducer<Value, Action>? = nil,
  _ r18: Reducer<Value, Action>? = nil,
  _ r19: Reducer<Value, Action>? = nil,
  _ r20: Reducer<Value, Action>? = nil,
  _ r21: Reducer<Value, Action>? = nil,
  _ r22: Reducer<Value, Action>? = nil,
  _ r23: Reducer<Value, Action>? = nil,
  _ r24: Reducer<Value, Action>? = nil,
  _ r25: Reducer<Value, Action>? = nil,
  _ r26: Reducer<Value, Action>? = nil,
  _ r27: Reducer<Value, Action>? = nil,
  _ r28: Reducer<Value, Action>? = nil,
  _ r29: Reducer<Value, Action>? = nil,
  _ r30: Reducer<Value, Action>? = nil,
  _ r31: Reducer<Value, Action>? = nil,
  _ r32: Reducer<Value, Action>? = nil
) -> Reducer<Value, Action> {
  var all: Reducer<Value, Action> = r1 ?? { _, _ in }
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
func combinePair<Value, Action>(
  _ first: @escaping Reducer<Value, Action>, _ second: @escaping Reducer<Value, Action>
) -> Reducer<Value, Action> {
  @inline(__always)
  func both(value: inout Value, action: Action) {
    first(&value, action)
    second(&value, action)
  }
  return both
}
