// Stage 8: actions of screens, and the user going back.
// SPDX-License-Identifier: MIT

/// An action of one of the screens, or the user going back.
///
/// Navigation by the app itself is not an action: the coordinator's reducer changes the routes in
/// response to an action of a screen.
public enum RouterAction<Screen, ScreenAction> {
  /// Something happened in a screen.
  case routeAction(RouteAddress, ScreenAction)
  /// The user went back, for instance by a swipe. The payload is a copy of the routes that went
  /// back in the same way; see ``Routes/goBackTo(copy:)``.
  case updateRoutes(Routes<Screen>)

  /// Something happened in the screen with the given id.
  @inlinable
  public static func routeAction(id: RouteID, _ action: ScreenAction) -> RouterAction {
    .routeAction(.id(id), action)
  }

  /// Something happened in the screen at `index`. The root is at 0.
  @inlinable
  public static func routeAction(index: Int, _ action: ScreenAction) -> RouterAction {
    .routeAction(.index(index), action)
  }
}

extension RouterAction: Sendable where Screen: Sendable, ScreenAction: Sendable {}
extension RouterAction: Equatable where Screen: Equatable, ScreenAction: Equatable {}

extension Routes {
  /// The routes that have been removed, the lowest first.
  ///
  /// A coordinator reads here which screens the user left, and their last values:
  ///
  /// ```swift
  /// case .router(.updateRoutes):
  ///   flow.drafts += flow.routes.removed.compactMap(\.screen.editor?.text)
  /// ```
  ///
  /// It becomes empty when a screen is added or replaced, and after each action that
  /// ``forEachRoute(_:routes:action:parent:)`` handles.
  public var removed: [Route<Screen>] { left.map(\.route) }

  /// Removes the screens that were removed from a copy of these routes; `false` if none of them is
  /// left.
  ///
  /// Nothing else is taken from the copy, so it may be out of date, arrive twice or be unchanged. A
  /// screen that would be left without navigation is removed together with the presentation in which
  /// it was pushed.
  @discardableResult
  public mutating func goBackTo(copy: Routes) -> Bool {
    remove(copy.left.map(\.id))
  }

  @discardableResult
  mutating func remove(_ removed: [RouteID]) -> Bool {
    let leaving = Set(removed.compactMap { index(of: $0) })
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
  /// Once the screen has left, the store keeps the last value, as in
  /// ``ScopedStore/scope(ifPresent:id:action:)``.
  public func scope<Screen, ScreenAction>(
    routes: KeyPath<Value, Routes<Screen>>, id: RouteID,
    action: @escaping (RouterAction<Screen, ScreenAction>) -> Action
  ) -> ScopedStore<Screen, ScreenAction>? {
    scope(ifPresent: routes.appending(path: \.[id])) { action(.routeAction(.id(id), $0)) }
  }
}

#if canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore {
    /// A store of the screen with the given id, or `nil` if it has left and no view shows it.
    ///
    /// Read the routes' `ids` to be notified of screens that come and go.
    public func scope<Screen, ScreenAction>(
      routes: KeyPath<Value, Routes<Screen>>, id: RouteID,
      action: CasePath<Action, RouterAction<Screen, ScreenAction>>
    ) -> ObservableStore<Screen, ScreenAction>? {
      scope(
        keeping: routes.appending(path: \.[id]),
        action: CasePath(
          action.path.appending(path: \.?[of: id]), { action.embed(.routeAction(.id(id), $0)) }))
    }
  }

  extension RouterAction {
    fileprivate subscript(of id: RouteID) -> ScreenAction? {
      if case .routeAction(.id(id), let action) = self { action } else { nil }
    }
  }
#endif
