//: [Previous](@previous)
//:
//: # 8 Navigation
//:
//: Keep the whole path through an app in one value. Decide in one place where to go next.

import Stage8Navigation

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import Foundation
  import PlaygroundSupport
  import PrimeTime
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## What goes wrong
//:
//: Prime Time gets screens. The home screen lists primes. A detail screen shows one prime, loads a fact about it,
//: and also lists primes. As at stage 6, the detail lives in an optional.

struct Home: Equatable {}

enum HomeAction: Sendable { case itemTapped(Int) }

/// Another reducer responds.
func homeReducer(home: inout Home, action: HomeAction) {}

struct Detail: Equatable {
  var prime: Int
  var fact = ""
}

enum DetailAction: Sendable {
  case appeared
  case factLoaded(String)
  case itemTapped(Int)
  case backTapped
}

func detailReducer(detail: inout Detail, action: DetailAction) -> Effect<DetailAction> {
  switch action {
  case .appeared:
    return .run { [prime = detail.prime] send in
      // A fact about an odd prime takes an hour.
      if prime % 2 == 1 { try await Task.sleep(for: .seconds(3_600)) }
      await send(.factLoaded("a fact about \(prime)"))
    }
  case .factLoaded(let fact): detail.fact = fact
  case .itemTapped, .backTapped: break
  }
  return .none
}

enum ScreenAction: Sendable {
  case home(HomeAction)
  case detail(DetailAction)

  var home: HomeAction? { if case .home(let action) = self { action } else { nil } }
  var detail: DetailAction? { if case .detail(let action) = self { action } else { nil } }
}

struct OptionalFlow {
  var detail: Detail?
  var line: String { detail.map { "home > detail \($0.prime)" } ?? "home" }
}

@MainActor func aScreenInAnOptional() {
  print("— A screen in an optional")

  let optionals = Store(
    value: OptionalFlow(),
    reducer: combine {
      pullback(
        detailReducer, optional: \OptionalFlow.detail,
        action: CasePath(\.detail, ScreenAction.detail))
      lift { (flow: inout OptionalFlow, action: ScreenAction) in
        switch action {
        case .home(.itemTapped(let prime)), .detail(.itemTapped(let prime)):
          flow.detail = Detail(prime: prime)
        case .detail(.backTapped): flow.detail = nil
        case .detail: break
        }
      }
    })
  optionals.send(.home(.itemTapped(2)))
  optionals.send(.detail(.itemTapped(3)))
  print(optionals.value.line)
  optionals.send(.detail(.backTapped))
  print("after going back: \(optionals.value.line)")
}

//: Opening 3 has replaced 2, so there is no way back to it.
//:
//: ## The idea
//:
//: `Routes` holds all open screens, from the root up. Each **route** is a screen that is pushed on the one below,
//: or presented on it as a sheet or a cover. The screens are the cases of one enum. Their reducers are
//: combined as at stage 6, with a `pullback` for each case.

enum Screen: Equatable {
  case home(Home)
  case detail(Detail)

  var home: Home? { if case .home(let home) = self { home } else { nil } }
  var detail: Detail? { if case .detail(let detail) = self { detail } else { nil } }
}

let screenReducer: EffectReducer<Screen, ScreenAction> = combine {
  pullback(
    lift(homeReducer), value: \.self, case: CasePath(\.home, Screen.home),
    action: CasePath(\.home, ScreenAction.home))
  pullback(
    detailReducer, value: \.self, case: CasePath(\.detail, Screen.detail),
    action: CasePath(\.detail, ScreenAction.detail))
}

//: The actions of all screens arrive as a `RouterAction`, which has two cases. `routeAction` is an action of a screen,
//: together with the **address** of that screen. `screensLeft` says that the user left screens.
//:
//: An address is either an id or an index. `.id(id)` is a number that belongs to one screen, and `.index(1)` says how
//: far up the screen is, with the root at 0. Most actions on this page use the index, because it is easy to read. The
//: function `at` below creates such an action.
//:
//: `Flow` holds the routes. Its `swiped` collects the primes of the screens that the user left by a gesture.

struct Flow {
  var routes = Routes(root: Screen.home(Home()), withNavigation: true)
  var swiped: [Int] = []

  var line: String {
    routes.map { route in route.screen.detail.map { "detail \($0.prime)" } ?? "home" }
      .joined(separator: " > ")
  }
}

enum FlowAction: Sendable {
  case router(RouterAction<ScreenAction>)
  case linkOpened([Int])

  var router: RouterAction<ScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }

  static func at(_ index: Int, _ action: ScreenAction) -> FlowAction {
    .router(.routeAction(.index(index), action))
  }
}

//: The **coordinator** is the only reducer that decides about the routes. Below, it is the trailing closure of
//: `forEachRoute`, which also takes the screens' reducer, the path to the routes and the case of the router's actions.
//: `forEachRoute` runs the screen's reducer first and the coordinator after it.
//:
//: The coordinator also gets actions for screens that have left, which its first case ignores. In response to an action
//: of an open screen, it may push the next screen or go back, after the screen's own reducer has handled the action.

