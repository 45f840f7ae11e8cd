// state-size: a million elements in the state cost no more than one, wherever the child is.

import ClassicRedux

@MainActor let stateSize = [
  stateSizeRow("state-size-optional") { elements in
    Store(
      value: Home(child: Optional(elements)),
      reducer: pullback(increment, optional: \.child, action: itself))
  },
  stateSizeRow("state-size-case") { elements in
    Store(
      value: House.inhabited(elements),
      reducer: pullback(
        increment, value: \.self, case: CasePath(\.child, House.inhabited), action: itself))
  },
  stateSizeRow("state-size-element") { elements in
    Store(
      value: Home(child: [Row(id: 1, elements: [0]), Row(id: 0, elements: elements)]),
      reducer: pullback(incrementRow, elementsByID: \.child, action: addressed))
  },
]

/// `make` creates a store whose child has the given elements.
@MainActor private func stateSizeRow<Value>(
  _ id: String, make: @escaping @MainActor ([Int]) -> Store<Value, Int>
) -> Benchmark {
  Benchmark(
    id: id, bound: 1.1, count: 100_000, against: "ours, 1 element",
    ours: sendZeros(to: make(Array(repeating: 0, count: 1_000_000))),
    twin: sendZeros(to: make([0])))
}

@inline(never)
@MainActor private func sendZeros<Value>(to store: Store<Value, Int>) -> Work {
  { count in for _ in 0..<count { store.send(0) } }
}

private struct Home<Child> { var child: Child }

private enum House {
  case empty
  case inhabited([Int])

  var child: [Int]? { if case .inhabited(let child) = self { child } else { nil } }
}

private struct Row: Identifiable {
  let id: Int
  var elements: [Int]
}

private func increment(elements: inout [Int], index: Int) -> Effect<Int> {
  elements[index] &+= 1
  return .none
}

private func incrementRow(row: inout Row, index: Int) -> Effect<Int> {
  increment(elements: &row.elements, index: index)
}

private var itself: CasePath<Int, Int> { CasePath(\.itself, { $0 }) }

/// The action 0 is for the child with the id 0.
private var addressed: CasePath<Int, ElementAction<Int, Int>> {
  CasePath(\.addressed, { $0.action })
}

extension Int {
  fileprivate var itself: Int? { self }
  fileprivate var addressed: ElementAction<Int, Int>? { ElementAction(id: 0, action: self) }
}
