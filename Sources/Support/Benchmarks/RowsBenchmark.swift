// rows-1M: an action to one of a million identified rows, and one to their parent, against a thousand rows.
// rows-effects: an action beside 2,000 rows that each have an effect in flight, against 20.

import ClassicRedux

@MainActor let rows = [
  rowsBenchmark("rows-1M-row") { $0.send(to: $1 * 2_654_435_761 % 1_000, .increment) },
  rowsBenchmark("rows-1M-parent") { list, _ in list.send(.parent) },
  rowsBenchmark("rows-effects-parent", inFlight: true) { list, _ in list.send(.parent) },
  rowsBenchmark("rows-effects-start", inFlight: true) { list, number in
    list.send(to: number % 20, .start(id: "another"))
    list.send(to: number % 20, .cancel(id: "another"))
  },
]

private typealias ListStore = Store<List, ListAction>

/// Sends to a thousand rows at most, so that the rows of both lists fit into the processor's cache.
@MainActor private func rowsBenchmark(
  _ id: String, inFlight: Bool = false,
  _ send: @escaping @MainActor (ListStore, _ number: Int) -> Void
) -> Benchmark {
  let (many, few) = inFlight ? (2_000, 20) : (1_000_000, 1_000)
  func sender(to count: Int) -> Work {
    let store = ListStore(
      value: List(rows: IdentifiedArray(uniqueElements: (0..<count).map { Row(id: $0) })),
      reducer: combine {
        pullback(row, elementsByID: \.rows, action: CasePath(\.row, ListAction.row))
        parent
      })
    if inFlight { for id in 0..<count { store.send(to: id, .start(id: "own")) } }
    return { times in for number in 0..<times { send(store, number) } }
  }
  return Benchmark(
    id: id, bound: 1.5, count: inFlight ? 10_000 : 100_000, against: "ours, \(few) rows",
    ours: sender(to: many), twin: sender(to: few))
}

extension ListStore {
  fileprivate func send(to id: Int, _ action: RowAction) {
    send(.row(ElementAction(id: id, action: action)))
  }
}

private struct List {
  var rows: IdentifiedArray<Row>
  var sum = 0
}

private struct Row: Identifiable {
  let id: Int
  var count = 0
}

private enum ListAction: Sendable {
  case row(ElementAction<Int, RowAction>)
  case parent

  var row: ElementAction<Int, RowAction>? {
    if case .row(let action) = self { action } else { nil }
  }
}

private enum RowAction: Sendable {
  case increment
  case start(id: String)
  case cancel(id: String)
}

private func row(_ row: inout Row, _ action: RowAction) -> Effect<RowAction> {
  switch action {
  case .increment:
    row.count += 1
    return .none
  case .start(let id):
    return .fireAndForget { try await Task.sleep(for: .seconds(3_600)) }.cancellable(id: id)
  case .cancel(let id): return .cancel(id: id)
  }
}

private func parent(_ list: inout List, _ action: ListAction) -> Effect<ListAction> {
  list.sum += 1
  return .none
}
