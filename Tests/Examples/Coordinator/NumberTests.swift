// The number screen, in two flows.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Foundation
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct NumberTests {
  /// An action of the note flow's screen at `index`, with the flow presented on a detail.
  private func edit(_ index: Int, _ action: EditScreenAction) -> CoordinatorAction {
    .at(2, .edit(.router(.routeAction(index: index, action))))
  }

  @Test func aNumberIsIncrementedAfterTheDelay() async {
    let gate = Gate()
    let store = testStore { $0.delay = { await gate.pass() } }
    store.send(.at(0, .home(.numberTapped))) {
      $0.routes.presentSheet(.number(NumberState(number: 1)))
    }
    var number = NumberState(number: 1)
    number.isIncrementing = true
    store.send(.at(1, .number(.incrementTapped))) { [number] in $0.routes.top = .number(number) }
    store.send(.at(1, .number(.incrementTapped)))
    await gate.open()
    await store.receive(store.from(1, .number(.incremented))) {
      $0.routes.top = .number(NumberState(number: 2))
    }
    await store.finish()
  }

  @Test func aDismissedNumberIsNotIncremented() async {
    let store = testStore { $0.delay = { try await endless() } }
    store.exhaustivity = .off
    store.send(.at(0, .home(.numberTapped)))
    store.send(.at(1, .number(.incrementTapped)))
    #expect(store.effectsInFlight == 1)
    store.send(.navigate(.dismiss))
    #expect(store.effectsInFlight == 0)
    #expect(store.value == CoordinatorState())
    await store.finish()
  }

  @Test func theLargestNumberStays() {
    let store = TestStore(
      value: NumberState(number: .max),
      reducer: numberReducer { Issue.record("No delay was expected.") })
    store.send(.incrementTapped)
  }

  @Test func inTheMainFlowTheNumberOpensItsDetail() {
    let store = testStore()
    store.exhaustivity = .off
    store.send(.at(0, .home(.numberTapped)))
    store.send(.at(1, .number(.doneTapped)))
    #expect(store.value.stackLine == "home > detail 1")
  }

  @Test(arguments: [("", "7"), ("I give it", "I give it 7")])
  func inTheNoteFlowTheNumberIsAddedToTheNote(text: String, withNumber: String) throws {
    let store = testStore(try .opened("/detail/7/sheet/edit"))
    store.exhaustivity = .off
    store.send(edit(0, .note(.typed(text))))
    store.send(edit(0, .note(.numberTapped)))
    #expect(store.value.stackLine == "home > detail 7 ^ edit > number 7")
    store.send(edit(1, .number(.doneTapped)))
    #expect(store.value.stackLine == "home > detail 7 ^ edit")
    #expect(store.value.routes.top.edit?.routes.top.note?.text == withNumber)
  }

  @Test func anIncrementInFlightIsNotSaved() throws {
    var number = NumberState(number: 3)
    number.isIncrementing = true
    let saved = try JSONEncoder().encode(ScreenState.number(number))
    let restored = try JSONDecoder().decode(ScreenState.self, from: saved)
    #expect(restored == .number(NumberState(number: 3)))
  }
}
