// state-size: a million elements in the state cost no more than one.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let stateSize = [
  stateSizeRow("state-size-struct", child: [Int].self) { elements in
    Store(
      value: Parent(child: elements),
      reducer: pullback(increment, value: \.child, action: \Int.itself))
  }
]

/// `make` puts an array of the given elements into the child of a store's value.
@MainActor private func stateSizeRow<Value, Child>(
  _ id: String, child: Child.Type, make: @escaping ([Int]) -> Store<Value, Int>
) -> Benchmark {
  Benchmark(
    id: id, bound: 1.1, count: 100_000,
    ours: sendZeros(to: make(Array(repeating: 0, count: 1_000_000))),
    twin: sendZeros(to: make([0])))
}

@inline(never)
@MainActor private func sendZeros<Value>(to store: Store<Value, Int>)
  -> @MainActor (Int) async -> Void
{
  { count in for _ in 0..<count { store.send(0) } }
}

private struct Parent {
  var child: [Int]
}

private func increment(elements: inout [Int], index: Int) { elements[index] &+= 1 }

extension Int {
  fileprivate var itself: Int? { self }
}
