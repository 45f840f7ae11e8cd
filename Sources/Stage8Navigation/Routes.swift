// Stage 8: a stack of screens that always has a root.

/// A flow of screens: the root, and the routes above it, each pushed or presented on the one below.
///
/// ```swift
/// var routes = Routes(root: Screen.home, withNavigation: true)
/// routes.push(.detail("one"))  // true
/// routes.presentSheet(.settings)
/// routes.push(.detail("two"))  // false: the sheet has no navigation
/// routes.goBackToRoot()  // true
/// routes.goBack()  // false: the root stays
/// ```
///
/// A push always has navigation below it, and the root cannot be removed. An operation that would break these
/// rules returns `false` and changes nothing.
///
/// Screens are changed in place and keep their ids. Equal routes may have different ids.
public nonisolated struct Routes<Screen> {
  var _routes: [Route<Screen>]
  var _lastNumber = 0

  /// The ids of all screens, the root's first.
  ///
  /// The array keeps its buffer until a screen comes or goes. Observe it to be notified when a
  /// screen is replaced by an equal one.
  public internal(set) var ids: [RouteID] = []

  /// The screens that the user has just left, the lowest first, for the coordinator that handles
  /// `wentBack`. Otherwise empty.
  ///
  /// ```swift
  /// case .router(.wentBack):
  ///   flow.drafts += flow.routes.removed.compactMap(\.screen.editor?.text)
  /// ```
  public internal(set) var removed: [Route<Screen>] = []

  /// Creates routes with nothing above the root.
  public init(root: Screen, withNavigation: Bool) {
    _routes = [.root(root, withNavigation: withNavigation)]
    _addIDs()
  }

  init(_checking routes: [Route<Screen>], fail: (String) throws -> Never) rethrows {
    guard let root = routes.first else { try fail("There are no routes. Begin with `.root(…)`.") }
    if root.style == .push { try fail("The first route is a push. Begin with `.root(…)`.") }
    _routes = routes
    _routes[0] = .root(root.screen, withNavigation: root.hasNavigation)
    if let fault = _misplacedPush { try fail(fault) }
    _addIDs()
  }

  /// Describes the first push that has no navigation below it.
  var _misplacedPush: String? {
    _indicesToRemove().first.map {
      """
      The route at \($0), \(_routes[$0].screen), is pushed where there is no navigation. Present it, or give \
      the root or the presentation below it navigation.
      """
    }
  }

  /// Gives new ids to the screens that have none yet.
  mutating func _addIDs() {
    while ids.count < _routes.count {
      // Decoded numbers may be among the greatest there are.
      repeat {
        _lastNumber = _lastNumber == .max ? 1 : _lastNumber + 1
      } while ids.contains { $0.number == _lastNumber }
      ids.append(RouteID(_number: _lastNumber))
    }
  }
}

nonisolated extension Routes: ExpressibleByArrayLiteral {
  /// Creates routes from a literal, such as `[.root(.home, withNavigation: true), .push(.detail("one"))]`.
  ///
  /// - Precondition: The first route is not a push, and no other is pushed where there is no navigation.
  public init(arrayLiteral routes: Route<Screen>...) {
    self.init(_checking: routes) { fatalError($0) }
  }
}

nonisolated extension Routes: Sendable where Screen: Sendable {}

nonisolated extension Routes: Equatable where Screen: Equatable {
  public static func == (a: Routes, b: Routes) -> Bool { a._routes == b._routes }
}

nonisolated extension Routes: Hashable where Screen: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(_routes) }
}

nonisolated extension Routes: CustomReflectable {
  /// The routes without their ids.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
