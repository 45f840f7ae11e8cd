// send-observed: a counter in a store with one observer, compared with a bare class that calls one closure.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let send = [
  Benchmark(
    id: "send-observed", bound: 2, count: 100_000, ours: sendToStore(), twin: sendToCounter())
]

@MainActor private func sendToStore() -> Work {
  let store = Store(value: 0) { (value: inout Int, step: Int) in value += step }
  let token = store.observe(observer())
  return { count in
    for step in 0..<count { store.send(step & 1) }
    withExtendedLifetime(token) { consume(store.value) }
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

/// By hand: changes the value, then calls the closure.
private final class Counter {
  private(set) var value = 0
  var observer: ((Int) -> Void)?

  func send(_ step: Int) {
    value += step
    observer?(value)
  }
}
