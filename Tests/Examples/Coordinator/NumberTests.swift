// The number screen and its delay. `FormFlowTests` dismisses it during the delay.

import ClassicRedux
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import Coordinator

@MainActor @Suite(.hangLimit) struct NumberTests {
  @Test func aNumberIsIncrementedOnceAfterTheDelay() async {
    let gate = Gate()
    let store = TestStore(
      value: CoordinatorState(),
      reducer: coordinatorReducer(CoordinatorEnvironment { await gate.pass() }))
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
}
