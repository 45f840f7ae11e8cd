// compose: a reducer combined from pulled-back ones, compared with a nested switch in the same store.

import ClassicRedux

@MainActor let compose = [
  Benchmark(
    id: "compose-observed-10", bound: 1.15, count: 100_000,
    ours: sender10(to: Store(value: Ten(), reducer: combined10), observed: true),
    twin: sender10(to: Store(value: Ten(), reducer: byHand10), observed: true),
    loop: { emptyLoop($0 / 3) }),
  Benchmark(
    id: "compose-10", bound: 1.4, count: 300_000,
    ours: sender10(to: Store(value: Ten(), reducer: combined10), observed: false),
    twin: sender10(to: Store(value: Ten(), reducer: byHand10), observed: false),
    loop: { emptyLoop($0 / 3) }),
  Benchmark(
    id: "compose-100", bound: 1.6, count: 300_000,
    ours: sender100(to: Store(value: Ten(), reducer: combined100)),
    twin: sender100(to: Store(value: Ten(), reducer: byHand100)),
    loop: { emptyLoop($0 / 3) }),
]

@inline(__always)
@MainActor func sender10(to store: Store<App10, App10Action>, observed: Bool) -> Work {
  sender(of: .f0(.increment), .f5(.decrement), .f9(.set(3)), to: store, observed: observed)
}

@inline(__always)
@MainActor private func sender100(to store: Store<App100, App100Action>) -> Work {
  sender(
    of: .f0(.f0(.increment)), .f5(.f5(.decrement)), .f9(.f9(.set(3))), to: store, observed: false)
}

/// Sends actions for the first, a middle and the last feature.
@inline(__always)
@MainActor private func sender<Value, Action>(
  of first: Action, _ middle: Action, _ last: Action, to store: Store<Value, Action>,
  observed: Bool
) -> Work {
  let token = observed ? store.observe(observer()) : nil
  return { count in
    for _ in 0..<count / 3 {
      store.send(first)
      store.send(middle)
      store.send(last)
    }
    withExtendedLifetime(token) { consume(store.value) }
  }
}

private var combined10: Reducer<App10, App10Action> {
  combine {
    pullback(feature, value: \.f0, action: \.f0)
    pullback(feature, value: \.f1, action: \.f1)
    pullback(feature, value: \.f2, action: \.f2)
    pullback(feature, value: \.f3, action: \.f3)
    pullback(feature, value: \.f4, action: \.f4)
    pullback(feature, value: \.f5, action: \.f5)
    pullback(feature, value: \.f6, action: \.f6)
    pullback(feature, value: \.f7, action: \.f7)
    pullback(feature, value: \.f8, action: \.f8)
    pullback(feature, value: \.f9, action: \.f9)
  }
}

// A module's reducer is one function, so that no expression grows with the whole app: the compiler checks each of
// them quickly, and the optimizer sees through all of them.
private func module10(_ value: inout App10, _ action: App10Action) { combined10(&value, action) }

private var combined100: Reducer<App100, App100Action> {
  combine {
    pullback(module10, value: \.f0, action: \.f0)
    pullback(module10, value: \.f1, action: \.f1)
    pullback(module10, value: \.f2, action: \.f2)
    pullback(module10, value: \.f3, action: \.f3)
    pullback(module10, value: \.f4, action: \.f4)
    pullback(module10, value: \.f5, action: \.f5)
    pullback(module10, value: \.f6, action: \.f6)
    pullback(module10, value: \.f7, action: \.f7)
    pullback(module10, value: \.f8, action: \.f8)
    pullback(module10, value: \.f9, action: \.f9)
  }
}
