// Coordinator: the state, the actions and the dependencies of the app.

public import ClassicRedux

public struct CoordinatorState: Equatable, Sendable {
  public var routes: Routes<ScreenState>
  /// What the user had entered when leaving the form, for the next time.
  public var draft = NumberForm()
  /// The problem with the last link, until the next action.
  public var linkProblem: String?

  public init(routes: Routes<ScreenState> = .main) { self.routes = routes }
}

/// The actions of the app: of its screens, and from outside.
public enum CoordinatorAction: Equatable, Sendable, Codable {
  case router(RouterAction<ScreenAction>)
  case linkOpened(String)

  public var router: RouterAction<ScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

extension Routes<ScreenState> {
  /// The main flow at its first screen.
  public static var main: Routes { Routes(root: .home(HomeState()), withNavigation: true) }
}

/// The dependencies of the app. The user sees the descriptions of the errors that they throw.
public struct CoordinatorEnvironment: Sendable {
  /// Returns when it is time to increment a number.
  public var delay: @Sendable () async throws -> Void = { fatalError("unexpected delay") }
  public var check: @Sendable (_ number: Int) async throws -> Void = { _ in
    fatalError("unexpected check")
  }

  public static let offline = CoordinatorEnvironment(
    delay: { try await Task.sleep(for: .milliseconds(200)) },
    check: { number in
      try await Task.sleep(for: .milliseconds(20))
      guard number.magnitude <= 1_000_000 else {
        throw Refusal("\(number) is sold out; choose one from -1000000 to 1000000")
      }
    })
}

/// The reason why something was refused, for the user to read.
public struct Refusal: Error, Equatable, Codable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
