// compose: a reducer combined from pulled-back ones costs what the nested switch does.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let compose = [
  composeRow(
    "compose-3", 1.15, Features3(), features3, features3ByHand,
    [.f0(.increment), .f1(.decrement), .f2(.set(3))]),
  composeRow(
    "compose-10", 1.15, Features10(), features10, features10ByHand,
    [.f0(.increment), .f5(.decrement), .f9(.set(3))]),
  composeRow(
    "compose-20", 1.15, Features20(), features20, features20ByHand,
    [.f0(.increment), .f10(.decrement), .f19(.set(3))]),
  composeRow(
    "compose-deep-3", 1.3, Deep3(), deep3, deep3ByHand,
    [.f0(.f0(.f0(.increment))), .f1(.f1(.f1(.decrement))), .f2(.f2(.f2(.set(3))))]),
  composeRow(
    "compose-100", 1.3, Modules10(), modules10, modules10ByHand,
    [.f0(.f0(.increment)), .f5(.f5(.decrement)), .f9(.f9(.set(3)))]),
]

/// Both send the same actions, to the first, a middle and the last feature, to the same store.
@inline(__always)
@MainActor private func composeRow<Value, Action>(
  _ id: String, _ bound: Double, _ value: Value,
  _ reducer: @escaping Reducer<Value, Action>, _ byHand: @escaping Reducer<Value, Action>,
  _ actions: [Action]
) -> Benchmark {
  Benchmark(
    id: id, bound: bound, count: 300_000,
    ours: sender(of: actions, to: Store(value: value, reducer: reducer)),
    twin: sender(of: actions, to: Store(value: value, reducer: byHand)))
}

@MainActor func sender<Value, Action>(
  of actions: [Action], to store: Store<Value, Action>
) -> @MainActor (Int) async -> Void {
  { count in
    for _ in 0..<count / actions.count {
      for action in actions { store.send(action) }
    }
    consume(store.value)
  }
}
