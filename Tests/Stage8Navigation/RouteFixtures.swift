import Stage8Navigation

/// A screen that need not be hashable.
enum Screen: Equatable, Codable {
  case list([Int])
  case detail(String)
  case editor(String)

  var detail: String? {
    if case .detail(let name) = self { name } else { nil }
  }
}

extension Routes<Int> {
  /// The root 1 with navigation, and above it pushes, sheets and covers in turn.
  static var sevenMixed: Routes {
    [
      .root(1, withNavigation: true), .sheet(2, withNavigation: true), .push(3),
      .cover(4, withNavigation: true), .push(5), .cover(6, withNavigation: true), .push(7),
    ]
  }

  /// `count` screens: the root 1, and the others pushed on it.
  static func pushed(_ count: Int) -> Routes {
    var routes = Routes(root: 1, withNavigation: true)
    routes.append(contentsOf: (2..<(count + 1)).map { .push($0) })
    return routes
  }
}

extension Routes {
  var screens: [Screen] { map(\.screen) }
}

/// Changes routes as a coordinator does when it handles an action, after the user has left some screens.
func changeInAnAction<Screen>(
  _ routes: inout Routes<Screen>, leaving left: [RouteID] = [],
  _ change: @escaping (inout Routes<Screen>) -> Void
) {
  let reducer = forEachRoute(
    { (_: inout Screen, _: Void) in .none }, routes: \Routes<Screen>.self,
    action: CasePath(\RouterAction<Void>?.self, { $0 }),
    coordinator: { routes, _ in
      change(&routes)
      return .none
    })
  _ = reducer(&routes, .wentBack(from: left))
}
