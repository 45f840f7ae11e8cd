// Exercise 13, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: Parse a link in two steps: remove the scheme, then split the rest at each slash. How many
// parts can there be, and what does each of them mean?
// Hint 2: `forEachRoute` runs the reducer of the screen that an action is for, and then the
// coordinator, which you write. The coordinator gets every action, including those of the screens.
// Hint 3: Match `.router(.routeAction(_, .rowTapped(let name)))`. The routes have one function to
// push a screen, and one to replace all screens. An action is late if `flow.routes[address]` is
// `nil`, so match that first. When `wentBack` arrives, the screens have left already, and are in
// `flow.routes.removed`.

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

func flowReducer() -> EffectReducer<FlowState, FlowAction> {
  forEachRoute(
    screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)
  ) { flow, action in
    switch action {
    case .router(.routeAction(let address, _)) where flow.routes[address] == nil: break
    case .router(.routeAction(_, .rowTapped(let name))): flow.routes.push(Screen(name: name))
    case .router(.wentBack): flow.history += flow.routes.removed.map(\.screen)
    case .router: break
    case .linkOpened(let link):
      if let routes = routes(for: link) { flow.routes.replaceAll(with: routes) }
    }
    return .none
  }
}
