// Exercise 12: its tests.

import Stage8Navigation
import Testing

@Suite struct Exercise12 {
  let store = Store(
    value: Routes(root: Screen.counter, withNavigation: true), reducer: flowReducer)

  private var screens: [Screen] { store.value.map(\.screen) }

  @Test(arguments: [2, 7]) func screensArePushed(number: Int) {
    store.send(.favoritesTapped)
    store.send(.favoriteTapped(number))
    #expect(screens == [.counter, .favorites, .favorite(number)])
    #expect(store.value.last?.style == .push)
  }

  @Test func theSettingsAreASheetThatDoneCloses() {
    store.send(.favoritesTapped)
    store.send(.settingsTapped)
    #expect(screens == [.counter, .favorites, .settings])
    #expect(store.value.last?.style == .sheet)
    #expect(store.value.last?.hasNavigation == false, "The sheet has no navigation of its own.")
    store.send(.doneTapped)
    #expect(screens == [.counter, .favorites])
    store.send(.doneTapped)
    #expect(screens == [.counter, .favorites], "Done closes nothing but a sheet.")
  }

  @Test func doneClosesTheTopmostSheetOnly() {
    for _ in 1...3 { store.send(.settingsTapped) }
    store.send(.doneTapped)
    #expect(screens == [.counter, .settings, .settings])
    store.send(.doneTapped)
    #expect(screens == [.counter, .settings])
  }

  @Test(arguments: 0...4, [true, false]) func homeIsReachedFromAnywhere(depth: Int, isSheet: Bool) {
    for number in 0..<depth { store.send(.favoriteTapped(number)) }
    if isSheet { store.send(.settingsTapped) }
    store.send(.homeTapped)
    #expect(screens == [.counter])
  }

  @Test func homeKeepsTheFirstScreen() {
    let store = Store(
      value: Routes(root: Screen.favorite(2), withNavigation: true), reducer: flowReducer)
    let first = store.value.ids.first
    store.send(.settingsTapped)
    store.send(.homeTapped)
    #expect(store.value.map(\.screen) == [.favorite(2)])
    #expect(store.value.ids.first == first)
  }

  @Test func nextReplacesAFavoriteAndNothingElse() {
    store.send(.nextTapped)
    #expect(screens == [.counter])
    store.send(.favoriteTapped(2))
    store.send(.favoriteTapped(7))
    store.send(.nextTapped)
    #expect(screens == [.counter, .favorite(2), .favorite(8)])
    store.send(.settingsTapped)
    store.send(.nextTapped)
    #expect(screens == [.counter, .favorite(2), .favorite(8), .settings])
    store.send(.doneTapped)
    #expect(screens == [.counter, .favorite(2), .favorite(8)])
    #expect(store.value.map(\.style).dropFirst() == [.push, .push])
  }
}
