// scope-10: a scope that is ten levels deep costs at most twice as much as one level.

import ClassicRedux

/// The same leaf of the same store, reached level by level or directly.
@MainActor let scope = [
  Benchmark(
    id: "scope-10", bound: 2, count: 100_000, against: "ours, 1 deep",
    ours: sendAndRead(leafStepByStep()), twin: sendAndRead(leafAtOnce()))
]

@inline(never)
@MainActor private func sendAndRead(_ leaf: ScopedStore<Int, Int>) -> Work {
  { count in
    for _ in 0..<count {
      leaf.send(1)
      consume(leaf.value)
    }
  }
}

@MainActor private func store() -> Store<Level10, Level10> {
  Store(value: level10(0)) { (value: inout Level10, action: Level10) in
    value.next.next.next.next.next.next.next.next.next.next &+=
      action.next.next.next.next.next.next.next.next.next.next
  }
}

@MainActor private func leafAtOnce() -> ScopedStore<Int, Int> {
  store().scope(value: \.next.next.next.next.next.next.next.next.next.next, action: level10)
}

@MainActor private func leafStepByStep() -> ScopedStore<Int, Int> {
  store().scope().deeper().deeper().deeper().deeper().deeper()
    .deeper().deeper().deeper().deeper().deeper()
}

extension ScopedStore {
  fileprivate func deeper<Next>() -> ScopedStore<Next, Next>
  where Value == Level<Next>, Action == Level<Next> {
    scope(value: \.next, action: Level.init(next:))
  }
}

/// A value, or an action, whose only part is the next level.
private struct Level<Next> { var next: Next }

private typealias Level5<Leaf> = Level<Level<Level<Level<Level<Leaf>>>>>
private typealias Level10 = Level5<Level5<Int>>

private func level10(_ leaf: Int) -> Level10 { level5(level5(leaf)) }

private func level5<Leaf>(_ leaf: Leaf) -> Level5<Leaf> { level(level(level(level(level(leaf))))) }

private func level<Next>(_ next: Next) -> Level<Next> { Level(next: next) }
