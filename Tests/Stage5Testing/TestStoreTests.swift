import EffectTestSupport
import TestSupport
import Testing

@testable import Stage5Testing

@MainActor @Suite(.hangLimit) struct TestStoreTests {
  @Test func aPlainReducerNeedsNoActor() {
    nonisolatedTest()
    nonisolated func nonisolatedTest() {
      let count: Reducer<Int, Int> = { $0 += $1 }
      let store = TestStore(value: 1, reducer: count)
      store.send(2) { $0 = 3 }
      store.send(3) { $0 += 3 }
    }
  }

  @Test func anActionIsReceivedByValueCasePayloadOrPredicate() async {
    let store = counterStore(.later(.worked(1), .worked(2), .worked(3), .worked(4)))
    store.send(.incrTapped) { $0.count = 1 }
    store.send(.workTapped)
    await store.receive(.worked(1)) { $0.log = ["1"] }
    await store.receive(\.worked) { $0.log.append("2") }
    await store.receive(\.worked, 3) { $0.log.append("3") }
    await store.receive(where: { $0.worked ?? 0 > 3 }, assert: { $0.log.append("4") })
    store.send(.incrTapped) { $0.count = 2 }
    await store.finish()
    #expect(store.value == Counter(count: 2, log: ["1", "2", "3", "4"]))
  }

  /// Neither the value nor the action is `Equatable`.
  struct Total { var number = 0 }
  struct Add: Sendable { var number: Int }

  @Test func aValueThatIsNotEquatableIsComparedByTheTest() async {
    let reducer: EffectReducer<Total, Add> = { total, add in
      total.number += add.number
      return add.number > 1 ? .later(Add(number: add.number - 1)) : .none
    }
    let store = TestStore(
      value: Total(), reducer: reducer, areEqual: { $0.number == $1.number })
    store.send(Add(number: 2)) { $0.number = 2 }
    await store.receive(where: { $0.number == 1 }, assert: { $0.number = 3 })
    await store.finish()
  }

  @Test func skippedActionsNeedNotBeReceived() async {
    let store = counterStore(.merge(.send(.incrTapped), .send(.worked(1))))
    store.send(.workTapped)
    store.skipReceived()
    store.send(.incrTapped) { $0.count = 2 }
    store.skipReceived()
    await store.finish()
  }

  @Test func skippedConcatenationsDoNotGoOn() {
    let reducer: EffectReducer<Int, Int> = { _, _ in .concatenate(.endless, .endless, .send(1)) }
    let store = TestStore(value: 0, reducer: reducer)
    store.send(0)
    store.skipInFlight()
    #expect(store.effectsInFlight == 0)
  }

  @Test func withoutExhaustivityATestMayLeaveThingsOut() async {
    let store = counterStore(
      .merge(.send(.incrTapped), .later(.worked(1), .worked(2), .worked(3)), .endless))
    store.exhaustivity = .off
    store.send(.workTapped)
    await store.receive(.worked(2)) { $0.count = 1 }
    await store.receive(\.worked, 3)
    store.send(.incrTapped)
    store.send(.incrTapped) { $0.count += 1 }
  }

  @Test func reportsGoWhereTheTestSays() async {
    var reports: [String] = []
    let store = TestStore(
      value: Counter(), reducer: counterReducer(work: .report("odd")),
      report: { reports.append($0) })
    store.send(.workTapped)
    #expect(reports == ["odd"])
  }

  @Test func itWorksOnAnActorOfItsOwn() async {
    actor Owner {
      func run() async {
        let store = TestStore(
          value: 0,
          reducer: { (value: inout Int, action: Int) -> Effect<Int> in
            value += action
            return action > 1 ? .run(priority: .background) { await $0(1) } : .none
          })
        store.send(2) { $0 = 2 }
        await store.receive(1) { $0 = 3 }
        await store.finish()
      }
    }
    await Owner().run()
  }

  @Test(arguments: [true, false])
  func cancellingTheTestEndsAWaitAndFreesTheStore(finishes: Bool) async {
    weak var freed: TestStore<Counter, CounterAction>?
    weak var freedInside: AnyObject?
    let failed = await failures {
      let waiting = Task { @MainActor in
        let store = counterStore(.endless)
        store.send(.workTapped)
        (freed, freedInside) = (store, store.store)
        if finishes { await store.finish() } else { await store.receive(\.worked) }
        store.skipInFlight()
      }
      await wait(until: { freed != nil })
      waiting.cancel()
      await waiting.value
    }
    let text = finishes ? "Effects were still in flight" : "action, but the test was cancelled."
    #expect(failed.map { $0.text.contains(text) } == [true])
    #expect(freed == nil && freedInside == nil)
  }
}
