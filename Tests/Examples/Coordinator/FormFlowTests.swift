// The form flow, with three screens for one form.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct FormFlowTests {
  /// An action of the form's screen at `index`, with the form presented on home.
  private func step(_ index: Int, _ action: FormStepAction) -> CoordinatorAction {
    .at(1, .form(.router(.routeAction(index: index, action))))
  }

  private func store(
    check: @escaping @Sendable (Int) async throws -> Void = { _ in },
    report: @escaping (String) -> Void = reportToStandardError
  ) -> Store<CoordinatorState, CoordinatorAction> {
    var environment = CoordinatorEnvironment()
    environment.check = check
    let store = Store(
      value: CoordinatorState(), reducer: coordinatorReducer(environment), report: report)
    store.send(.at(0, .home(.formTapped)))
    return store
  }

  private func fill(
    _ store: Store<CoordinatorState, CoordinatorAction>, _ numbers: Int...
  ) async {
    for (index, number) in numbers.enumerated() {
      store.send(step(index, .nextTapped(number)))
      await store.finish()
    }
  }

  @Test func theScreensFillInOneForm() async {
    let store = testStore { $0.check = { _ in } }
    store.send(.at(0, .home(.formTapped))) { $0.routes.presentCover(.form(FormState())) }
    var form = FormState()
    form.routes.top.entry = .underway
    store.send(step(0, .nextTapped(5))) { [form] in $0.routes.top = .form(form) }
    form.routes.top.entry = .done(5)
    form.form.from = 5
    form.routes.push(FormStepState(part: .through))
    await store.receive(\.router) { [form] in $0.routes.top = .form(form) }
    await store.finish()
  }

  @Test func theConfirmedFormGoesToHome() async {
    let store = store()
    await fill(store, 5, 20, 5)
    store.send(step(3, .confirmTapped))
    #expect(store.value.stackLine == "home")
    #expect(store.value.routes.top.home?.nums == [5, 10, 15, 20])
  }

  @Test func aFieldCanBeChangedBeforeConfirming() async {
    let store = store()
    await fill(store, 5, 20, 5)
    store.send(step(3, .returnTapped(.through)))
    #expect(store.value.stackLine == "home ^^ form from > form through")
    store.send(step(1, .nextTapped(10)))
    await store.finish()
    store.send(step(2, .nextTapped(5)))
    await store.finish()
    store.send(step(3, .confirmTapped))
    #expect(store.value.routes.top.home?.nums == [5, 10])
  }

  @Test func theSecondOfTwoTapsDoesNotGoBackFurther() async {
    var reports: [String] = []
    let store = store(report: { reports.append($0) })
    await fill(store, 5, 20, 5)
    store.send(step(3, .returnTapped(.through)))
    store.send(step(3, .returnTapped(.from)))
    #expect(store.value.stackLine == "home ^^ form from > form through")
    #expect(reports.count == 1)
  }

  @Test func aRefusedNumberStaysAndSaysWhy() async {
    let store = store { _ in throw Refusal("sold out") }
    await fill(store, 5)
    #expect(store.value.stackLine == "home ^^ form from")
    #expect(store.value.routes.top.form?.routes.top.entry == .failed("sold out"))
    #expect(store.value.routes.top.form?.form == NumberForm())
  }

  @Test func anInvalidFormStaysAndSaysWhy() async throws {
    let store = store()
    await fill(store, 5, 20, 0)
    store.send(step(3, .confirmTapped))
    #expect(
      store.value.stackLine == "home ^^ form from > form through > form step > form confirm")
    let entry = try #require(store.value.routes.top.form?.routes.top.entry)
    #expect(entry.failure == "the step is 0, but must be 1 or more")
  }

  @Test func leavingTheFormDuringACheckReturnsNothing() async {
    let store = store { try await $0 == 1 ? endless() : () }
    await fill(store, 5, 20)
    store.send(step(2, .nextTapped(1)))
    #expect(store.effectsInFlight == 1)
    store.send(.navigate(.dismiss))
    #expect(store.effectsInFlight == 0)
    #expect(store.value == CoordinatorState())
  }
}
