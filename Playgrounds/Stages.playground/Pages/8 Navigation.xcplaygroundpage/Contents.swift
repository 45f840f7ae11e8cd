//: [Previous](@previous)
//:
//: # 8 Navigation
//:
//: Keep the whole path through an app in one value. Decide in one place where to go next.

import PrimeTime
import Stage8Navigation

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import Foundation
  import PlaygroundSupport
  import PrimeTimeViews
  import SwiftUI
  import SwiftUISupport
#endif

//: ## What goes wrong
//:
//: From the list of favorites, the user opens 2, and from there 3, the next prime. Like the sheet of stage 6, the
//: screen of a favorite lives in an optional.

struct Screens {
  var favorite: Int?
  var line: String { favorite.map { "favorites > favorite \($0)" } ?? "favorites" }
}

enum ScreensAction {
  case favoriteTapped(Int)
  case backTapped
}

func screensReducer(screens: inout Screens, action: ScreensAction) {
  switch action {
  case .favoriteTapped(let prime): screens.favorite = prime
  case .backTapped: screens.favorite = nil
  }
}

@MainActor func aScreenInAnOptional() {
  print("— A screen in an optional")

  let screens = Store(value: Screens(), reducer: screensReducer)
  screens.send(.favoriteTapped(2))
  screens.send(.favoriteTapped(3))
  print(screens.value.line)
  screens.send(.backTapped)
  print("after going back: \(screens.value.line)")
}

//: Opening 3 has replaced 2, so there is no way back to it.
//:
//: ## The idea
//:
//: One value, `Routes`, holds all open screens, from the root up. Each **route** is a screen together with its style:
//: pushed on the one below, or presented on it as a sheet or a cover. Here, a screen is a string.
//:
//: `goBack` removes screens of any style, `pop` only pushed ones, and `dismiss` a sheet or cover with what is pushed on
//: it. Each returns whether it could do all of it; if not, nothing changes.

@MainActor func pushPopGoBackDismiss() {
  print("— Routes")

  var routes: Routes = [
    .root("home", withNavigation: true), .push("one"), .sheet("two", withNavigation: true),
    .push("three"), .sheet("four"),
  ]
  print("push five: \(routes.push("five")), \(routes.map(\.screen))")
  print("pop: \(routes.pop()), \(routes.map(\.screen))")
  print("goBack: \(routes.goBack()), \(routes.map(\.screen))")
  print("dismiss: \(routes.dismiss()), \(routes.map(\.screen))")
  print("goBackToRoot: \(routes.goBackToRoot()), \(routes.map(\.screen))")
}

//: "five" cannot be pushed, because the sheet "four" has no navigation to push in, and "four" cannot be popped, because
//: it is a sheet.
//:
//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/Stage8App.swift` adds the routes to the app of stage 6. The actions of all screens arrive as a
//: `RouterAction`, which has two cases. `routeAction` is an action of one screen, and `screensLeft` says that the user
//: went back. One reducer, the **coordinator**, decides where to go next.
//:
//: Below, `tap` sends an action as the screen on top does, through a scope of that screen.

typealias AppStore = Store<Stage8App.State, Stage8App.Action>

@MainActor func primeTime() -> AppStore {
  Store(
    value: Stage8App.State(app: AppState(favoritePrimes: [2, 3])),
    reducer: Stage8App.appReducer(.mock),
    report: { message in print("report: \(message.prefix { $0 != ":" })") })
}

extension AppStore {
  /// The open screens.
  var line: String { value.routes.map { "\($0.screen)" }.joined(separator: " > ") }

  /// What a tap on the screen on top does.
  func tap(_ action: Stage8App.ScreenAction) {
    let router = CasePath(\Stage8App.Action.router, Stage8App.Action.router)
    scope(routes: \.routes, id: value.routes.topID, action: router)?.send(action)
  }

  /// What a swipe or a back button does.
  func userGoesBack() { send(.router(.screensLeft([value.routes.topID]))) }
}

@MainActor func aCoordinatorOfRoutes() {
  print("— The same program, working")

  let store = primeTime()
  store.tap(.favoritesTapped)
  store.tap(.favoriteTapped(prime: 2))
  store.tap(.favoriteTapped(prime: 3))
  print(store.line)
  store.userGoesBack()
  print("after going back: \(store.line)")
}

//: ## A link
//:
//: One action opens several screens, and observers are notified once. A screen leaves with what it shows: here, 3 is
//: deleted while its screen is open.

@MainActor func aLink() {
  print("— A link")

  let store = primeTime()
  let token = store.observe { _ in print("notified: \(store.line)") }
  store.send(.linkOpened("prime-time://favorites/3"))
  store.app.favorites.send(.deleted([1]))
  token.cancel()
}

//: ## Screens that share state
//:
//: The screen of 2 asks for its fact. The fact is in the app, so the list shows it, too. `store.favorite(id)` is a
//: store for the screen with that id: it takes the prime from the route, and the fact from the app.

@MainActor func screensThatShareState() async {
  print("— Screens that share state")

  let store = primeTime()
  store.send(.linkOpened("prime-time://favorites/2"))
  let id = store.value.routes.topID
  await store.favorite(id)?.sendAndWait(.factAsked(prime: 2))
  store.userGoesBack()
  for favorite in store.app.favorites.value {
    if case .loaded(let fact) = favorite.fact { print("\(favorite.id) is \(fact)") }
  }

  store.send(.router(.screensLeft([id])))
  store.send(.router(.routeAction(.id(id), .feedTapped)))
  print("after two late actions: \(store.line)")
}

//: The screen of 2 has left, and no screen has its number now. So leaving it once more changes nothing, and its late
//: tap reaches no other screen; the store reports the tap. A route holds only what belongs to its screen, such as the
//: prime; what several screens show stays in the app.
//:
//: `Sources/Examples/Coordinator` has nested flows: a form that spans several screens and has its own coordinator. Run
//: it with `swift run examples coordinator`.

@MainActor func page() async {
  aScreenInAnOptional()
  pushPopGoBackDismiss()
  aCoordinatorOfRoutes()
  aLink()
  await screensThatShareState()

  print("\nRead next: Sources/PrimeTime/App/Stage8App.swift")
  print("Try next: walk through the screens and undo: swift run counter")

  #if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
    PlaygroundPage.current.setLiveView(
      AppView(store: ObservableStore(primeTime())).frame(width: 400, height: 600))
  #endif
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
//: This library leaves out some things on purpose. If you outgrow it, the article `IsItForYou.md` says where to go.
//: This was the last page, and its store is still the one of page 1.
