// Exercise 11: its tests.

import Stage7Scope
import Testing

@Suite struct Exercise11 {
  let store = Store(value: AppState(count: 2)) { (state: inout AppState, action: AppAction) in
    switch action {
    case .counter(.incrTapped): state.count += 1
    case .counter(.saveTapped): state.favoritePrimes.append(state.count)
    case .decrTapped: state.count -= 1
    case .loginTapped: state.hasLoggedIn = true
    }
  }

  @Test func theScopeReadsFromTheStore() {
    let counter = counterScope(of: store)
    #expect(counter.value == CounterScreenState(count: 2, isFavorite: false))
    store.send(.counter(.saveTapped))
    #expect(counter.value == CounterScreenState(count: 2, isFavorite: true))
  }

  @Test func theCountIsComparedWithAllFavorites() {
    let counter = counterScope(of: store)
    for _ in 2..<6 {
      store.send(.counter(.saveTapped))
      #expect(counter.value.isFavorite)
      store.send(.counter(.incrTapped))
      #expect(!counter.value.isFavorite)
    }
    #expect(store.value.favoritePrimes == [2, 3, 4, 5])
    for _ in 2..<6 {
      store.send(.decrTapped)
      #expect(counter.value.isFavorite)
    }
  }

  @Test func theScopeSendsToTheStore() {
    let counter = counterScope(of: store)
    counter.send(.incrTapped)
    #expect(store.value.count == 3)
    counter.send(.saveTapped)
    #expect(store.value.favoritePrimes == [3])
  }

  @Test func twoScreensAreDrawnOnceEach() {
    var counts: [[Int]] = [[], []]
    let tokens = [0, 1].map { screen in drawCounter(of: store) { counts[screen].append($0.count) } }
    counterScope(of: store).send(.incrTapped)
    tokens[0].cancel()
    store.send(.decrTapped)
    #expect(counts == [[3], [3, 2]])
    tokens[1].cancel()
  }

  @Test func theScreenIsDrawnForItsOwnChangesOnly() {
    var shown: [CounterScreenState] = []
    let token = drawCounter(of: store) { shown.append($0) }
    #expect(shown == [], "Nothing has changed yet.")
    store.send(.loginTapped)
    #expect(shown == [], "The login does not change what this screen shows.")
    store.send(.counter(.saveTapped))
    store.send(.counter(.saveTapped))  // The screen shows that already.
    store.send(.loginTapped)
    store.send(.counter(.incrTapped))
    #expect(
      shown == [
        CounterScreenState(count: 2, isFavorite: true),
        CounterScreenState(count: 3, isFavorite: false),
      ])
    token.cancel()
    store.send(.counter(.incrTapped))
    #expect(shown.count == 2)
  }
}
