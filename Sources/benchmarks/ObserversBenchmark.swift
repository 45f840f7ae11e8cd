// observers-100: telling a hundred observers costs what calling a hundred closures does.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let observers = [
  Benchmark(
    id: "observers-100", bound: 1.5, count: 10_000, ours: tellObservers(), twin: callClosures())
]

@MainActor private func tellObservers() -> @MainActor (Int) async -> Void {
  let store = Store(value: 0) { (value: inout Int, step: Int) in value &+= step }
  var sum = 0
  let tokens = (0..<100).map { _ in store.observe { sum &+= $0 } }
  return { count in
    for _ in 0..<count { store.send(1) }
    consume((sum, tokens))
  }
}

@MainActor private func callClosures() -> @MainActor (Int) async -> Void {
  let store = ClosureStore(value: 0) { (value: inout Int, step: Int) in value &+= step }
  var sum = 0
  for _ in 0..<100 { store.observers.append { sum &+= $0 } }
  return { count in
    for _ in 0..<count { store.send(1) }
    consume(sum)
  }
}

/// By hand: reduce, then a loop over closures.
private final class ClosureStore<Value, Action> {
  var value: Value
  let reducer: (inout Value, Action) -> Void
  var observers: [(Value) -> Void] = []

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  func send(_ action: Action) {
    reducer(&value, action)
    for observer in observers { observer(value) }
  }
}
