// Identified rows: actions to many rows against few, and changes of 100,000 rows against an array or a dictionary.

import ClassicRedux

@MainActor let rows = [
  actions("1M-row", rows: 1_000_000, few: 1_000) { store, number in
    store.send(to: number * 2_654_435_761 % 1_000, .increment)
  },
  actions("1M-parent", rows: 1_000_000, few: 1_000) { store, _ in store.send(.parent) },
  actions("effects-parent", rows: 2_000, few: 20, inFlight: true) { store, _ in
    store.send(.parent)
  },
  actions("effects-start", rows: 2_000, few: 20, inFlight: true) { store, number in
    store.send(to: number % 20, .start(id: "another"))
    store.send(to: number % 20, .cancel(id: "another"))
  },
  change("offset") { rows, _ in
    rows.remove(atOffsets: [middle])
  } twin: { array, _ in
    array.remove(at: middle)
  },
  change("id") { rows, id in
    rows.remove(id: id)
  } twin: { array, id in
    array.remove(at: array.firstIndex { $0.id == id }!)
  },
  change("where") { rows, id in
    rows.removeAll { $0.id == id }
  } twin: { array, id in
    array.removeAll { $0.id == id }
  },
  read(),
]

private typealias ListStore = Store<List, ListAction>

/// Sends to a thousand rows at most, so that the rows of both lists fit into the processor's cache.
@MainActor private func actions(
  _ id: String, rows many: Int, few: Int, inFlight: Bool = false,
  _ send: @escaping @MainActor (ListStore, _ number: Int) -> Void
) -> Benchmark {
  Benchmark(
    "rows-\(id)", bound: 1.5, count: inFlight ? 10_000 : 100_000, much: many, little: few
  ) { count in
    let store = ListStore(
      value: List(rows: IdentifiedArray(uniqueElements: list(of: count))),
      reducer: combine {
        pullback(row, elementsByID: \.rows, action: CasePath(\.row, ListAction.row))
        parent
      })
    if inFlight { for id in 0..<count { store.send(to: id, .start(id: "own")) } }
    return { times in for number in 0..<times { send(store, number) } }
  }
}

private let middle = 50_000

/// Removes the row in the middle of 100,000, and appends it again.
@MainActor private func change(
  _ id: String, ours: @escaping (inout IdentifiedArray<Row>, _ id: Int) -> Void,
  twin: @escaping (inout [Row], _ id: Int) -> Void
) -> Benchmark {
  var rows = IdentifiedArray(uniqueElements: list(of: 2 * middle))
  var array = list(of: 2 * middle)
  return Benchmark(
    id: "rows-change-\(id)", bound: 3, count: 100, against: "an array",
    ours: { count in
      for _ in 0..<count {
        let row = rows[middle]
        ours(&rows, row.id)
        rows.append(row)
      }
    },
    twin: { count in
      for _ in 0..<count {
        let row = array[middle]
        twin(&array, row.id)
        array.append(row)
      }
    })
}

@MainActor private func read() -> Benchmark {
  let list = list(of: 2 * middle)
  let (rows, ids) = (IdentifiedArray(uniqueElements: list), list.map(\.id))
  let dictionary = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
  return Benchmark(
    id: "rows-change-read", bound: 2, count: 10, against: "a dictionary",
    ours: { count in
      var sum = 0
      for _ in 0..<count { for row in rows { sum &+= row.count } }
      consume(sum)
    },
    twin: { count in
      var sum = 0
      for _ in 0..<count { for id in ids { sum &+= dictionary[id]!.count } }
      consume(sum)
    })
}

private func list(of count: Int) -> [Row] { (0..<count).map { Row(id: $0) } }

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
