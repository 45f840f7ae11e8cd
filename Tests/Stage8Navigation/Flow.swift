import EffectTestSupport
import Stage8Navigation

/// A screen of a flow.
struct Page: Equatable {
  var title: String
  var number = 0
  var items: [Int] = []
}

enum PageAction: Sendable {
  case added(Int)
  case addedAfter(Gate, Int)
  /// The second number is sent by an effect.
  case addedTwice(Int, Int)
  case overwritten(Int)
  case endlessBegan
  case stopTapped
  case nextTapped(String)
  case sheetTapped(String, withNavigation: Bool)
  case backTapped
  case replaceTapped(String)
  case restartTapped
}

/// A flow of screens, whose coordinator logs the top screen and its number at each action.
struct Flow: Equatable {
  var routes = Routes(root: Page(title: "home"), withNavigation: true)
  var log: [String] = []

  var titles: [String] { routes.map(\.screen.title) }
  var numbers: [Int] { routes.map(\.screen.number) }
}

enum FlowAction: Sendable {
  case router(RouterAction<PageAction>)
  case linkOpened(Routes<Page>)
  case signedOut

  var router: RouterAction<PageAction>? {
    if case .router(let action) = self { action } else { nil }
  }

  var itself: FlowAction? { self }

  static func at(_ index: Int, _ action: PageAction) -> FlowAction {
    .router(.routeAction(.index(index), action))
  }
}

func pageReducer(_ page: inout Page, _ action: PageAction) -> Effect<PageAction> {
  switch action {
  case .added(let number): page.number += number
  case .addedTwice(let first, let second):
    page.number += first
    return .send(.added(second))
  case .overwritten(let item): page.items[0] = item
  case .addedAfter(let gate, let number):
    return .run { send in
      await gate.pass()
      await send(.added(number))
    }
  case .endlessBegan: return .endless
  case .stopTapped: return .cancelAll
  case .backTapped: page.number += 1
  case .nextTapped, .sheetTapped, .replaceTapped, .restartTapped: break
  }
  return .none
}

func coordinate(_ flow: inout Flow, _ action: FlowAction) -> Effect<FlowAction> {
  switch action {
  case .linkOpened(let routes): flow.routes = routes
  case .signedOut: break
  case .router(.wentBack):
    flow.log += flow.routes.removed.map { "left \($0.screen.title) \($0.screen.number)" }
  case .router(.routeAction(_, let action)):
    flow.log.append("\(flow.routes.top.title) \(flow.routes.top.number)")
    switch action {
    case .nextTapped(let title): flow.routes.push(Page(title: title))
    case .sheetTapped(let title, let withNavigation):
      flow.routes.presentSheet(Page(title: title), withNavigation: withNavigation)
    case .backTapped: flow.routes.goBack()
    case .replaceTapped(let title):
      flow.routes.goBack()
      flow.routes.push(Page(title: title))
    case .restartTapped:
      flow.routes.replaceAll(with: Routes(root: Page(title: "home"), withNavigation: true))
    case .added, .addedAfter, .addedTwice, .overwritten, .endlessBegan, .stopTapped: break
    }
  }
  return .none
}

func flowReducer() -> EffectReducer<Flow, FlowAction> {
  forEachRoute(
    pageReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router),
    coordinator: coordinate)
}
