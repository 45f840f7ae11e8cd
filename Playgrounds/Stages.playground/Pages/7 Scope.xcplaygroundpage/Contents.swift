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

//: ## What goes wrong
//:
//: The screen of Prime Time's counter gets the whole store, so it can send everything. The code of its minus button was
//: copied from another screen, and deletes a favorite. The screen also draws after each action, whether the count has
//: changed or not.

typealias AppStore = Store<Stage6App.State, Stage6App.Action>

@MainActor func minusTapped(_ app: AppStore) {
  app.send(.history(.perform(.app(.favoritePrimes(.deleteFavoritePrime([0]))))))
}

@MainActor func aScreenWithTheWholeStore(_ app: AppStore) {
  print("— A screen with the whole store")

  let whole = app.observe { print("the counter draws \($0.appState.count)") }
  app.send(.history(.perform(.app(.counter(.countEntered(7))))))
  app.send(.history(.perform(.app(.primeModal(.saveFavoritePrimeTapped)))))
  minusTapped(app)
  let state = app.value.appState
  print("the count is \(state.count), the favorites are \(state.favoritePrimes)")
  whole.cancel()
}

//: ## The idea
//:
//: `scope` returns a **scoped store**, which shows a part of the store and accepts its actions.
//: `Sources/PrimeTime/App/Stage7App.swift` has one for each screen. `app.counter` shows the count, and makes each
//: `CounterAction` an action of the app.
//:
//: `observe` calls its observer after every action of the store. `observeChanges` calls it only after actions that
//: changed the part.
//:
//: All sections of this page share one store, so each begins where the one before has ended.

@MainActor func aScreenWithItsPart(_ app: AppStore) {
  print("— The same program, working")

  let counter = app.counter
  var calls = 0
  let every = counter.observe { _ in calls += 1 }
  let changes = counter.observeChanges { print("the counter draws \($0)") }
  counter.send(.countEntered(11))
  app.send(.history(.perform(.app(.primeModal(.saveFavoritePrimeTapped)))))
  app.favorites.send(.deleted([0]))
  print("observe: \(calls) calls")
  every.cancel()
  changes.cancel()
}

//: The button of this screen cannot delete a favorite: `counter.send(.deleted([0]))` does not compile.
//:
//: `scope()` without parameters is the whole store. So a feature that takes a `ScopedStore` can be built, run and
//: tested alone.

func tapTwice(_ counter: ScopedStore<Int, CounterAction>) {
  counter.send(.incrTapped)
  counter.send(.incrTapped)
}

@MainActor func aloneOrAsAPart(_ app: AppStore) {
  print("— Alone or as a part")

  let alone = Store(value: 0, reducer: Stage2App.counterReducer)
  tapTwice(alone.scope())
  tapTwice(app.counter)
  print("alone: \(alone.value), in the app: \(app.value.appState.count)")
}

//: A part may be computed. The list of favorites joins each favorite with its fact, which the app keeps elsewhere. It
//: has actions of its own, and a function turns them into those of the app. A row alone has a scope by its id.

@MainActor func whatAScreenShows(_ app: AppStore) async {
  print("— What a screen shows, and what it can do")

  app.send(.history(.perform(.app(.primeModal(.saveFavoritePrimeTapped)))))
  await app.favorites.sendAndWait(.factAsked(prime: 13))
  for favorite in app.favorites.value {
    if case .loaded(let fact) = favorite.fact { print("\(favorite.id) is \(fact)") }
  }

  let fact = CasePath(\Stage6App.Action.fact, Stage6App.Action.fact)
  let row = app.scope(elementsByID: \.facts, id: 13, action: fact)
  row?.send(.failed(message: "no connection"))
  if case .failed(let message) = row?.value.fact { print("the row of 13: \(message)") }
}

//: ## A part that may be missing
//:
//: The sheet is open or not, so `app.primeSheet` is an optional. A sheet that is still on the screen after it has
//: closed shows the last value.

@MainActor func aSheet(_ app: AppStore) {
  print("— A part that may be missing")

  print("closed: \(app.primeSheet == nil)")
  app.send(.isPrimeTapped)
  guard let sheet = app.primeSheet else { return }
  app.counter.send(.incrTapped)
  sheet.send(.primeModal(.removeFavoritePrimeTapped))
  print("\(sheet.value.id) is a favorite: \(sheet.value.isFavorite)")
  sheet.send(.doneTapped)
  print("closed: \(app.primeSheet == nil), still shown: \(sheet.value.id)")
}

@MainActor func page() async {
  let app = Store(value: Stage6App.State(), reducer: Stage6App.appReducer(.mock))
  aScreenWithTheWholeStore(app)
  aScreenWithItsPart(app)
  aloneOrAsAPart(app)
  await whatAScreenShows(app)
  aSheet(app)

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
