// What a send costs, compared with the same work by hand.

import ClassicRedux

@MainActor let sends = [
  Benchmark(
    id: "send-observed", bound: 1.5, count: 100_000, ours: sendToStore(observers: 1),
    twin: sendToCounter()),
  Benchmark(
    id: "observers-100", bound: 1.5, count: 10_000, ours: sendToStore(observers: 100),
    twin: callClosures()),
  ten(
    "compose-observed-10", bound: 1.15,
    ours: sender10(to: Store(value: Ten(), reducer: combined10), observed: true),
    twin: sender10(to: Store(value: Ten(), reducer: byHand10), observed: true)),
  ten(
    "compose-10", bound: 1.4,
    ours: sender10(to: Store(value: Ten(), reducer: combined10), observed: false),
    twin: sender10(to: Store(value: Ten(), reducer: byHand10), observed: false)),
  ten(
    "compose-100", bound: 1.6, ours: sender100(to: Store(value: Ten(), reducer: combined100)),
    twin: sender100(to: Store(value: Ten(), reducer: byHand100))),
  ten(
    "effect-none", bound: 1.5,
    ours: sender10(to: effectfulStore(effectful10), observed: true),
    twin: sender10(to: Store(value: Ten(), reducer: byHand10), observed: true)),
  // If a feature captures something, Swift 6.3 creates its two key paths with each action: about 40 ns.
  ten(
    "effect-none-environment", bound: 15,
    ours: sender10(to: effectfulStore(environment10(Environment())), observed: true),
    twin: sender10(to: Store(value: Ten(), reducer: byHand10), observed: true)),
]

@inline(__always)
@MainActor private func effectfulStore(
  _ reducer: @escaping EffectReducer<App10, App10Action>
) -> Store<App10, App10Action> {
  Store(value: Ten(), reducer: reducer)
}

@inline(__always)
@MainActor private func sendToStore(observers count: Int) -> Work {
  let store = Store(value: 0) { (value: inout Int, step: Int) in value += step }
  let tokens = (0..<count).map { _ in store.observe(observer()) }
  return { count in
    for step in 0..<count { store.send(step & 1) }
    withExtendedLifetime(tokens) { consume(store.value) }
  }
}

@MainActor private func sendToCounter() -> Work {
  let counter = Counter()
  counter.observer = observer()
  return { count in
    for step in 0..<count { counter.send(step & 1) }
    consume(counter.value)
  }
}

@MainActor private func callClosures() -> Work {
  let counter = Counter()
  for _ in 0..<100 { counter.observers.append(observer()) }
  return { count in
    for step in 0..<count { counter.sendToAll(step & 1) }
    consume(counter.value)
  }
}

/// By hand: changes the value, then calls one closure or all of them.
private final class Counter {
  private(set) var value = 0
  var observer: ((Int) -> Void)?
  var observers: [(Int) -> Void] = []

  func send(_ step: Int) {
    value += step
    observer?(value)
  }

  func sendToAll(_ step: Int) {
    value += step
    for observer in observers { observer(value) }
  }
}

private func ten(
  _ id: String, bound: Double, ours: @escaping Work, twin: @escaping Work
) -> Benchmark {
  Benchmark(
    id: id, bound: bound, count: 100_000, ours: ours, twin: twin, loop: { emptyLoop($0 / 3) })
}

@inline(__always)
@MainActor private func sender10(to store: Store<App10, App10Action>, observed: Bool) -> Work {
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
