// Exercise 24, solved: what belongs below `// MARK: Your part`.

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
    case .router(.screensLeft): flow.history += flow.routes.removed.map(\.screen)
    case .router: break
    case .linkOpened(let link):
      if let routes = routes(for: link) { flow.routes.replaceAll(with: routes) }
    }
    return .none
  }
}
