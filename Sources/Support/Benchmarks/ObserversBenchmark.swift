// observers-100: notifying a hundred observers, compared with calling a hundred closures.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let observers = [
  Benchmark(
    id: "observers-100", bound: 1.5, count: 10_000, ours: notifyObservers(), twin: callClosures())
]

@MainActor private func notifyObservers() -> Work {
  let store = Store(value: 0) { (value: inout Int, step: Int) in value += step }
  let tokens = (0..<100).map { _ in store.observe(observer()) }
  return { count in
    for _ in 0..<count { store.send(1) }
    withExtendedLifetime(tokens) { consume(store.value) }
  }
}

@MainActor private func callClosures() -> Work {
  let counter = Counter()
  for _ in 0..<100 { counter.observers.append(observer()) }
  return { count in
    for _ in 0..<count { counter.send(1) }
    consume(counter.value)
  }
}

/// By hand: changes the value, then calls the closures.
private final class Counter {
  private(set) var value = 0
  var observers: [(Int) -> Void] = []

  func send(_ step: Int) {
    value += step
    for observer in observers { observer(value) }
  }
}
