// The number screen and its delay. The article has a session that shows it in both flows.

import ClassicRedux
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import Coordinator

@MainActor @Suite(.hangLimit) struct NumberTests {
  private func store(
    delay: @escaping @Sendable () async throws -> Void
  ) -> TestStore<CoordinatorState, CoordinatorAction> {
    TestStore(
      value: CoordinatorState(),
      reducer: coordinatorReducer(CoordinatorEnvironment(delay: delay)))
  }

  @Test func aNumberIsIncrementedAfterTheDelay() async {
    let gate = Gate()
    let store = store { await gate.pass() }
    store.send(.at(0, .home(.numberTapped))) {
      $0.routes.presentSheet(.number(NumberState(number: 1)))
    }
    var number = NumberState(number: 1)
    number.isIncrementing = true
    store.send(.at(1, .number(.incrementTapped))) { [number] in $0.routes.top = .number(number) }
    store.send(.at(1, .number(.incrementTapped)))
    await gate.open()
    await store.receive(\.router) { $0.routes.top = .number(NumberState(number: 2)) }
    await store.finish()
  }

  @Test func aDismissedNumberIsNotIncremented() async {
    let store = store(delay: endless)
    store.exhaustivity = .off
    store.send(.at(0, .home(.numberTapped)))
    store.send(.at(1, .number(.incrementTapped)))
    #expect(store.effectsInFlight == 1)
    store.send(.router(.screensLeft([store.value.routes.topID])))
    #expect(store.effectsInFlight == 0)
    #expect(store.value == CoordinatorState())
    await store.finish()
  }
}
