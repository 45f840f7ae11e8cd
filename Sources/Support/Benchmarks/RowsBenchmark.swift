// rows-1M: an action to one of a million identified rows, and one to their parent.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let rows = [
  rowsBenchmark("rows-1M-row") { .row(ElementAction(id: $0 * 2_654_435_761 % $1, action: ())) },
  rowsBenchmark("rows-1M-parent") { _, _ in .parent },
]

private struct List {
  var rows: IdentifiedArray<Row>
  var sum = 0
}

private struct Row: Identifiable {
  let id: Int
  var count = 0
}

private enum ListAction {
  case row(ElementAction<Int, Void>)
  case parent

  var row: ElementAction<Int, Void>? { if case .row(let action) = self { action } else { nil } }
}

private func row(_ row: inout Row, _: Void) -> Effect<Void> {
  row.count += 1
  return .none
}

private func parent(_ list: inout List, _ action: ListAction) -> Effect<ListAction> {
  list.sum += 1
  return .none
}

@MainActor private func rowsBenchmark(
  _ id: String, action: @escaping @MainActor (_ number: Int, _ rows: Int) -> ListAction
) -> Benchmark {
  Benchmark(
    id: id, bound: 1.5, count: 100_000, against: "ours, 1,000 rows",
    ours: sender(to: 1_000_000, action), twin: sender(to: 1_000, action))
}

/// Sends to at most a thousand rows, so that the rows of both lists fit into the processor's cache.
@MainActor private func sender(
  to count: Int, _ action: @escaping @MainActor (Int, Int) -> ListAction
) -> Work {
  let store = Store(
    value: List(rows: IdentifiedArray(uniqueElements: (0..<count).map { Row(id: $0) })),
    reducer: combine {
      pullback(row, elementsByID: \.rows, action: CasePath(\.row, ListAction.row))
      parent
    })
  return { times in for number in 0..<times { store.send(action(number % 1_000, 1_000)) } }
}
