// send-observed, observers-100: a store with observers, compared with a bare class that calls closures.
// queue-1M: an action in a chain of a million costs the same as one in a chain of a thousand.

import ClassicRedux

@MainActor let send = [
  Benchmark(
    id: "send-observed", bound: 1.5, count: 100_000, ours: sendToStore(observers: 1),
    twin: sendToCounter()),
  Benchmark(
    id: "observers-100", bound: 1.5, count: 10_000, ours: sendToStore(observers: 100),
    twin: callClosures()),
  Benchmark(
    id: "queue-1M", bound: 1.2, count: 1_000_000, against: "ours, 1,000",
    ours: { count in chain(of: count) },
    twin: { count in for _ in 0..<count / 1_000 { chain(of: 1_000) } }),
]

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

/// Sends an action that starts a chain of `length` actions.
private func chain(of length: Int) {
  let store = Store(value: 0) { (value: inout Int, step: Int) in value &+= step }
  let token = store.observe { [unowned store] in if $0 < length { store.send(1) } }
  store.send(1)
  consume(store.value)
  token.cancel()
}
