// Coordinator: the state and the actions of the whole.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// All screens of the app, and the little that belongs to none of them.
public struct CoordinatorState: Equatable, Sendable {
  public var routes: Routes<ScreenState>
  /// Who has signed in.
  public var user: String?
  /// What was wrong with the last link, if anything was.
  public var linkProblem: LinkError?
  /// What becomes of saving or restoring.
  public var file: FileUse?

  public init(routes: Routes<ScreenState> = .main, user: String? = nil) {
    self.routes = routes
    self.user = user
  }
}

/// What happens in the app: on a screen, in the bar above, from outside.
public enum CoordinatorAction: Equatable, Sendable {
  case router(RouterAction<ScreenState, ScreenAction>)
  case navigate(Navigation)
  case linkOpened(String)
  case file(FileAction)

  public var router: RouterAction<ScreenState, ScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

extension Routes<ScreenState> {
  /// The main flow at its beginning.
  public static var main: Routes { Routes(root: .home(HomeState()), withNavigation: true) }

  /// The sign-in flow at its beginning.
  public static var signIn: Routes { Routes(root: .name(NameState()), withNavigation: true) }
}
