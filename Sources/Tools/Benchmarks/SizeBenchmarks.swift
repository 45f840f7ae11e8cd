// Size costs nothing: the library, compared with itself on less of the same.

import ClassicRedux

@MainActor let sizes = [
  Benchmark("queue-1M", bound: 1.2, count: 1_000_000, much: 1_000_000, little: 1_000) { size in
    { count in for _ in 0..<count / size { chain(of: size) } }
  },
  Benchmark(
    id: "scope-10", bound: 2, count: 100_000, against: "ours, 1 deep",
    ours: sendAndRead(
      (root() as ScopedStore<Level10, Level10>).deeper().deeper().deeper().deeper().deeper()
        .deeper().deeper().deeper().deeper().deeper()),
    twin: sendAndRead((root() as ScopedStore<Level<Int>, Level<Int>>).deeper())),
  stateSize("optional") { elements in
    Store(
      value: Home(child: Optional(elements)),
      reducer: pullback(increment, optional: \.child, action: itself))
  },
  stateSize("case") { elements in
    Store(
      value: House.inhabited(elements),
      reducer: pullback(
        increment, value: \.self, case: CasePath(\.child, House.inhabited), action: itself))
  },
  stateSize("element") { elements in
    Store(
      value: Home(child: [Room(id: 1, elements: [0]), Room(id: 0, elements: elements)]),
      reducer: pullback(incrementRoom, elementsByID: \.child, action: addressed))
  },
]

/// Sends an action that starts a chain of `length` actions.
private func chain(of length: Int) {
  let store = Store(value: 0) { (value: inout Int, step: Int) in value &+= step }
  let token = store.observe { [unowned store] in if $0 < length { store.send(1) } }
  store.send(1)
  consume(store.value)
  token.cancel()
}

@inline(never)
@MainActor private func sendAndRead(_ leaf: ScopedStore<Int, Int>) -> Work {
  { count in
    for _ in 0..<count {
      leaf.send(1)
      consume(leaf.value)
    }
  }
}

@MainActor private func root<Next>() -> ScopedStore<Level<Next>, Level<Next>> {
  Store(value: Level<Next>()) { (value: inout Level<Next>, action: Level<Next>) in value = action }
    .scope()
}

/// A value, or an action, whose only part is the next level.
private struct Level<Next: Part>: Part { var next = Next() }
private typealias Level5<Leaf: Part> = Level<Level<Level<Level<Level<Leaf>>>>>
private typealias Level10 = Level5<Level5<Int>>

extension ScopedStore {
  fileprivate func deeper<Next>() -> ScopedStore<Next, Next>
  where Value == Level<Next>, Action == Level<Next> {
    scope(value: \.next, action: Level.init(next:))
  }
}

/// `make` creates a store whose child has the given elements.
@MainActor private func stateSize<Value>(
  _ child: String, make: @escaping @MainActor ([Int]) -> Store<Value, Int>
) -> Benchmark {
  Benchmark(
    "state-size-\(child)", bound: 1.1, count: 100_000, much: 1_000_000, little: 1
  ) { size in
    let store = make(Array(repeating: 0, count: size))
    return { count in for _ in 0..<count { store.send(0) } }
  }
}

private struct Home<Child> { var child: Child }

private enum House {
  case empty
  case inhabited([Int])

  var child: [Int]? { if case .inhabited(let child) = self { child } else { nil } }
}

private struct Room: Identifiable {
  let id: Int
  var elements: [Int]
}

private func increment(elements: inout [Int], index: Int) -> Effect<Int> {
  elements[index] &+= 1
  return .none
}

private func incrementRoom(room: inout Room, index: Int) -> Effect<Int> {
  increment(elements: &room.elements, index: index)
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
