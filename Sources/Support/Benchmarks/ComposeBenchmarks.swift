// compose: a reducer combined from pulled-back ones, compared with a nested switch in the same store.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let compose = [
  composeRow(
    "compose-3", 1.15, Three<Feature>(), combined3, byHand3,
    .f0(.increment), .f1(.decrement), .f2(.set(3))),
  composeRow(
    "compose-10", 1.15, Ten<Feature>(), combined10, byHand10,
    .f0(.increment), .f5(.decrement), .f9(.set(3))),
  composeRow(
    "compose-20", 1.15, Twenty<Feature>(), combined20, byHand20,
    .f0(.increment), .f10(.decrement), .f19(.set(3))),
  composeRow(
    "compose-deep-3", 1.3, Deep(), combinedDeep, byHandDeep,
    .f0(.f0(.f0(.increment))), .f1(.f1(.f1(.decrement))), .f2(.f2(.f2(.set(3))))),
  composeRow(
    "compose-100", 1.3, Ten<Ten<Feature>>(), combined100, byHand100,
    .f0(.f0(.increment)), .f5(.f5(.decrement)), .f9(.f9(.set(3)))),
]

/// Sends the same actions to both, for the first, a middle and the last feature.
@inline(__always)
@MainActor private func composeRow<Value, Action>(
  _ id: String, _ bound: Double, _ value: Value,
  _ reducer: @escaping Reducer<Value, Action>, _ byHand: @escaping Reducer<Value, Action>,
  _ first: Action, _ middle: Action, _ last: Action
) -> Benchmark {
  Benchmark(
    id: id, bound: bound, count: 300_000,
    ours: sender(of: first, middle, last, to: Store(value: value, reducer: reducer)),
    twin: sender(of: first, middle, last, to: Store(value: value, reducer: byHand)),
    loop: { emptyLoop($0 / 3) })
}

@inline(__always)
@MainActor func sender<Value, Action>(
  of first: Action, _ middle: Action, _ last: Action, to store: Store<Value, Action>
) -> Work {
  { count in
    for _ in 0..<count / 3 {
      store.send(first)
      store.send(middle)
      store.send(last)
    }
    consume(store.value)
  }
}
