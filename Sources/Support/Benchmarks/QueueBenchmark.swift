// queue-1M: an action in a chain of a million costs the same as one in a chain of a thousand.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let queue = [
  Benchmark(
    id: "queue-1M", bound: 1.2, count: 1_000_000, against: "ours, 1,000",
    ours: { count in chain(of: count) },
    twin: { count in for _ in 0..<count / 1_000 { chain(of: 1_000) } })
]

/// Sends an action that starts a chain of `length` actions.
private func chain(of length: Int) {
  let store = Store(value: 0) { (value: inout Int, step: Int) in value &+= step }
  let token = store.observe { [unowned store] in if $0 < length { store.send(1) } }
  store.send(1)
  consume(store.value)
  token.cancel()
}
