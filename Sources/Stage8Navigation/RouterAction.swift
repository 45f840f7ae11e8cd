// Stage 8: actions of screens, and the user going back.

/// An action of one of the screens, or the user going back.
///
/// Navigation by the app itself is not an action: the coordinator's reducer changes the routes in
/// response to an action of a screen.
public nonisolated enum RouterAction<ScreenAction> {
  /// Something happened in a screen.
  case routeAction(RouteAddress, ScreenAction)
  /// The user left these screens, for instance by a swipe. ``forEachRoute(_:routes:action:coordinator:)``
  /// removes them before the coordinator handles this action.
  case screensLeft([RouteID])
}

nonisolated extension RouterAction: Sendable where ScreenAction: Sendable {}
nonisolated extension RouterAction: Equatable where ScreenAction: Equatable {}
nonisolated extension RouterAction: Codable where ScreenAction: Codable {}

nonisolated extension Scopable {
  /// A store of the screen with the id `id`, or `nil` if it has left.
  ///
  /// It goes by `id` alone, so the screen may change an id of its own. Once the screen has left, the store
  /// keeps the last value, as in ``scope(ifPresent:action:)``.
  public func scope<Screen, ScreenAction>(
    routes: KeyPath<Value, Routes<Screen>>, id: RouteID,
    action: CasePath<Action, RouterAction<ScreenAction>>
  ) -> ScopedStore<Screen, ScreenAction>? {
    let whole = scope()
    return scope(ChildPath([routes, action.path], id: id) { $0[keyPath: routes][id] }) {
      whole.send(action.embed(.routeAction(.id(id), $0)))
    }
  }
}
