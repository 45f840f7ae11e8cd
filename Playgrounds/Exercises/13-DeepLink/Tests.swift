// Exercise 13: its tests.

import Stage8Navigation
import Testing

@MainActor @Suite struct Exercise13 {
  let store: Store<FlowState, FlowAction>

  init() {
    store = Store(value: FlowState(), reducer: flowReducer())
  }

  private var names: [String] { store.value.routes.map(\.screen.name) }

  @Test(
    arguments: [
      ("primes://counter", ["counter"]), ("primes://favorites", ["counter", "favorites"]),
      ("primes://favorites/7", ["counter", "favorites", "7"]),
      ("primes://favorites/11", ["counter", "favorites", "11"]),
    ])
  func aLinkOpensItsScreens(link: String, names: [String]) {
    #expect(routes(for: link)?.map(\.screen.name) == names)
    #expect(routes(for: link)?.dropFirst().allSatisfy { $0.style == .push } != false)
  }

  @Test(
    arguments: [
      "", "primes://", "primes://elsewhere", "primes://favorites/seven", "primes://favorites/7/8",
      "http://favorites", "number://favorites", "primes://favorites/", "primes:///favorites",
      "primes://counter/7",
    ])
  func anyOtherLinkIsInvalid(link: String) {
    #expect(routes(for: link) == nil)
  }

  @Test func eachScreenHasItsOwnStars() {
    for name in ["favorites", "7"] {
      store.send(.router(.routeAction(.index(store.value.routes.count - 1), .rowTapped(name))))
    }
    for index in [0, 0, 0, 1, 2, 2] {
      store.send(.router(.routeAction(.index(index), .starTapped)))
    }
    #expect(store.value.routes.map(\.screen.stars) == [3, 1, 2])
  }

  @Test func tappingARowPushesAScreen() {
    store.send(.router(.routeAction(.index(0), .rowTapped("favorites"))))
    for index in [1, 2] {
      store.send(.router(.routeAction(.index(index), .rowTapped("5"))))
    }
    #expect(names == ["counter", "favorites", "5", "5"])
    #expect(store.value.routes.dropFirst().allSatisfy { $0.style == .push })
  }

  @Test func aLateTapOfAScreenThatHasLeftPushesNothing() {
    let store = Store(value: FlowState(), reducer: flowReducer(), report: { _ in })
    store.send(.router(.routeAction(.index(0), .rowTapped("favorites"))))
    let left = store.value.routes.topID
    store.send(.linkOpened("primes://favorites"))
    store.send(.router(.routeAction(.id(left), .rowTapped("7"))))
    #expect(store.value.routes.map(\.screen.name) == ["counter", "favorites"])
  }

  @Test func theScreensThatTheUserLeftAreInTheHistory() {
    store.send(.linkOpened("primes://favorites/7"))
    store.send(.router(.routeAction(.index(1), .starTapped)))
    store.send(.router(.wentBack(from: Array(store.value.routes.ids.suffix(2)))))
    #expect(names == ["counter"])
    store.send(.router(.routeAction(.index(0), .rowTapped("5"))))
    store.send(.router(.wentBack(from: [store.value.routes.topID])))
    let history = [("favorites", 1), ("7", 0), ("5", 0)].map { Screen(name: $0, stars: $1) }
    #expect(store.value.history == history)
    store.send(.linkOpened("primes://favorites"))
    store.send(.linkOpened("primes://counter"))
    #expect(store.value.history == history, "Nobody left them by hand.")
  }

  @Test func aLinkReplacesAllScreens() {
    store.send(.router(.routeAction(.index(0), .starTapped)))
    store.send(.router(.routeAction(.index(0), .rowTapped("5"))))
    store.send(.linkOpened("primes://favorites/7"))
    #expect(names == ["counter", "favorites", "7"])
    #expect(store.value.routes[0].screen.stars == 0)
    store.send(.linkOpened("primes://elsewhere"))
    #expect(names == ["counter", "favorites", "7"])
  }
}
