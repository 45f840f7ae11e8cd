// The form flow, with several screens for one form. The article has a session that fills it in.

import ClassicRedux
import TestSupport
import Testing

@testable import Coordinator

@MainActor @Suite(.hangLimit) struct FormFlowTests {
  private func store(
    report: @escaping (String) -> Void = _reportToStandardError
  ) -> CoordinatorStore {
    let store = Store(
      value: CoordinatorState(), reducer: coordinatorReducer(.init(delay: endless)), report: report)
    store.send(.at(0, .home(.formTapped)))
    return store
  }

  private func fill(_ store: CoordinatorStore, _ numbers: Int...) {
    for (index, number) in numbers.enumerated() {
      store.send(.form(index, .step(.nextTapped(number))))
    }
  }

  @Test func theSecondOfTwoTapsDoesNotGoBackFurther() {
    var reports: [String] = []
    let store = store(report: { reports.append($0) })
    fill(store, 5, 20, 5)
    store.send(.form(3, .step(.returnTapped(.through))))
    store.send(.form(3, .step(.returnTapped(.from))))
    #expect(store.value.screens == "home ^^ form from > form through")
    #expect(store.value.routes.top.form?.form.through == 20)
    #expect(reports.count == 1)
  }

  @Test func leavingTheFormCancelsItsNumberAndKeepsADraft() {
    let store = store()
    fill(store, 5, 20)
    store.send(.form(2, .step(.numberTapped)))
    store.send(.form(3, .number(.incrementTapped)))
    #expect(store.effectsInFlight == 1)
    store.send(.router(.wentBack(from: [store.value.routes.topID])))
    #expect(store.effectsInFlight == 0)
    #expect(store.value.routes == .main)
    store.send(.at(0, .home(.formTapped)))
    #expect(store.value.routes.top.form?.form == NumberForm(from: 5, through: 20))
    fill(store, 5, 20, 5)
    store.send(.form(3, .step(.confirmTapped)))
    #expect(store.value.routes.top.home?.nums == [5, 10, 15, 20])
    #expect(store.value.draft == NumberForm())
  }

  @Test(arguments: [
    (NumberForm(from: 5, through: 19, step: 5), [5, 10, 15]),
    (NumberForm(from: 1, through: .max, step: 1), Array(1...100)),
    (NumberForm(from: .min, through: .max, step: .max), [.min, -1, .max - 1]),
    (NumberForm(from: 9, through: 1), []), (NumberForm(step: 0), []),
  ])
  func aFormMakesAList(form: NumberForm, numbers: [Int]) {
    #expect(form.numbers == numbers)
  }
}
