// Stage 8: a stack of screens that always has a root.
// SPDX-License-Identifier: MIT

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
/// A push always has navigation below it, and the root cannot be removed. An operation that would
/// break these rules returns `false` and changes nothing; none traps.
///
/// Screens are changed in place and keep their ids. Routes are equal if their screens and styles
/// are, whatever their ids.
public nonisolated struct Routes<Screen> {
  var _routes: [Route<Screen>]
  var _lastNumber = 0
  /// The last number when an action that ``forEachRoute(_:routes:action:coordinator:)`` handles last
  /// began or ended. The numbers after it are provisional: this may be a copy.
  var _lastSettled = 0

  /// The routes that have been removed, the lowest first.
  ///
  /// A coordinator reads here which screens the user left, and their last values:
  ///
  /// ```swift
  /// case .router(.screensLeft):
  ///   flow.drafts += flow.routes.removed.compactMap(\.screen.editor?.text)
  /// ```
  ///
  /// It becomes empty when a screen is added or replaced, and after each action that
  /// ``forEachRoute(_:routes:action:coordinator:)`` handles.
  public var removed: [Route<Screen>] { _removed }
  var _removed: [Route<Screen>] = []

  /// The ids of all screens, the root's first. New routes that a coordinator assigns get theirs after
  /// the action.
  ///
  /// The array keeps its buffer until a screen comes or goes. Observe it to be notified when a
  /// screen is replaced by an equal one.
  public var ids: [RouteID] { _ids }
  var _ids: [RouteID] = []

  /// How many pushes were refused and have not been reported yet by
  /// ``forEachRoute(_:routes:action:coordinator:)``.
  public var refusedPushes: Int { _refusedPushes }
  var _refusedPushes = 0

  /// Creates routes with nothing above the root.
  public init(root: Screen, withNavigation: Bool) {
    self.init(_legal: [.root(root, withNavigation: withNavigation)])
  }

  /// Creates routes from an array that begins with the root, as a deep link does.
  ///
  /// ```swift
  /// try Routes([.root(.home, embedInNavigationView: true), .push(.detail("one"))])
  /// ```
  ///
  /// If the first route is a sheet, it becomes a cover.
  ///
  /// - Throws: `RoutesError` if the array is empty or a route is pushed where there is no
  ///   navigation.
  public init(_ routes: [Route<Screen>]) throws(RoutesError) {
    guard let root = routes.first else { throw .noRoot }
    if let index = routes.map(\.style).strandedPush { throw .pushWithoutNavigation(index: index) }
    self.init(_legal: routes)
    _routes[0] = .root(root.screen, withNavigation: root.style.hasNavigation == true)
  }

  init(_legal routes: [Route<Screen>]) {
    _routes = routes
    _renewIDs(from: 0)
  }

  /// Gives the screens from `index` on new ids.
  mutating func _renewIDs(from index: Int) {
    _ids.removeSubrange(index...)
    while _ids.count < _routes.count { _ids.append(_nextID()) }
  }

  mutating func _nextID() -> RouteID {
    _lastNumber += 1
    return RouteID(_number: _lastNumber)
  }
}

nonisolated extension Routes: ExpressibleByArrayLiteral {
  /// Creates routes from a literal that begins with the root.
  ///
  /// - Precondition: ``init(_:)`` accepts the routes.
  public init(arrayLiteral routes: Route<Screen>...) {
    do throws(RoutesError) { try self.init(routes) } catch { fatalError("\(error)") }
  }
}

nonisolated extension Routes: Sendable where Screen: Sendable {}

nonisolated extension Routes: Equatable where Screen: Equatable {
  public static func == (a: Routes, b: Routes) -> Bool { a._routes == b._routes }
}

nonisolated extension Routes: Hashable where Screen: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(_routes) }
}

nonisolated extension Routes: Encodable where Screen: Encodable {
  /// Encodes an array of the routes, without ids.
  public func encode(to encoder: any Encoder) throws { try _routes.encode(to: encoder) }
}

nonisolated extension Routes: Decodable where Screen: Decodable {
  /// Decodes an array of routes and gives them new ids.
  ///
  /// - Throws: `DecodingError`, including when ``init(_:)`` does not accept the routes.
  public init(from decoder: any Decoder) throws {
    let routes = try [Route<Screen>](from: decoder)
    do throws(RoutesError) { try self.init(routes) } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
    }
  }
}
