import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

/// Promise 14 of the documentation.
@MainActor @Suite struct TestStorePromisesTests {
  /// A random feature: the effect that it returns for each action.
  struct Scenario {
    var effects: [Int: Effect<Int>] = [:]
    var sent: [Int] = []

    var reducer: EffectReducer<[Int], Int> {
      { [effects] value, action in
        // The limit ends scenarios that would go on forever.
        if value.count < 40 { value.append(action) }
        return value.count < 40 ? effects[action] ?? .none : .none
      }
    }

    init(seed: UInt64, leaves: [(inout SeededGenerator) -> Effect<Int>]) {
      var random = SeededGenerator(seed: seed)
      for action in 0..<6 where Bool.random(using: &random) {
        effects[action] = Self.effect(depth: 3, leaves, &random)
      }
      sent = (0..<8).map { _ in Int.random(in: 0..<6, using: &random) }
    }

    static func effect(
      depth: Int, _ leaves: [(inout SeededGenerator) -> Effect<Int>],
      _ random: inout SeededGenerator
    ) -> Effect<Int> {
      let parts = { (random: inout SeededGenerator) in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          effect(depth: depth - 1, leaves, &random)
        }
      }
      switch depth == 0 ? 9 : Int.random(in: 0..<10, using: &random) {
      case 0: return .merge(parts(&random))
      case 1: return .concatenate(parts(&random))
      case 2, 3:
        return effect(depth: depth - 1, leaves, &random).cancellable(
          id: Int.random(in: 0..<3, using: &random), cancelInFlight: .random(using: &random))
      case 4: return effect(depth: depth - 1, leaves, &random).inChild(0)
      case 5: return effect(depth: depth - 1, leaves, &random).map { ($0 + 1) % 6 }
      default: return leaves.randomElement(using: &random)!(&random)
      }
    }
  }

  static let leaves: [(inout SeededGenerator) -> Effect<Int>] = [
    { .send(Int.random(in: 0..<6, using: &$0)) },
    { .cancel(id: Int.random(in: 0..<3, using: &$0)) },
    { _ in .none },
    { _ in .cancelAll },
  ]

  struct Step: Equatable {
    var action: Int
    var value: [Int]
  }

  /// The log of the scenario in the plain store, in one list for each action that was sent.
  struct PlainRun {
    var steps: [[Step]] = []
    var inFlight: [[Int]] = []

    @MainActor
    init(_ scenario: Scenario) {
      var log: [Step] = []
      let reducer = scenario.reducer
      let store = Store(
        value: [],
        reducer: { (value: inout [Int], action: Int) -> Effect<Int> in
          let effect = reducer(&value, action)
          log.append(Step(action: action, value: value))
          return effect
        })
      for action in scenario.sent {
        store.send(action)
        steps.append(log)
        log = []
        inFlight.append(store.actionsInFlight)
      }
    }
  }

  /// Runs the scenario in the test store, which fails by itself if the log differs.
  ///
  /// Returns whether both stores did the same, so that a test ends with the first difference.
  func compare(_ scenario: Scenario, seed: UInt64) async -> Bool {
    // Other tests wait for the main actor, some with a time limit.
    await Task.yield()
    let plain = PlainRun(scenario)
    let store = TestStore(value: [], reducer: scenario.reducer)
    defer { store.exhaustivity = .off }
    for (steps, inFlight) in zip(plain.steps, plain.inFlight) {
      store.send(steps[0].action) { $0 = steps[0].value }
      guard store.value == steps.last?.value, store.actionsInFlight == inFlight else {
        Issue.record("The stores differ with seed \(seed).")
        return false
      }
      for step in steps.dropFirst() {
        await store.receive(step.action) { $0 = step.value }
      }
    }
    return true
  }

  @Test func promise14BothStoresGiveTheSameLog() async {
    for seed: UInt64 in 0..<10_000 {
      guard await compare(Scenario(seed: seed, leaves: Self.leaves), seed: seed) else { return }
    }
  }

  @Test func promise14BothStoresHaveTheSameEffectsInFlight() async {
    for seed: UInt64 in 0..<1_000 {
      let scenario = Scenario(seed: seed, leaves: Self.leaves + [{ _ in .endless }])
      guard await compare(scenario, seed: seed) else { return }
    }
  }

  @Test func promise14ItIsExhaustiveByDefault() async {
    var line = 0
    let failed = await failures {
      line = #line + 1
      let store = counterStore(.merge(.send(.worked(1)), .endless))
      store.send(.workTapped)
      store.send(.incrTapped)
    }
    #expect(failed.map(\.line) == [line + 2, line + 2, line])
    #expect(failed[0].text.contains("+ worked(1), from an effect of: workTapped"))
    #expect(failed[1].text.contains("−   - count: 0\n+   - count: 1"))
    #expect(failed[2].text.contains("+ in flight, an effect of: workTapped"))
  }

  @Test func promise14OutsideOfATestAFailureStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Task.detached { @MainActor in counterStore(.none).send(.incrTapped) }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A test store failed outside of a Swift Testing test"))
    #expect(text.contains("+   - count: 1"))
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
