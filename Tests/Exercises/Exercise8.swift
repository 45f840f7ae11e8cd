// Exercise 8: an answer for a screen that has gone.
// SPDX-License-Identifier: MIT

import Stage1Store
import Stage8Navigation
import Testing

@Suite struct Exercise8 {
  struct Screen: Equatable {
    var title: String
    var text: String?
  }

  enum FlowAction {
    case opened(title: String)
    case backTapped
    case textLoaded(index: Int, id: RouteID, text: String)
  }

  /// Opens and closes screens whose texts are loaded; but as where screens are told apart by their
  /// place, a text that comes late is shown by the screen that is there now.
  static func flowReducer(routes: inout Routes<Screen>, action: FlowAction) {
    switch action {
    case .opened(let title):
      routes.push(Screen(title: title))

    case .backTapped:
      routes.goBack()

    case .textLoaded(let index, _, let text):
      guard routes.indices.contains(index) else { return }
      routes[screen: index].text = text
    }
  }

  let flowReducer = underTest(yours: Self.flowReducer, solution: Solution8.flowReducer)

  @Test func aTextIsForTheScreenThatAskedForIt() {
    let store = store()
    store.send(.opened(title: "Two"))
    let id = store.value.ids[1]
    store.send(.opened(title: "Three"))
    store.send(.textLoaded(index: 1, id: id, text: "The even one"))
    #expect(store.value.map(\.screen.text) == [nil, "The even one", nil])
  }

  @Test func aTextForAScreenThatHasGoneIsNotShownByTheNext() {
    let store = store()
    store.send(.opened(title: "Two"))
    let id = store.value.ids[1]
    store.send(.backTapped)
    store.send(.opened(title: "Three"))
    store.send(.textLoaded(index: 1, id: id, text: "The even one"))
    #expect(store.value.top == Screen(title: "Three"))
  }

  private func store() -> Store<Routes<Screen>, FlowAction> {
    Store(
      value: Routes(root: Screen(title: "Primes"), withNavigation: true), reducer: flowReducer)
  }
}

// Hint 1: The second screen at a place is not the first one. What tells them apart, if not the
// place?

// Hint 2: Each screen that arrives gets an id that no other had before, and an answer carries the
// id of the one that asked. If nobody has it any more, there is nobody to show the text.

// Hint 3: `routes[id]?.text = text`.
