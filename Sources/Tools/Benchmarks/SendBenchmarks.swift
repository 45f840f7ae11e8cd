// What a send costs, compared with the same work by hand.

import ClassicRedux

@MainActor let sends = [
  Benchmark(
    id: "send-observed", bound: 1.5, count: 100_000, ours: sendToStore(observers: 1),
    twin: sendToCounter(observers: 1) { $0.send($1) }),
  Benchmark(
    id: "observers-100", bound: 1.5, count: 10_000, ours: sendToStore(observers: 100),
    twin: sendToCounter(observers: 100) { $0.sendToAll($1) }),
  composed(
    "compose-observed-10", bound: 1.15, Store(value: Ten(), reducer: combined10), byHand10, three),
  composed(
    "compose-10", bound: 1.4, observed: false, Store(value: Ten(), reducer: combined10), byHand10,
    three),
  composed(
    "compose-100", bound: 1.6, observed: false, Store(value: Ten(), reducer: combined100),
    byHand100, (.f0(.f0(.increment)), .f5(.f5(.decrement)), .f9(.f9(.set(3))))),
  composed(
    "effect-none", bound: 1.25, effectfulStore(effectful10), byHand10,
    three),
  // If a feature captures something, Swift 6.3 creates its two key paths with each action: about 40 ns.
  composed(
    "effect-none-environment", bound: 15,
    effectfulStore(environment10(Environment())), byHand10, three),
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

@inline(__always)
@MainActor private func sendToCounter(
  observers count: Int, _ send: @escaping (Counter, Int) -> Void
) -> Work {
  let counter = Counter()
  counter.observer = observer()
  counter.observers = (0..<count).map { _ in observer() }
  return { count in
    for step in 0..<count { send(counter, step & 1) }
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

private typealias Three<Action> = (Action, Action, Action)

/// Actions for the first, a middle and the last feature.
private var three: Three<App10Action> { (.f0(.increment), .f5(.decrement), .f9(.set(3))) }

@inline(__always)
@MainActor private func composed<Value: Part, Action>(
  _ id: String, bound: Double, observed: Bool = true, _ ours: Store<Value, Action>,
  _ byHand: @escaping Reducer<Value, Action>, _ actions: Three<Action>
) -> Benchmark {
  Benchmark(
    id: id, bound: bound, count: 100_000, ours: send(actions, to: ours, observed),
    twin: send(actions, to: Store(value: Value(), reducer: byHand), observed),
    loop: { emptyLoop($0 / 3) })
}

@inline(__always)
@MainActor private func send<Value, Action>(
  _ actions: Three<Action>, to store: Store<Value, Action>, _ observed: Bool
) -> Work {
  let token = observed ? store.observe(observer()) : nil
  return { count in
    for _ in 0..<count / 3 {
      store.send(actions.0)
      store.send(actions.1)
      store.send(actions.2)
    }
    withExtendedLifetime(token) { consume(store.value) }
  }
}
