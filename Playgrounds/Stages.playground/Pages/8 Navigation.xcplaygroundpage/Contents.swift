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
//: One value, `Routes`, holds all open screens. The first is the root, and the last is the screen on top. Here, a screen
//: is a string.

@MainActor func screensInOneValue() {
  print("— All screens in one value")

  var routes = Routes(root: "favorites", withNavigation: true)
  routes.push("favorite 2")
  routes.push("favorite 3")
  print(routes.map(\.screen))
  routes.goBack()
  print("after going back: \(routes.map(\.screen))")
}

//: ## Sheets and covers
//:
//: A **route** is a screen together with its style: it is pushed on the screen below, or presented on it as a sheet or a
//: cover.
//:
//: `goBack` removes the screen on top, whatever its style. `dismiss` removes the topmost sheet or cover, together with the
//: screens that are pushed on it. If there is nothing to remove, they return `false`.

@MainActor func pushGoBackDismiss() {
  print("— Routes")

  var routes: Routes = [
    .root("home", withNavigation: true), .push("one"), .sheet("two", withNavigation: true),
    .push("three"), .sheet("four"),
  ]
  print("canPush: \(routes.canPush), \(routes.map(\.screen))")
  print("goBack: \(routes.goBack()), \(routes.map(\.screen))")
  print("dismiss: \(routes.dismiss()), \(routes.map(\.screen))")
  print("goBackToRoot: \(routes.goBackToRoot()), \(routes.map(\.screen))")
}

//: Nothing can be pushed on the sheet "four", because it has no navigation to push in: `push` would return `false`.
//:
//: ## A screen with a reducer of its own
//:
//: The actions of all screens arrive as a `RouterAction`, which has two cases. `routeAction` is an action of one screen,
//: and `wentBack` says that the user went back. `forEachRoute` runs the reducer of the screen that an action is for.
//: Then it runs the **coordinator**, the one reducer that decides where to go next.
//:
//: The screen of a favorite holds the row of stage 6, and uses its reducer, which looks for a fact. The list has no
//: reducer: a tap in it only leads to another screen.

enum Screen {
  case list
  case favorite(FavoriteRow)

  var favorite: FavoriteRow? { if case .favorite(let row) = self { row } else { nil } }
}

enum ScreenAction: Sendable {
  case favoriteTapped(Int)
  case fact(FactAction)

  var fact: FactAction? { if case .fact(let action) = self { action } else { nil } }
}

struct Flow {
  var routes = Routes(root: Screen.list, withNavigation: true)

  var line: String {
    routes.map { $0.screen.favorite.map { "\($0.id) (\($0.text))" } ?? "favorites" }
      .joined(separator: " > ")
  }
}

enum FlowAction: Sendable {
  case router(RouterAction<ScreenAction>)

  var router: RouterAction<ScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

func coordinate(flow: inout Flow, action: FlowAction) {
  if case .router(.routeAction(_, .favoriteTapped(let prime))) = action {
    flow.routes.push(.favorite(FavoriteRow(id: prime)))
  }
}

let flowReducer = forEachRoute(
  pullback(
    Stage6App.factReducer(AppEnvironment.mock.fact), value: \.self,
    case: CasePath(\.favorite, Screen.favorite), action: CasePath(\.fact, ScreenAction.fact)),
  routes: \Flow.routes, action: CasePath(\.router, FlowAction.router),
  coordinator: lift(coordinate))

extension Store<Flow, FlowAction> {
  /// What a tap on the screen on top does.
  func tap(_ action: ScreenAction) {
    send(.router(.routeAction(.id(value.routes.topID), action)))
  }

  /// What a swipe or a back button does.
  func userGoesBack() { send(.router(.wentBack(from: [value.routes.topID]))) }
}

extension FavoriteRow {
  var text: String { if case .loaded(let fact) = fact { fact } else { "no fact" } }
}

@MainActor func aScreenWithAReducer() async {
  print("— A screen with a reducer of its own")

  let store = Store(value: Flow(), reducer: flowReducer)
  store.tap(.favoriteTapped(2))
  store.tap(.fact(.asked))
  store.tap(.favoriteTapped(3))
  await store.finish()
  print(store.value.line)
  store.tap(.fact(.asked))
  print("\(store.effectsInFlight) effect in flight")
  store.userGoesBack()
  print("\(store.effectsInFlight) effects in flight")
  print("after going back: \(store.value.line)")
}

//: The screen of 2 is covered when its fact arrives, and still gets it. The screen of 3 leaves while its fact is being
//: looked for, so the store cancels that effect.
//:
//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/Stage8App.swift` adds the routes to the app of stage 6. What several screens show stays in that
//: app, so its screens need no reducers of their own.
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
  func userGoesBack() { send(.router(.wentBack(from: [value.routes.topID]))) }
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
//: One action opens several screens, and observers are notified once. When the favorite 3 is deleted while its screen is
//: open, the screen is removed, too.

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

  store.send(.router(.wentBack(from: [id])))
  store.send(.router(.routeAction(.id(id), .feedTapped)))
  print("after two late actions: \(store.line)")
}

//: The screen of 2 has left, and no other screen has its number. So going back from it once more changes nothing. A late
//: tap on it reaches no other screen, and the store reports it. A route holds only what belongs to its screen, such as the
//: prime. What several screens show stays in the app.
//:
//: `Sources/Examples/Coordinator` has nested flows: a form that spans several screens and has its own coordinator. Run
//: it with `swift run examples coordinator`.

@MainActor func page() async {
  aScreenInAnOptional()
  screensInOneValue()
  pushGoBackDismiss()
  await aScreenWithAReducer()
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
