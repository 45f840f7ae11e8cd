// Stage 8: actions of screens, and the user's way back.
// SPDX-License-Identifier: MIT

/// An action of one of the screens, or a way back that the user took.
///
/// Navigation by the app itself is not an action: the coordinator's reducer changes the routes when it
/// reads what happened in a screen.
public enum RouterAction<Screen, ScreenAction> {
  /// Something happened in a screen.
  case routeAction(RouteAddress, ScreenAction)
  /// The user went back, by a swipe for instance. The payload is a copy of the routes on which the
  /// same was done; see ``Routes/goBackTo(copy:)``.
  case updateRoutes(Routes<Screen>)

  /// Something happened in the screen with the given id.
  @inlinable
  public static func routeAction(id: RouteID, _ action: ScreenAction) -> RouterAction {
    .routeAction(.id(id), action)
  }

  /// Something happened in the screen at `index`, the root being at 0.
  @inlinable
  public static func routeAction(index: Int, _ action: ScreenAction) -> RouterAction {
    .routeAction(.index(index), action)
  }
}

extension RouterAction: Sendable where Screen: Sendable, ScreenAction: Sendable {}
extension RouterAction: Equatable where Screen: Equatable, ScreenAction: Equatable {}

extension Routes {
  /// The routes that the operations above have removed, the lowest first.
  ///
  /// A coordinator reads here which screens the user left, as they were at the end:
  ///
  /// ```swift
  /// case .router(.updateRoutes):
  ///   flow.drafts += flow.routes.removed.compactMap(\.screen.editor?.text)
  /// ```
  ///
  /// It is empty again when a screen is added or replaced, and after each action that
  /// ``forEachRoute(_:routes:action:cancelsEffects:parent:)`` handles.
  public var removed: [Route<Screen>] { left.map(\.route) }

  /// Removes the screens that were left on a copy of these routes; `false` if they have all left before.
  ///
  /// The copy says which screens the user left, and only those are removed. So it may come late, come
  /// twice, or be unchanged: a screen that arrived since stays, in the same position or above, no
  /// screen comes back, and all that happened in the others is kept. Only a push that would be without
  /// navigation goes along with the presentation it was made in.
  @discardableResult
  public mutating func goBackTo(copy: Routes) -> Bool {
    let leaving = Set(copy.left.compactMap { index(of: $0.id) })
    guard !leaving.isEmpty else { return false }
    var hasNavigation = false
    let gone = indices.filter { index in
      if leaving.contains(index) { return true }
      hasNavigation = routes[index].style.hasNavigation ?? hasNavigation
      return !hasNavigation && !routes[index].style.isPresentation
    }
    for index in gone.reversed() { leave(index..<(index + 1)) }
    return true
  }
}

extension ScopedStore {
  /// A store of the screen with the given id, or `nil` if it has left.
  ///
  /// After the screen has left, the store keeps the last value, as in
  /// ``ScopedStore/scope(ifPresent:action:)``.
  public func scope<Screen, ScreenAction>(
    routes: KeyPath<Value, Routes<Screen>>, id: RouteID,
    action: @escaping (RouterAction<Screen, ScreenAction>) -> Action
  ) -> ScopedStore<Screen, ScreenAction>? {
    scope(ifPresent: routes.appending(path: \.[id])) { action(.routeAction(.id(id), $0)) }
  }
}
