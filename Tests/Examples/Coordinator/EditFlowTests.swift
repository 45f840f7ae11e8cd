// The note flow, in a sheet.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct EditFlowTests {
  /// An action of the flow's screen at `index`, with the flow presented on a detail.
  private func edit(_ index: Int, _ action: EditScreenAction) -> CoordinatorAction {
    .at(2, .edit(.router(.routeAction(index: index, action))))
  }

  private func store(
    _ link: String, _ change: (inout CoordinatorEnvironment) -> Void = { _ in }
  ) throws -> Store<CoordinatorState, CoordinatorAction> {
    var environment = CoordinatorEnvironment()
    change(&environment)
    return Store(value: try .opened(link), reducer: coordinatorReducer(environment))
  }

  @Test func aSuggestionIsLoadedAndAddedToTheNote() async throws {
    let store = try store("/detail/7/sheet/edit") {
      $0.suggestions = { ["\($0) is fine"] }
    }
    store.send(edit(0, .note(.suggestTapped)))
    store.send(edit(1, .suggestions(.appeared)))
    await store.finish()
    let suggestions = store.value.routes.top.edit?.routes.top.suggestions
    #expect(suggestions?.texts == .done(["7 is fine"]))
    store.send(edit(1, .suggestions(.textTapped("7 is fine"))))
    #expect(store.value.stackLine == "home > detail 7 ^ edit")
    #expect(store.value.routes.top.edit?.routes.top.note?.text == "7 is fine")
  }

  @Test func theSecondOfTwoTapsDoesNotChangeTheNote() throws {
    var reports: [String] = []
    let store = Store(
      value: try CoordinatorState.opened("/detail/7/sheet/edit/suggestions"),
      reducer: coordinatorReducer(CoordinatorEnvironment()), report: { reports.append($0) })
    store.send(edit(1, .suggestions(.textTapped("first"))))
    store.send(edit(1, .suggestions(.textTapped("second"))))
    #expect(store.value.routes.top.edit?.routes.top.note?.text == "first")
    #expect(reports.count == 1)
  }

  @Test func thePublishedNoteGoesToTheDetail() async throws {
    let store = try store("/detail/7/sheet/edit") { $0.publish = { _, _ in } }
    store.send(edit(0, .note(.typed("mine"))))
    store.send(edit(0, .note(.doneTapped)))
    await store.finish()
    #expect(store.value.stackLine == "home > detail 7")
    #expect(store.value.routes.top.detail?.note == "mine")
  }
}
