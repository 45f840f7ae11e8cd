//: [Previous](@previous)
//:
//: # 7 Scope
//:
//: Pass each screen its own part of the store.

import PrimeTime
import Stage7Scope

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import Foundation
  import PlaygroundSupport
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## What goes wrong
//:
//: The screen of Prime Time's counter gets the whole store. So it can read and send everything, even by mistake,
//: and it draws after each action, whether the count has changed or not.

@MainActor func aScreenWithTheWholeStore(_ app: Store<AppState, AppAction>) {
  print("— A screen with the whole store")

  let whole = app.observe { print("the counter draws \($0.count)") }
  app.send(.counter(.countEntered(7)))
  app.send(.primeModal(.saveFavoritePrimeTapped))
  app.send(.favoritePrimes(.deleteFavoritePrime([0])))
  whole.cancel()
}

//: ## The idea
//:
//: `scope` returns a **scoped store**, which shows a part of the store and accepts its actions. `value` and
//: `action` are the same as in an effectful `pullback`: a key path, and a `CasePath`.
//:
//: An observer that is subscribed with `observe` is called after all actions of the store, and one that is
//: subscribed with `observeChanges` only after those that changed the part.

@MainActor func aScreenWithItsPart(_ app: Store<AppState, AppAction>) {
  print("— The same program, working")

  let counter = app.scope(value: \.count, action: CasePath(\.counter, AppAction.counter))
  var calls = 0
  let every = counter.observe { _ in calls += 1 }
  let changes = counter.observeChanges { print("the counter draws \($0)") }
  counter.send(.countEntered(11))
  app.send(.primeModal(.saveFavoritePrimeTapped))
  app.send(.favoritePrimes(.deleteFavoritePrime([0])))
  print("observe: \(calls) calls")
  every.cancel()
  changes.cancel()
}

//: This screen cannot delete a favorite: `counter.send(.favoritePrimes(…))` does not compile.
//:
//: `scope()` without parameters is the whole store. So a feature that takes a `ScopedStore` can be built, run and
//: tested alone.

func tapTwice(_ counter: ScopedStore<Int, CounterAction>) {
  counter.send(.incrTapped)
  counter.send(.incrTapped)
}

@MainActor func aloneOrAsAPart(_ app: Store<AppState, AppAction>) {
  print("— Alone or as a part")

  let alone = Store(value: 0, reducer: Stage2App.counterReducer)
  tapTwice(alone.scope())
  tapTwice(app.scope(value: \.count, action: CasePath(\.counter, AppAction.counter)))
  print("alone: \(alone.value), in the app: \(app.value.count)")
}

//: The part may be computed, and the screen may have its own enum for what it can do. Then a function turns the
//: screen's actions into those of the store.

extension AppState { var title: String { "\(count), \(favoritePrimes.count) saved" } }
enum TitleAction { case plusTapped }

@MainActor func whatAScreenShows(_ app: Store<AppState, AppAction>) {
  print("— What a screen shows, and what it can do")

  let title = app.scope(value: \.title, action: { (_: TitleAction) in .counter(.incrTapped) })
  title.send(.plusTapped)
  print(title.value)
}

//: ## A part that may be missing
//:
//: A user is logged in or not, so `scope(ifPresent:action:)` returns an optional. A profile that is still on the
//: screen after the logout shows the last value.

@MainActor func aProfile(_ app: Store<AppState, AppAction>) {
  print("— A part that may be missing")

  let login = CasePath(\AppAction.login, AppAction.login)
  print("before the login: \(app.scope(ifPresent: \.loggedInUser, action: login) == nil)")
  app.send(.login(.loginTapped(AppState.User(id: 1, name: "Blob", bio: "counts"))))

  guard let profile = app.scope(ifPresent: \.loggedInUser, action: login) else { return }
  profile.send(.logoutTapped)
  print("logged out: \(app.value.loggedInUser == nil), still shown: \(profile.value.name)")
}

@MainActor func page() {
  let app = Store(
    value: AppState(), reducer: Stage3App.appReducer(now: AppEnvironment.mock.date))
  aScreenWithTheWholeStore(app)
  aScreenWithItsPart(app)
  aloneOrAsAPart(app)
  whatAScreenShows(app)
  aProfile(app)

  #if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  #endif
}

//: In Xcode, the page ends with the app itself: each of its SwiftUI views gets its own part of this store
//: (see `Sources/PrimeTime/Views/AppView.swift`).

MainActor.assumeIsolated { page() }

//: ## What it still lacks
//:
//: The open screens, and the way back, are spread over booleans and optionals. [Next](@next): one value for all of
//: them.
