// Children: size costs nothing, neither of a child nor of a list of rows, and neither do effects in flight.

import ClassicRedux

@MainActor let children = [
  large("optional", .optional(.increment)),
  large("case", .choice(.increment)),
  large("element", .row(ElementAction(id: 0, action: .increment))),
  many("1M-row", 1_000_000, few: 1_000) { store, number in
    // To a thousand rows at most, so that those of both lists fit into the processor's cache.
    store.send(.row(ElementAction(id: number * 2_654_435_761 % 1_000, action: .increment)))
  },
  many("1M-parent", 1_000_000, few: 1_000) { store, _ in store.send(.own(.increment)) },
  many("effects-parent", 2_000, few: 20, inFlight: true) { store, _ in
    store.send(.own(.increment))
  },
  many("effects-start", 2_000, few: 20, inFlight: true) { store, number in
    store.send(.row(ElementAction(id: number % 20, action: .start(id: 1))))
    store.send(.row(ElementAction(id: number % 20, action: .cancel(id: 1))))
  },
  Benchmark(
    id: "cancel-10k", bound: 1.5, count: 10_000, against: "ours, 100", ours: cancel(10_000),
    twin: cancel(100)),
  change(
    "offset", ours: { rows, _ in rows.remove(atOffsets: [middle]) },
    byHand: { array, _ in array.remove(at: middle) }),
  change(
    "id", ours: { rows, id in rows.remove(id: id) },
    byHand: { array, id in array.remove(at: array.firstIndex { $0.id == id }!) }),
  change(
    "where", ours: { rows, id in rows.removeAll { $0.id == id } },
    byHand: { array, id in array.removeAll { $0.id == id } }),
  read(),
]

private typealias ParentStore = Store<Parent, ParentAction>

/// Sends to a child with a million elements, and to one with a single element.
@MainActor private func large(_ kind: String, _ action: ParentAction) -> Benchmark {
  func sends(_ size: Int) -> Work {
    func child() -> Child { Child(id: 0, elements: Array(repeating: 0, count: size)) }
    let store = ParentStore(
      value: Parent(optional: child(), choice: .child(child()), rows: [child(), Child(id: 1)]),
      reducer: parent)
    return { count in for _ in 0..<count { store.send(action) } }
  }
  return Benchmark(
    id: "state-size-\(kind)", bound: 1.1, count: 100_000, against: "ours, 1",
    ours: sends(1_000_000), twin: sends(1))
}

/// Sends to a store with many rows, and to one with a few.
@MainActor private func many(
  _ id: String, _ many: Int, few: Int, inFlight: Bool = false,
  _ send: @escaping @MainActor (ParentStore, _ number: Int) -> Void
) -> Benchmark {
  func sends(_ count: Int) -> Work {
    let rows = (0..<count).map { Child(id: $0) }
    let store = ParentStore(
      value: Parent(rows: IdentifiedArray(uniqueElements: rows)), reducer: parent)
    for row in rows where inFlight {
      store.send(.row(ElementAction(id: row.id, action: .start(id: 0))))
    }
    return { times in for number in 0..<times { send(store, number) } }
  }
  return Benchmark(
    id: "rows-\(id)", bound: 1.5, count: inFlight ? 10_000 : 100_000, against: "ours, \(few)",
    ours: sends(many), twin: sends(few))
}

/// Starts `size` effects, each with its own id, and cancels them one by one.
@MainActor private func cancel(_ size: Int) -> Work {
  { count in
    for _ in 0..<count / size {
      let store = ParentStore(value: Parent(), reducer: parent)
      for id in 0..<size { store.send(.own(.start(id: id))) }
      for id in 0..<size { store.send(.own(.cancel(id: id))) }
      precondition(store.effectsInFlight == 0)
    }
  }
}

private struct Row: Identifiable {
  let id: Int
  var count = 0
}

private let middle = 50_000
private var hundredThousand: [Row] { (0..<2 * middle).map { Row(id: $0) } }

/// Removes the row in the middle of 100,000, and appends it again.
@MainActor private func change(
  _ id: String, ours change: @escaping (inout IdentifiedArray<Row>, _ id: Int) -> Void,
  byHand: @escaping (inout [Row], _ id: Int) -> Void
) -> Benchmark {
  func ours() -> Work {
    var rows = IdentifiedArray(uniqueElements: hundredThousand)
    return { count in
      for _ in 0..<count {
        let row = rows[middle]
        change(&rows, row.id)
        rows.append(row)
      }
    }
  }
  func twin() -> Work {
    var array = hundredThousand
    return { count in
      for _ in 0..<count {
        let row = array[middle]
        byHand(&array, row.id)
        array.append(row)
      }
    }
  }
  return Benchmark(
    id: "rows-change-\(id)", bound: 3, count: 100, against: "an array", ours: ours(), twin: twin())
}

@MainActor private func read() -> Benchmark {
  func ours() -> Work {
    let rows = IdentifiedArray(uniqueElements: hundredThousand)
    return { count in
      var sum = 0
      for _ in 0..<count { for row in rows { sum &+= row.count } }
      consume(sum)
    }
  }
  func twin() -> Work {
    let ids = hundredThousand.map(\.id)
    let dictionary = Dictionary(uniqueKeysWithValues: hundredThousand.map { ($0.id, $0) })
    return { count in
      var sum = 0
      for _ in 0..<count { for id in ids { sum &+= dictionary[id]!.count } }
      consume(sum)
    }
  }
  return Benchmark(
    id: "rows-change-read", bound: 2, count: 10, against: "a dictionary", ours: ours(),
    twin: twin())
}

/// A parent with a child of each kind.
private struct Parent {
  var optional: Child?
  var choice = Choice.empty
  var rows: IdentifiedArray<Child> = []
  var count = 0
}

private enum Choice {
  case empty
  case child(Child)

  var child: Child? { if case .child(let child) = self { child } else { nil } }
}

private struct Child: Identifiable {
  let id: Int
  var elements: [Int] = []
  var count = 0
}

private enum ParentAction: Sendable {
  case optional(ChildAction)
  case choice(ChildAction)
  case row(ElementAction<Int, ChildAction>)
  case own(ChildAction)

  var optional: ChildAction? { if case .optional(let action) = self { action } else { nil } }
  var choice: ChildAction? { if case .choice(let action) = self { action } else { nil } }
  var row: ElementAction<Int, ChildAction>? {
    if case .row(let action) = self { action } else { nil }
  }
}

private enum ChildAction: Sendable {
  case increment
  case start(id: Int)
  case cancel(id: Int)

  func effect<Action>() -> Effect<Action> {
    switch self {
    case .increment: .none
    case .start(let id):
      .fireAndForget { try await Task.sleep(for: .seconds(3_600)) }.cancellable(id: id)
    case .cancel(let id): .cancel(id: id)
    }
  }
}

private var parent: EffectReducer<Parent, ParentAction> {
  combine {
    pullback(child, ifPresent: \.optional, action: CasePath(\.optional, ParentAction.optional))
    pullback(
      child, value: \.choice, case: CasePath(\.child, Choice.child),
      action: CasePath(\.choice, ParentAction.choice))
    pullback(child, elementsByID: \.rows, action: CasePath(\.row, ParentAction.row))
    own
  }
}

private func child(_ child: inout Child, _ action: ChildAction) -> Effect<ChildAction> {
  child.count += 1
  if !child.elements.isEmpty { child.elements[0] &+= 1 }
  return action.effect()
}

private func own(_ parent: inout Parent, _ action: ParentAction) -> Effect<ParentAction> {
  guard case .own(let action) = action else { return .none }
  parent.count += 1
  return action.effect()
}
