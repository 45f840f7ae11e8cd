// Exercise 26: its tests.

import Stage8Navigation
import Testing

@Suite struct Exercise26 {
  let store = Store(
    value: Routes(root: Screen(title: "Primes"), withNavigation: true), reducer: flowReducer)

  @Test func aTextGoesToTheScreenThatAskedForIt() {
    store.send(.opened(title: "Two"))
    let id = store.value.ids[1]
    store.send(.opened(title: "Three"))
    store.send(.textLoaded(index: 1, id: id, text: "The even one"))
    #expect(store.value.map(\.screen.text) == [nil, "The even one", nil])
  }

  @Test(arguments: [0, 2, 3]) func theIndexMayBeOutOfDate(index: Int) {
    store.send(.opened(title: "Two"))
    let id = store.value.ids[1]
    store.send(.opened(title: "Three"))
    store.send(.textLoaded(index: index, id: id, text: "The even one"))
    #expect(store.value.map(\.screen.text) == [nil, "The even one", nil])
  }

  @Test(arguments: ["Three", "Two"])
  func aLateTextIsNotShownByTheNextScreen(title: String) {
    store.send(.opened(title: "Two"))
    let id = store.value.ids[1]
    store.send(.backTapped)
    store.send(.opened(title: title))
    store.send(.textLoaded(index: 1, id: id, text: "The even one"))
    #expect(store.value.top == Screen(title: title))
  }

  @Test func aTextIsDroppedIfItsScreenHasLeft() {
    store.send(.opened(title: "Two"))
    let id = store.value.ids[1]
    store.send(.backTapped)
    store.send(.textLoaded(index: 1, id: id, text: "The even one"))
    #expect(store.value.map(\.screen) == [Screen(title: "Primes")])
  }
}
