// Exercise 22: its tests.

import Stage8Navigation
import Testing

@Suite struct Exercise22 {
  let store = Store(
    value: Routes(root: Screen(title: "Primes"), withNavigation: true), reducer: flowReducer)

  @Test func aTextGoesToTheScreenThatAskedForIt() {
    store.send(.opened(title: "Two"))
    store.send(.opened(title: "Three"))
    let ids = store.value.ids
    store.send(.textLoaded(index: 1, id: ids[1], text: "The even one"))
    #expect(store.value.map(\.screen.text) == [nil, "The even one", nil])
    store.send(.textLoaded(index: 2, id: ids[2], text: "The first odd one"))
    #expect(store.value.map(\.screen.text) == [nil, "The even one", "The first odd one"])
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
