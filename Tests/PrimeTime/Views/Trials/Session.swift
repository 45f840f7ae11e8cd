// Tried: Prime Time's session in its views

import ClassicRedux
import Foundation
import PrimeTime
import PrimeTimeViews
import SwiftUI

let store = Store(
  value: Stage8App.State(), reducer: Stage8App.appReducer(.mock), isolation: MainActor.shared)
let renderer = Renderer(AppView(store: ObservableStore(store)))
let first = renderer.bodies

/// The screens from the lowest to the one on top, by their names.
var screens: [Stage8App.Screen] { store.value.routes.map(\.screen) }
/// The open screens are drawn, no matter who opens or closes them.
@MainActor func shows(_ texts: String..., without others: String...) -> Bool {
  texts.allSatisfy(renderer.texts.contains) && !others.contains(where: renderer.texts.contains)
}
@MainActor func wait() async {
  await store.finish()
  renderer.update()
}

// Two is prime: save it, in a sheet that keeps its number while the counter goes on.
renderer.tap("+")
renderer.tap("+")
renderer.tap("Is this prime?")
expect(screens == [.counter, .primeSheet] && shows("2 is prime"))
renderer.tap("+")
expect(shows("3", "2 is prime"))
renderer.tap("Save to favorite primes")
expect(shows("Remove from favorite primes"))
renderer.dismiss()
expect(screens == [.counter] && shows("3", without: "2 is prime"))
expect(renderer.leavingTexts.contains("2 is prime"))
renderer.endAnimations()

// The user types, also what is no number.
renderer.enter("")
expect(store.value.app.appState.count == 3 && shows(""))
renderer.enter("007")
expect(store.value.app.appState.count == 7 && shows("007"))
renderer.tap("Is this prime?")
renderer.tap("Save to favorite primes")
renderer.tap("Done")
expect(screens == [.counter] && store.value.app.appState.favoritePrimes == [2, 7])
expect(renderer.leavingTexts.contains("7 is prime"))
renderer.endAnimations()

// The nth prime: a search with progress, then an alert.
renderer.tap("What is prime number 7?")
expect(shows("Looking for prime number 7", "Cancel", without: "What is prime number 7?"))
await wait()
expect(shows("Prime number 7 is 700"))
renderer.dismiss()
expect(shows("What is prime number 7?", without: "Prime number 7 is 700"))
renderer.endAnimations()

// An answer that arrives under the sheet waits until that has gone.
renderer.tap("What is prime number 7?")
renderer.tap("Is this prime?")
await wait()
expect(shows("7 is prime", without: "Prime number 7 is 700"))
renderer.tap("Done")
expect(shows(without: "Prime number 7 is 700"))
renderer.endAnimations()
expect(shows("Prime number 7 is 700"))

// A sheet that is opened under the alert waits, too, and so do the screens of a link under the sheet.
store.send(.app(.isPrimeTapped))
renderer.update()
expect(screens == [.counter, .primeSheet] && shows(without: "7 is prime"))
renderer.dismiss()
renderer.endAnimations()
expect(shows("7 is prime"))
store.send(.linkOpened("prime-time://favorites"))
renderer.update()
expect(screens == [.counter, .favorites] && shows(without: "7 is prime"))
expect(renderer.leavingTexts.contains("7 is prime") && renderer.texts.filter { $0 == "2" } == [])
renderer.endAnimations()
expect(shows("2", "7"))
renderer.pop(to: 0)

// A stack of screens, and a fact, which the list shows, too.
renderer.tap("Favorite primes")
renderer.tap("7")
expect(screens == [.counter, .favorites, .favorite(prime: 7)])
renderer.tap("A fact about 7")
await wait()
guard case .loaded(let fact) = store.value.app.facts[id: 7]?.fact else { fatalError("no fact") }
expect(renderer.texts.filter { $0 == fact }.count == 2)

// The user goes back by two screens at once; an undo takes the favorite away, and its fact with it.
renderer.pop(to: 0)
expect(screens == [.counter] && shows("Activity feed", without: "Added 7"))
renderer.tap("Activity feed")
expect(screens == [.counter, .feed])
expect(renderer.texts.filter { $0.hasPrefix("Added") } == ["Added 7", "Added 2"])
renderer.pop(to: 0)
renderer.tap("Undo")
expect(store.value.app.history.canRedo)
renderer.tap("Redo")
store.send(.linkOpened("prime-time://favorites/7"))
renderer.update()
expect(screens == [.counter, .favorites, .favorite(prime: 7)] && shows("A fact about 7"))
renderer.tap("A fact about 7")
await wait()
let shownFact = renderer.texts.last
store.send(.app(.history(.undo)))
renderer.update()
expect(screens == [.counter, .favorites] && shows("2", without: "A fact about 7"))
expect(
  renderer.leavingTexts.contains(shownFact ?? "")
    && !renderer.leavingTexts.contains("A fact about 7"))

// SwiftUI writes late: a screen that has been pushed meanwhile stays, and so does the next sheet.
@MainActor func push(_ action: Stage8App.ScreenAction) {
  store.send(.router(.routeAction(.id(store.value.routes.topID), action)))
}
renderer.tap("2")
push(.favoriteTapped(prime: 2))
renderer.pop(to: 1)
expect(screens == [.counter, .favorites, .favorite(prime: 2)] && shows("A fact about 2"))
renderer.pop(to: 0)
renderer.tap("Is this prime?")
renderer.tap("+")
store.send(.app(.primeSheet(.doneTapped)))
store.send(.app(.isPrimeTapped))
renderer.dismiss()
renderer.endAnimations()
expect(screens == [.counter, .primeSheet] && shows("8 is not prime", without: "7 is prime"))

print("\(renderer.bodies) bodies, rows and presentations were evaluated, \(first) of them at first")
expect(renderer.bodies <= 450 && renderer.collisions == 0)
