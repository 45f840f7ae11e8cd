//: [Previous](@previous)
//:
//: # 7 Scope
//:
//: Pass each screen its own part of the store.

import PrimeTime
import Stage7Scope

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import PlaygroundSupport
#endif

//: Each section of this page has a store of its own.

typealias AppStore = Store<Stage6App.State, Stage6App.Action>

@MainActor func primeTime(_ state: AppState) -> AppStore {
  Store(value: Stage6App.State(app: state), reducer: Stage6App.appReducer(.mock))
}

//: ## What goes wrong
//:
//: Each screen of Prime Time gets the whole store, so it can read and send everything. The code of the sheet's Save button
//: is as old as stage 1, and saves the count. But since stage 6, the sheet shows the number that it was opened for.
//:
//: The count is 2. The user opens the sheet, counts up while it is open, and taps Save. The counter's screen draws after
//: each of these actions.

@MainActor func saveTapped(_ app: AppStore) {
  app.send(.history(.perform(.app(.primeModal(.saveFavoritePrimeTapped)))))
}

@MainActor func screensWithTheWholeStore() {
  print("— Screens with the whole store")

  let app = primeTime(AppState(count: 2))
  let screen = app.observe { print("the counter draws \($0.appState.count)") }
  app.send(.isPrimeTapped)
  app.send(.history(.perform(.app(.counter(.incrTapped)))))
  saveTapped(app)
  let state = app.value
  print("the sheet is for \(state.primeSheet ?? 0), it saved \(state.appState.favoritePrimes)")
  screen.cancel()
}

//: ## The idea
//:
//: `scope` returns a **scoped store**, which shows a part of the store and accepts its actions.
//: `Sources/PrimeTime/App/Stage7App.swift` has one for each screen. `app.counter` shows the count, and makes each
//: `CounterAction` an action of the app. The sheet is open or not, so `app.primeSheet` is an optional.
//:
//: `observeChanges` calls its observer only after actions that changed the part. (`observe` calls it after every action
//: of the store.)

@MainActor func screensWithTheirParts() {
  print("— The same program, working")

  let app = primeTime(AppState(count: 2))
  let screen = app.counter.observeChanges { print("the counter draws \($0)") }
  app.send(.isPrimeTapped)
  guard let sheet = app.primeSheet else { return }
  app.counter.send(.incrTapped)
  sheet.send(.primeModal(.saveFavoritePrimeTapped))
  print("the sheet is for \(sheet.value.id), it saved \(app.value.appState.favoritePrimes)")
  screen.cancel()

  sheet.send(.doneTapped)
  print("closed: \(app.primeSheet == nil), still shown: \(sheet.value.id)")
}

//: The sheet cannot save the count, because its part of the app does not contain it. When the sheet is closed, its scope
//: remembers the last value, because the sheet is still visible while it slides out.
//:
//: ## Alone or as a part
//:
//: `scope()` without parameters is the whole store. So a feature that takes a `ScopedStore` can be built, run and
//: tested alone.

func tapTwice(_ counter: ScopedStore<Int, CounterAction>) {
  counter.send(.incrTapped)
  counter.send(.incrTapped)
}

@MainActor func aloneOrAsAPart() {
  print("— Alone or as a part")

  let alone = Store(value: 0, reducer: Stage2App.counterReducer)
  tapTwice(alone.scope())
  let app = primeTime(AppState(count: 7))
  tapTwice(app.counter)
  print("alone: \(alone.value), in the app: \(app.value.appState.count)")
}

//: ## What a screen shows
//:
//: A part may be computed. The list of favorites shows each favorite together with its fact, which the app stores
//: elsewhere. The list has actions of its own, and a function turns them into actions of the app.

@MainActor func whatAScreenShows() async {
  print("— What a screen shows")

  let app = primeTime(AppState(favoritePrimes: [13]))
  await app.favorites.sendAndWait(.factAsked(prime: 13))
  for favorite in app.favorites.value {
    if case .loaded(let fact) = favorite.fact { print("\(favorite.id) is \(fact)") }
  }
}

@MainActor func page() async {
  screensWithTheWholeStore()
  screensWithTheirParts()
  aloneOrAsAPart()
  await whatAScreenShows()

  print("\nRead next: Sources/PrimeTime/App/Stage7App.swift")
  print("Try next: swift run stage-8, or open the sheet and count on: swift run counter")
}

#if SWIFT_PACKAGE
  await page()
#else
  #if canImport(PlaygroundSupport)
    MainActor.assumeIsolated { PlaygroundPage.current.needsIndefiniteExecution = true }
  #endif
  Task { await page() }
#endif

//: ## What it still lacks
//:
//: The open screens, and the way back, are spread over booleans and optionals. [Next](@next): one value for all of
//: them.
