// rows-effects: 2,000 rows that each have an effect in flight, against 20.
// SPDX-License-Identifier: MIT

import ClassicRedux

@MainActor let rowEffects = [
  Benchmark(
    id: "rows-effects-parent", bound: 1.5, count: 10_000, against: "ours, 20 rows",
    ours: sender(to: 2_000) { store, _ in store.send(.parent) },
    twin: sender(to: 20) { store, _ in store.send(.parent) }),
  Benchmark(
    id: "rows-effects-start", bound: 1.5, count: 10_000, against: "ours, 20 rows",
    ours: sender(to: 2_000, startAndCancel), twin: sender(to: 20, startAndCancel)),
]

private struct List {
  var rows: IdentifiedArray<Row>
  var sum = 0
}

private struct Row: Identifiable { let id: Int }

private enum ListAction: Sendable {
  case row(ElementAction<Int, RowAction>)
  case parent

  var row: ElementAction<Int, RowAction>? {
    if case .row(let action) = self { action } else { nil }
  }
}

private enum RowAction: Sendable { case start, startAnother, cancelOther }

private func row(_ row: inout Row, _ action: RowAction) -> Effect<RowAction> {
  let sleep = Effect<RowAction>.fireAndForget { try await Task.sleep(for: .seconds(3_600)) }
  switch action {
  case .start: return sleep
  case .startAnother: return sleep.cancellable(id: "another")
  case .cancelOther: return .cancel(id: "another")
  }
}

private func parent(_ list: inout List, _ action: ListAction) -> Effect<ListAction> {
  list.sum += 1
  return .none
}

@MainActor private func startAndCancel(_ store: Store<List, ListAction>, _ number: Int) {
  store.send(.row(ElementAction(id: number % 20, action: .startAnother)))
  store.send(.row(ElementAction(id: number % 20, action: .cancelOther)))
}

/// A store with `count` rows, whose effects are in flight as long as the benchmark runs.
@MainActor private func sender(
  to count: Int, _ send: @escaping @MainActor (Store<List, ListAction>, _ number: Int) -> Void
) -> Work {
  let store = Store(
    value: List(rows: IdentifiedArray(uniqueElements: (0..<count).map { Row(id: $0) })),
    reducer: combine {
      pullback(row, elementsByID: \.rows, action: CasePath(\.row, ListAction.row))
      parent
    })
  for id in 0..<count { store.send(.row(ElementAction(id: id, action: .start))) }
  precondition(store.effectsInFlight == count)
  return { times in for number in 0..<times { send(store, number) } }
}