@MainActor func aCoordinatorOfRoutes() -> Store<Flow, FlowAction> {
  print("— A coordinator of routes")

  let flow = Store(
    value: Flow(),
    reducer: forEachRoute(
      screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)
    ) { flow, action in
      switch action {
      case .router(.routeAction(let address, _)) where flow.routes[address] == nil: break  // late
      case .router(.routeAction(_, .home(.itemTapped(let prime)))),
        .router(.routeAction(_, .detail(.itemTapped(let prime)))):
        flow.routes.push(.detail(Detail(prime: prime)))
      case .router(.routeAction(_, .detail(.backTapped))): flow.routes.pop()
      case .router(.screensLeft):
        flow.swiped += flow.routes.removed.compactMap(\.screen.detail?.prime)
      case .linkOpened(let primes):
        var routes = Routes(root: Screen.home(Home()), withNavigation: true)
        for prime in primes { routes.push(.detail(Detail(prime: prime))) }
        flow.routes.replaceAll(with: routes)
      case .router: break
      }
      return .none
    },
    report: { message in print("report: \(message.prefix { $0 != ":" })") })
  flow.send(.at(0, .home(.itemTapped(2))))
  flow.send(.at(1, .detail(.itemTapped(3))))
  print(flow.value.line)
  flow.send(.at(2, .detail(.backTapped)))
  print("after going back: \(flow.value.line)")
  return flow
}

//: The same store goes on: the user is back at detail 2, which loads its fact at once. The page prints that fact first.
//:
//: Then the user opens 3, whose fact takes an hour, and goes back. The effect of the screen that leaves is cancelled,
//: so the number of effects in flight goes from 1 to 0. Finally, a late action is sent to the id of detail 3. It is
//: reported and reaches no other screen.

@MainActor func aScreenThatLeaves(_ flow: Store<Flow, FlowAction>) async {
  print("— A screen that leaves")

  flow.send(.at(1, .detail(.appeared)))
  await flow.finish()
  print(flow.value.routes.top.detail?.fact ?? "")

  flow.send(.at(1, .detail(.itemTapped(3))))
  let id = flow.value.routes.topID
  flow.send(.at(2, .detail(.appeared)))
  print("\(flow.value.line), \(flow.effectsInFlight) effect in flight")
  flow.send(.at(2, .detail(.backTapped)))
  print("\(flow.value.line), \(flow.effectsInFlight) effects in flight")
  flow.send(.router(.routeAction(.id(id), .detail(.factLoaded("too late")))))
}

//: Home and detail 2 are open, and the user swipes back. The platform has already removed detail 2, and the view sends
//: `screensLeft` with its id. `forEachRoute` removes the screen from the routes, and the coordinator finds it in
//: `routes.removed`. The page prints the screens that are still open, then the primes of those that the user left.

@MainActor func aSwipe(_ flow: Store<Flow, FlowAction>) {
  print("— A swipe")

  flow.send(.router(.screensLeft([flow.value.routes.topID])))
  print("\(flow.value.line), swiped: \(flow.value.swiped)")
}

//: A deep link opens all its screens with one action, and observers are notified once.

@MainActor func aDeepLink(_ flow: Store<Flow, FlowAction>) {
  print("— A deep link")

  let token = flow.observe { print("notified: \($0.line)") }
  flow.send(.linkOpened([2, 3, 5]))
  token.cancel()
}

//: These routes come from an array: home, one pushed screen, a sheet with a screen pushed on it, and a second sheet on
//: top. Each operation gets its own copy of these five screens. The page prints its result, and the screens that are
//: then open.
//:
//: `goBack(4)` removes four screens, pushed or presented. `pop(4)` would have to remove the sheets, too, so it returns
//: `false` and changes nothing. `dismiss(2)` removes two presentations, with the screens pushed on them. The push
//: returns `false`, because the sheet on top has no navigation to push in.

@MainActor func backPopDismissPush() {
  print("— Back, pop, dismiss, push")

  let steps: Routes = [
    .root("home", withNavigation: true), .push("one"), .sheet("two", withNavigation: true),
    .push("three"), .sheet("four"),
  ]
  var (back, pop, dismiss, push) = (steps, steps, steps, steps)
  print("goBack(4): \(back.goBack(4)), \(back.map(\.screen))")
  print("pop(4): \(pop.pop(4)), \(pop.map(\.screen))")
  print("dismiss(2): \(dismiss.dismiss(2)), \(dismiss.map(\.screen))")
  print("push five: \(push.push("five")), \(push.map(\.screen))")
}

//: ## An app with nested flows
//:
//: `Sources/Examples/Coordinator` shows more: a form that spans several screens and has its own coordinator, a number
//: screen in two flows, and invalid links. Run it with `swift run examples coordinator`.
//:
//: In Xcode, the live view shows Prime Time once more.

@MainActor func page() async {
  aScreenInAnOptional()
  let flow = aCoordinatorOfRoutes()
  await aScreenThatLeaves(flow)
  aSwipe(flow)
  aDeepLink(flow)
  backPopDismissPush()

  #if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
    let app = Store(value: Stage4App.State(), reducer: Stage4App.appReducer(.live))
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  #endif
}

//: A program waits for the page to finish. A playground cannot wait, so a task runs the page.

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
