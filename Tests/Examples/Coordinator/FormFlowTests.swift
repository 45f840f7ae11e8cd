// The form flow, with several screens for one form. A session of the program fills it in.

import ClassicRedux
import Stage5Testing
import TestSupport
import Testing

@testable import Coordinator

@MainActor @Suite(.hangLimit) struct FormFlowTests {
  private func store(
    check: @escaping @Sendable (Int) async throws -> Void = { _ in },
    report: @escaping (String) -> Void = reportToStandardError
  ) -> CoordinatorStore {
    let store = Store(
      value: CoordinatorState(), reducer: coordinatorReducer(CoordinatorEnvironment(check: check)),
      report: report)
    store.send(.at(0, .home(.formTapped)))
    return store
  }

  private func fill(_ store: CoordinatorStore, _ numbers: Int...) async {
    for (index, number) in numbers.enumerated() {
      store.send(.form(index, .step(.nextTapped(number))))
      await store.finish()
    }
  }

  @Test func theSecondOfTwoTapsDoesNotGoBackFurther() async {
    var reports: [String] = []
    let store = store(report: { reports.append($0) })
    await fill(store, 5, 20, 5)
    store.send(.form(3, .step(.returnTapped(.through))))
    store.send(.form(3, .step(.returnTapped(.from))))
    #expect(store.value.names == ["home", "from", "through"])
    #expect(reports.count == 1)
  }

  @Test func aRefusedNumberStaysAndSaysWhy() async {
    let store = store { _ in throw Refusal("sold out") }
    await fill(store, 5)
    let form = store.value.routes.top.form
    #expect(form?.routes.top.step?.refusal == "sold out" && form?.form == NumberForm())
  }

  @Test func leavingTheFormDuringACheckKeepsADraft() async {
    let store = store { try await $0 == 1 ? endless() : () }
    await fill(store, 5, 20)
    store.send(.form(2, .step(.nextTapped(1))))
    #expect(store.effectsInFlight == 1)
    store.send(.router(.screensLeft([store.value.routes.topID])))
    #expect(store.effectsInFlight == 0)
    #expect(store.value.routes == .main)
    store.send(.at(0, .home(.formTapped)))
    #expect(store.value.routes.top.form?.form == NumberForm(from: 5, through: 20))
    #expect(store.value.routes.top.form?.routes.top.step?.number == 5)
    await fill(store, 5, 20, 5)
    store.send(.form(3, .step(.confirmTapped)))
    #expect(store.value.routes.top.home?.nums == [5, 10, 15, 20])
    #expect(store.value.draft == NumberForm())
  }

  @Test(arguments: [
    (NumberForm(from: 5, through: 19, step: 5), [5, 10, 15]),
    (NumberForm(from: 1, through: 100, step: 1), Array(1...100)),
    (NumberForm(from: .min, through: .max, step: .max), [.min, -1, .max - 1]),
  ])
  func aFormMakesAList(form: NumberForm, numbers: [Int]) throws {
    #expect(try form.numbers() == numbers)
  }

  @Test(arguments: [
    (NumberForm(from: 9, through: 1), "the list would end at 1, before it begins at 9"),
    (NumberForm(through: .max), "a list has at most 100 numbers; choose a larger step"),
  ])
  func anInvalidFormMakesNone(form: NumberForm, why: String) {
    #expect(throws: Refusal(why)) { try form.numbers() }
  }
}
