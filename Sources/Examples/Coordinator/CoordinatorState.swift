// Coordinator: the state and the actions of the app.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// All screens of the app, and the state that belongs to none of them.
public struct CoordinatorState: Equatable, Sendable {
  public var routes: Routes<ScreenState>
  /// The signed-in user.
  public var user: String?
  /// The problem with the last link, or `nil` if it was valid.
  public var linkProblem: Refusal?

  public init(routes: Routes<ScreenState> = .main, user: String? = nil) {
    self.routes = routes
    self.user = user
  }
}

/// The actions of the app: of its screens, of the bar above them, and from outside.
public enum CoordinatorAction: Equatable, Sendable {
  case router(RouterAction<ScreenAction>)
  case navigate(Navigation)
  case linkOpened(String)
  /// A saved stack was read.
  case restored(SavedStack)

  public var router: RouterAction<ScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

extension Routes<ScreenState> {
  /// The main flow at its first screen.
  public static var main: Routes { Routes(root: .home(HomeState()), withNavigation: true) }

  /// The sign-in flow at its first screen.
  public static var signIn: Routes { Routes(root: .name(NameState()), withNavigation: true) }
}
