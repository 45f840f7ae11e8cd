// Coordinator: the state, the actions and the dependencies of the app.

public import ClassicRedux

public struct CoordinatorState: Equatable, Sendable {
  public var routes: Routes<ScreenState>
  /// What the user had entered when leaving the form, for the next time.
  public var draft = NumberForm()

  public init(routes: Routes<ScreenState> = .main) { self.routes = routes }
}

/// The actions of the app: of its screens, and from outside.
public enum CoordinatorAction: Equatable, Sendable, Codable {
  case router(RouterAction<ScreenAction>)
  /// A wrong link is ignored.
  case linkOpened(String)

  public var router: RouterAction<ScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

extension Routes<ScreenState> {
  /// The main flow at its first screen.
  public static var main: Routes { Routes(root: .home(HomeState()), withNavigation: true) }
}

public struct CoordinatorEnvironment: Sendable {
  /// Returns when it is time to increment a number.
  public var delay: @Sendable () async throws -> Void

  public static let live = CoordinatorEnvironment { try await Task.sleep(for: .milliseconds(200)) }
}
