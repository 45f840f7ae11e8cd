// observers-100: notifying a hundred observers, compared with calling a hundred closures.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let observers = [
  Benchmark(
    id: "observers-100", bound: 1.5, count: 10_000, ours: notifyObservers(), twin: callClosures())
]

@MainActor private func notifyObservers() -> Work {
  let store = Store(value: 0) { (value: inout Int, step: Int) in value &+= step }
  let sum = Sum()
  let tokens = (0..<100).map { _ in store.observe(sum.adder()) }
  return { count in
    for _ in 0..<count { store.send(1) }
    consume((sum.value, tokens.count))
  }
}

@MainActor private func callClosures() -> Work {
  let counter = Counter()
  let sum = Sum()
  for _ in 0..<100 { counter.observers.append(sum.adder()) }
  return { count in
    for _ in 0..<count { counter.send(1) }
    consume(sum.value)
  }
}

/// Creates the same nonisolated closures for both.
private nonisolated final class Sum {
  var value = 0

  func adder() -> (Int) -> Void { { self.value &+= $0 } }
}

/// By hand: changes the value, then calls the closures.
private nonisolated final class Counter {
  var value = 0
  var observers: [(Int) -> Void] = []

  func send(_ step: Int) {
    value &+= step
    for observer in observers { observer(value) }
  }
}
