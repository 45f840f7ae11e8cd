// send-bare: a counter in a store, compared with a bare class.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let send = [
  Benchmark(
    id: "send-bare", bound: 2.5, count: 300_000,
    ours: sender(
      of: .increment, .decrement, .set(3), to: Store(value: Feature(), reducer: feature)),
    twin: sender(to: BareFeature()),
    loop: { emptyLoop($0 / 3) })
]

@MainActor private func sender(to bare: BareFeature) -> Work {
  { count in
    for _ in 0..<count / 3 {
      bare.send(.increment)
      bare.send(.decrement)
      bare.send(.set(3))
    }
    consume(bare.value)
  }
}

/// By hand: one call, without a store or a reducer.
private final class BareFeature {
  var value = Feature()

  @inline(never)
  func send(_ action: FeatureAction) {
    switch action {
    case .increment: value.number &+= 1
    case .decrement: value.number &-= 1
    case .set(let number):
      value.number = number
      value.sum &+= number
    }
  }
}
