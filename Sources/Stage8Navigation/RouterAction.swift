// Stage 8: what happens to routes and in their screens.
// SPDX-License-Identifier: MIT

/// An action of one of the screens, or the user's going back.
///
/// What the app itself changes is no action: a coordinator's reducer does it, when it has read what
/// happened in a screen.
public enum RouterAction<Screen, ScreenAction> {
  /// Something happened in a screen.
  case routeAction(RouteAddress, ScreenAction)
  /// The user went back without asking: swiped, or pulled a sheet down. It holds a copy of the routes on
  /// which that was done; see ``Routes/goBackTo(copy:)``.
  case updateRoutes(Routes<Screen>)

  /// Something happened in the screen called `id`.
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

/// Which screen an action is for.
///
/// An id goes on to mean that screen, or none. Who stands at an index can change before the action
/// arrives; that is for those who type it.
public enum RouteAddress: Hashable, Sendable {
  case id(RouteID)
  case index(Int)
}
