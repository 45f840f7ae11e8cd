// Exercise 28, solved.
// SPDX-License-Identifier: MIT

import Stage8Navigation

struct Screen: Equatable {
  /// "counter", "favorites" or a number.
  var name: String
  var stars = 0
}

enum ScreenAction {
  case starTapped
  case rowTapped(String)
}

struct FlowState: Equatable {
  var routes = Routes(root: Screen(name: "counter"), withNavigation: true)
}

enum FlowAction {
  case router(RouterAction<ScreenAction>)
  case linkOpened(String)

  var router: RouterAction<ScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

/// A screen: `starTapped` adds a star. This reducer is complete; it leaves `rowTapped` to the coordinator.
func screenReducer(screen: inout Screen, action: ScreenAction) -> Effect<ScreenAction> {
  if case .starTapped = action { screen.stars += 1 }
  return .none
}

/// The screens that a link opens, or `nil` if the link is invalid. The first screen is always the counter.
///
/// - `primes://counter` opens the counter.
/// - `primes://favorites` opens the favorites, pushed on the counter.
/// - `primes://favorites/7` opens the number 7, pushed on the favorites. Without a number, the link is invalid.
func routes(for link: String) -> Routes<Screen>? {
  let scheme = "primes://"
  guard link.hasPrefix(scheme) else { return nil }
  let path = link.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
  var routes = FlowState().routes
  if path == ["counter"] { return routes }
  guard path.first == "favorites" else { return nil }
  routes.push(Screen(name: "favorites"))
  if path.count == 1 { return routes }
  guard path.count == 2, Int(path[1]) != nil else { return nil }
  routes.push(Screen(name: String(path[1])))
  return routes
}

/// The coordinator: `rowTapped` in a screen pushes a screen with that name. `linkOpened` replaces all screens with
/// those of the link; an invalid link changes nothing.
func flowReducer() -> EffectReducer<FlowState, FlowAction> {
  forEachRoute(
    screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)
  ) { flow, action in
    switch action {
    case .router(.routeAction(_, .rowTapped(let name))): flow.routes.push(Screen(name: name))
    case .router: break
    case .linkOpened(let link):
      if let routes = routes(for: link) { flow.routes.replaceAll(with: routes) }
    }
    return .none
  }
}
