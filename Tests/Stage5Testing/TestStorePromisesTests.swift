import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

/// Promise 14 of the documentation.
@MainActor @Suite(.hangLimit) struct TestStorePromisesTests {
  struct Step {
    var action: Int
    var value: [Int]
  }

  /// A random feature, which returns the same effect each time for an action.
  func feature(_ random: inout SeededGenerator) -> EffectReducer<[Int], Int> {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    func effect(depth: Int) -> Effect<Int> {
      func parts() -> [Effect<Int>] {
        (0..<number(0..<4)).map { _ in effect(depth: depth - 1) }
      }
      switch number(depth == 0 ? 6..<12 : 0..<12) {
      case 0: return .merge(parts())
      case 1: return .concatenate(parts())
      case 2, 3:
        let replaces = number(0..<2) == 0
        return effect(depth: depth - 1).cancellable(id: number(0..<3), cancelInFlight: replaces)
      case 4: return effect(depth: depth - 1).inChild(0, of: [Int].self)
      case 5: return effect(depth: depth - 1).map { ($0 + 1) % 6 }
      case 6: return .cancel(id: number(0..<3))
      case 7: return .cancelAll
      case 8: return .endless
      default: return .send(number(0..<6))
      }
    }
    let effects = (0..<6).map { _ in number(0..<2) == 0 ? effect(depth: 3) : .none }
    return { value, action in
      // The limit ends features that would go on forever.
      if value.count < 40 { value.append(action) }
      return value.count < 40 ? effects[action] : .none
    }
  }

  /// Sends the same random actions to a plain store and to a test store, which fails by itself if the
  /// values differ.
  @Test func promise14BothStoresGiveTheSameLog() async {
    for seed: UInt64 in 0..<10_000 {
      // Other tests wait for the main actor, some with a time limit.
      await Task.yield()
      var random = SeededGenerator(seed: seed)
      let reducer = feature(&random)
      var log: [Step] = []
      let plain = Store(
        value: [],
        reducer: { (value: inout [Int], action: Int) -> Effect<Int> in
          let effect = reducer(&value, action)
          log.append(Step(action: action, value: value))
          return effect
        })
      let store = TestStore(value: [], reducer: reducer)
      defer { store.exhaustivity = .off }
      for _ in 0..<8 {
        log = []
        plain.send(Int.random(in: 0..<6, using: &random))
        store.send(log[0].action) { $0 = log[0].value }
        guard store.value == plain.value, store.actionsInFlight == plain.actionsInFlight else {
          Issue.record("The stores differ with seed \(seed).")
          return
        }
        for step in log.dropFirst() { await store.receive(step.action) { $0 = step.value } }
      }
    }
  }

  @Test func promise14OutsideOfATestAFailureStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Task.detached { @MainActor in counterStore(.none).send(.incrTapped) }.value
    }
    #expect(result.printed.contains("A test store failed outside of a Swift Testing test"))
    #expect(result.printed.contains("+   - count: 1"))
  }

  @Test func promise14FailuresCanBePassedOn() {
    var failures: [String] = []
    var line = 0
    do {
      let store = TestStore(
        value: Counter(), reducer: counterReducer(work: .none),
        onFailure: {
          failures.append($0)
          line = $1.line
        })
      store.send(.incrTapped)
    }
    #expect(failures.count == 1)
    #expect(line == #line - 3)
  }
}
