// Prime Time at stage 8: the open screens are one value, and a coordinator decides about them.

public import ClassicRedux

/// The app, written with routes.
public enum Stage8App {
  /// The app of stage 6, which all screens share, and the screens that are open.
  public struct State: Equatable, Sendable {
    public var app: Stage6App.State
    public var routes = Routes(root: Screen.counter, withNavigation: true)

    public init(app: AppState = AppState()) { self.app = Stage6App.State(app: app) }
  }

  /// A screen, with what belongs to it alone. What several screens show is in the app.
  public enum Screen: Equatable, Sendable {
    case counter
    case favorites
    case favorite(prime: Int)
    case feed
    /// The sheet of stage 6, which is in the app.
    case primeSheet

    public var favorite: Int? { if case .favorite(let prime) = self { prime } else { nil } }
  }

  /// What leads from one screen to the next. Everything else that a screen does is an action of the app.
  public enum ScreenAction: Equatable, Sendable, Codable {
    case favoritesTapped
    case favoriteTapped(prime: Int)
    case feedTapped
  }

  /// Everything that can happen in the app.
  public enum Action: Equatable, Sendable, Codable {
    case app(Stage6App.Action)
    case router(RouterAction<ScreenAction>)
    /// A link such as `prime-time://favorites/7`.
    case linkOpened(String)

    public var app: Stage6App.Action? { if case .app(let action) = self { action } else { nil } }

    public var router: RouterAction<ScreenAction>? {
      if case .router(let action) = self { action } else { nil }
    }
  }

  /// The app of stage 6, followed by the coordinator. The screens have no reducers of their own.
  public static func appReducer(_ environment: AppEnvironment) -> EffectReducer<State, Action> {
    forEachRoute(
      { _, _ in .none }, routes: \.routes, action: CasePath(\.router, Action.router),
      coordinator: combine {
        pullback(
          Stage6App.appReducer(environment), value: \.app, action: CasePath(\.app, Action.app))
        lift(coordinate)
        lift(removeScreens)
      })
  }

  private static func coordinate(state: inout State, action: Action) {
    switch action {
    case .app(.isPrimeTapped), .app(.primeTapped):
      if state.routes.contains(where: { $0.screen == .primeSheet }) { break }
      state.routes.presentSheet(.primeSheet)
    case .router(.routeAction(let address, let action))
    where state.routes.isTop(address):  // A covered screen cannot be tapped.
      switch action {
      case .favoritesTapped: state.routes.push(.favorites)
      case .favoriteTapped(let prime): state.routes.push(.favorite(prime: prime))
      case .feedTapped: state.routes.push(.feed)
      }
    case .linkOpened(let link):
      guard let screens = screens(link) else { break }
      state.routes.goBackToRoot()
      state.routes.append(contentsOf: screens.map { .push($0) })
    case .app, .router: break
    }
  }

  /// A screen leaves with what it shows, whatever removed that. The sheet is closed when its screen has left.
  private static func removeScreens(state: inout State, action: Action) {
    if !state.routes.contains(where: { $0.screen == .primeSheet }) { state.app.primeSheet = nil }
    if state.routes.count == 1 { return }
    let app = state.app
    state.routes.removeAll { route in
      switch route.screen {
      case .counter, .favorites, .feed: false
      case .favorite(let prime): !app.appState.favoritePrimes.contains(prime)
      case .primeSheet: app.primeSheet == nil
      }
    }
  }

  /// The screens that a link opens above the counter, or `nil` if the link is wrong.
  public static func screens(_ link: String) -> [Screen]? {
    let parts = link.split(separator: "/")
    switch parts {
    case ["prime-time:"]: return []
    case ["prime-time:", "feed"]: return [.feed]
    case ["prime-time:", "favorites"]: return [.favorites]
    default:
      guard parts.dropLast() == ["prime-time:", "favorites"], let prime = Int(parts[2])
      else { return nil }
      return [.favorites, .favorite(prime: prime)]
    }
  }
}

extension Scopable<Stage8App.State, Stage8App.Action> {
  /// The app below, with the stores of its screens.
  public var app: ScopedStore<Stage6App.State, Stage6App.Action> {
    scope(value: \.app, action: CasePath(\Stage8App.Action.app, Stage8App.Action.app))
  }

  /// The screen of one favorite. Its prime is in its route, and the fact is in the app, where the list reads it, too.
  public func favorite(_ id: RouteID) -> ScopedStore<FavoriteRow, FavoritesAction>? {
    scope(
      ifPresent: { state in state.routes[id]?.favorite.map { state.app.favorite($0) } },
      action: { .app(Stage6App.Action($0)) })
  }
}
