//: [Previous](@previous)
//:
//: # 8 Navigation
//:
//: A flow of screens is one value: the root and the **routes** above it. Each route is a screen
//: that is pushed on the one below, or presented on it as a sheet or a cover. To navigate is to
//: change that value.

import Stage8Navigation

#if canImport(PlaygroundSupport)
  import PlaygroundSupport
  import PrimeTime
  import PrimeTimeViews
#endif

#if SWIFT_PACKAGE
  import Stepping
  stepIfAsked()
#endif

print("— Routes are data")

var steps = Routes(root: "home", withNavigation: true)
print(steps.push("one"), steps.map(\.screen))
steps.presentSheet("settings")
print(steps.map(\.screen))
print(steps.goBackToRoot(), steps.map(\.screen))

//: An operation that is not possible returns `false` and changes nothing: the root cannot be
//: removed, and no screen can be pushed where there is no navigation.

print("— Impossible operations are refused")

print(steps.goBack(), steps.map(\.screen))
steps.presentSheet("settings", withNavigation: false)
print(steps.push("one"), steps.map(\.screen))

//: `goBack` goes back across pushes and presentations alike. `pop` goes back across pushes only,
//: and `dismiss` removes a presentation together with the screens pushed on it.

print("— Back, pop, dismiss")

let deep: Routes = [
  .root("home", withNavigation: true), .push("one"), .sheet("two", withNavigation: true),
  .push("three"),
]
var (back, pop, dismiss) = (deep, deep, deep)
print(back.goBack(3), back.map(\.screen))
print(pop.pop(3), pop.map(\.screen))
print(dismiss.dismiss(), dismiss.map(\.screen))

//: ## Screens
//:
//: A screen knows nothing about the flow that it is in. Here are two, each with its reducer: a home
//: screen with numbers, and a detail screen for one number, which loads a text.

struct Home: Equatable {
  var nums = [1, 2, 3]
}

enum HomeAction: Sendable {
  case itemTapped(Int)
}

func homeReducer(home: inout Home, action: HomeAction) -> Effect<HomeAction> { .none }

struct Detail: Equatable {
  var title: Int
  var text = ""
}

enum DetailAction: Sendable {
  case appeared
  case loaded(String)
  case backButtonTapped
}

func detailReducer(detail: inout Detail, action: DetailAction) -> Effect<DetailAction> {
  switch action {
  case .appeared:
    return .run { [title = detail.title] send in
      // The text of an odd number takes an hour.
      if title % 2 == 1 { try await Task.sleep(for: .seconds(3_600)) }
      await send(.loaded("\(title) is even"))
    }
  case .loaded(let text): detail.text = text
  case .backButtonTapped: break
  }
  return .none
}

//: All screens together are an enum, and so are their actions. Each screen's reducer is pulled back
//: along its case.

enum Screen: Equatable {
  case home(Home)
  case detail(Detail)

  var home: Home? { if case .home(let home) = self { home } else { nil } }
  var detail: Detail? { if case .detail(let detail) = self { detail } else { nil } }
}

enum ScreenAction: Sendable {
  case home(HomeAction)
  case detail(DetailAction)

  var home: HomeAction? { if case .home(let action) = self { action } else { nil } }
  var detail: DetailAction? { if case .detail(let action) = self { action } else { nil } }
}

let screenReducer: EffectReducer<Screen, ScreenAction> = combine {
  pullback(
    homeReducer, value: \.self, case: CasePath(\.home, Screen.home),
    action: CasePath(\.home, ScreenAction.home))
  pullback(
    detailReducer, value: \.self, case: CasePath(\.detail, Screen.detail),
    action: CasePath(\.detail, ScreenAction.detail))
}

//: ## The coordinator
//:
//: The coordinator is the reducer that owns the routes. It sees each action of a screen after the
//: screen has handled it, and decides where to go next. All navigation is in this one place.

print("— The coordinator")

struct Flow {
  var routes = Routes(root: Screen.home(Home()), withNavigation: true)

  var line: String {
    routes.map { route in
      switch route.screen {
      case .home: "home"
      case .detail(let detail): "detail \(detail.title)"
      }
    }.joined(separator: " > ")
  }
}

enum FlowAction: Sendable {
  case router(RouterAction<Screen, ScreenAction>)
  case linkOpened([Int])

  var router: RouterAction<Screen, ScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }

  static func at(_ index: Int, _ action: ScreenAction) -> FlowAction {
    .router(.routeAction(index: index, action))
  }
}

let flow = Store(
  value: Flow(),
  reducer: forEachRoute(
    screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)
  ) { flow, action in
    switch action {
    case .router(.routeAction(_, .home(.itemTapped(let number)))):
      flow.routes.push(.detail(Detail(title: number)))
    case .router(.routeAction(_, .detail(.backButtonTapped))):
      flow.routes.pop()
    case .linkOpened(let numbers):
      var routes = Routes(root: Screen.home(Home()), withNavigation: true)
      for number in numbers { routes.push(.detail(Detail(title: number))) }
      flow.routes.replaceAll(with: routes)
    case .router: break
    }
    return .none
  },
  report: { print("report: \($0.prefix { $0 != ":" })") })

flow.send(.at(0, .home(.itemTapped(2))))
print(flow.value.line)
flow.send(.at(1, .detail(.appeared)))
await flow.finish()
print(flow.value.routes.top.detail?.text ?? "")

//: A screen that leaves loses its effects, because what they load is of no use any more. A view on
//: its way out may still send an action. The action is for the id of its screen, which no other
//: screen ever has, so it is dropped and reported.

print("— A screen that leaves")

flow.send(.at(1, .detail(.backButtonTapped)))
flow.send(.at(0, .home(.itemTapped(3))))
let id = flow.value.routes.ids[1]
flow.send(.at(1, .detail(.appeared)))
print("\(flow.value.line), \(flow.effectsInFlight) effect in flight")
flow.send(.at(1, .detail(.backButtonTapped)))
print("\(flow.value.line), \(flow.effectsInFlight) effects in flight")
flow.send(.router(.routeAction(id: id, .detail(.loaded("too late")))))

//: When the user goes back by a gesture, the platform has already removed the screen.
//: `updateRoutes` reports that with a copy of the routes that went back too, and the routes follow.

print("— A swipe")

flow.send(.at(0, .home(.itemTapped(1))))
var swiped = flow.value.routes
swiped.goBack()
flow.send(.router(.updateRoutes(swiped)))
print(flow.value.line)

//: A deep link puts all screens in place with one action, and observers are notified once.

print("— A deep link")

let token = flow.observe { print("notified: \($0.line)") }
flow.send(.linkOpened([1, 2, 3]))
token.cancel()

//: ## An app with flows in flows
//:
//: `Sources/Examples/Coordinator` shows more: a form over three screens, a sign-in flow that the
//: main flow replaces, a coordinator in a screen of another, links with errors, and a stack that is
//: saved and restored. Run it with `swift run examples coordinator`.
//:
//: In Xcode, here is the app once more. It has been the same from the first page to the last.

#if canImport(PlaygroundSupport)
  let app = Store(value: AppState(), reducer: Stage5App.appReducer, environment: .live)
  PlaygroundPage.current.setLiveView(AppView(store: app))
#endif

//: ## What it still lacks
//:
//: A view for each platform, and everything that was left out on purpose. If you outgrow this
//: library, the README says where to go. This was the last page: you have seen every step, and the
//: store that ran here is still the one of page 1.
