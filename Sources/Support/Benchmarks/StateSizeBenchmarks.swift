// state-size: a million elements in the state cost no more than one, wherever the child is.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let stateSize = [
  stateSizeRow("state-size-struct") { elements in
    Store(
      value: Home(child: elements), reducer: pullback(increment, value: \.child, action: itself))
  },
  stateSizeRow("state-size-optional") { elements in
    Store(
      value: Home(child: Optional(elements)),
      reducer: pullback(increment, optional: \.child, action: itself, parent: nothing))
  },
  stateSizeRow("state-size-case") { elements in
    Store(
      value: House.inhabited(elements),
      reducer: pullback(
        increment, value: \.self, case: CasePath(\.child, House.inhabited), action: itself,
        parent: nothing))
  },
  stateSizeRow("state-size-element-id") { elements in
    Store(
      value: Home(child: [Row(id: 1, elements: [0]), Row(id: 0, elements: elements)]),
      reducer: pullback(incrementRow, elementsByID: \.child, action: addressed, parent: nothing))
  },
  stateSizeRow("state-size-element-index") { elements in
    Store(
      value: Home(child: [elements, [0]]),
      reducer: pullback(increment, elementsByIndex: \.child, action: addressed, parent: nothing))
  },
  stateSizeRow("state-size-dictionary") { elements in
    Store(
      value: Home(child: [0: elements, 1: [0]]),
      reducer: pullback(increment, valuesByKey: \.child, action: addressed, parent: nothing))
  },
  stateSizeRow("state-size-route") { elements in
    var routes = Routes(root: [0], withNavigation: true)
    routes.push(elements)
    return Store(
      value: Home(child: routes),
      reducer: forEachRoute(increment, routes: \.child, action: routed, parent: nothing))
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

private struct Home<Child> {
  var child: Child
}

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

private func nothing<Value>(_ value: inout Value, _ action: Int) -> Effect<Int> { .none }

private var itself: CasePath<Int, Int> { CasePath(\.itself, { $0 }) }

private var routed: CasePath<Int, RouterAction<[Int], Int>> { CasePath(\.routed, { _ in 0 }) }

/// The action 0 is for the child with the id 0.
private var addressed: CasePath<Int, ElementAction<Int, Int>> {
  CasePath(\.addressed, { $0.action })
}

extension Int {
  fileprivate var itself: Int? { self }
  fileprivate var routed: RouterAction<[Int], Int>? { .routeAction(index: 1, self) }
  fileprivate var addressed: ElementAction<Int, Int>? { ElementAction(id: 0, action: self) }
}
