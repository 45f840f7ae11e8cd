// The stages of the app, with helpers to play a session at each.

import ClassicRedux
import Foundation
import PrimeTime

enum Stage: CaseIterable {
  case one, two, three, four
  /// The screens of stage 7, whose app is that of stage 6.
  case seven
  case eight

  func appReducer(now: @escaping () -> Date) -> Reducer<AppState, AppAction> {
    switch self {
    case .one: return Stage1App.appReducer(now: now)
    case .two: return Stage2App.appReducer(now: now)
    case .three: return Stage3App.appReducer(now: now)
    case .four:
      let reducer = Stage4App.appReducer(environment(now))
      return { state, action in
        var whole = Stage4App.State(app: state)
        _ = reducer(&whole, .app(action))
        state = whole.app
      }
    case .seven:
      let reducer = Stage6App.appReducer(environment(now))
      return { state, action in
        let store = Store(value: Stage6App.State(app: state)) { _ = reducer(&$0, $1) }
        store.play(action)
        state = store.value.appState
      }
    case .eight:
      let reducer = Stage8App.appReducer(environment(now))
      return { state, action in
        let store = Store(value: Stage8App.State(app: state)) { _ = reducer(&$0, $1) }
        if action.favoritePrimes != nil { store.send(.linkOpened("prime-time://favorites")) }
        store.app.play(action)
        store.send(.router(.wentBack(from: [store.value.routes.topID])))
        state = store.value.app.appState
      }
    }
  }

  private func environment(_ now: @escaping () -> Date) -> AppEnvironment {
    nonisolated(unsafe) let now = now
    var environment = AppEnvironment.mock
    environment.date = { now() }
    return environment
  }

  /// The app with a clock that advances by one second each time it is read, starting at 0.
  func appReducer() -> Reducer<AppState, AppAction> {
    var seconds = 0.0
    return appReducer {
      defer { seconds += 1 }
      return Date(timeIntervalSince1970: seconds)
    }
  }

  /// The state after every one of the actions.
  func states(from start: AppState = AppState(), after actions: [AppAction]) -> [AppState] {
    let reducer = appReducer()
    var state = start
    return actions.map { action in
      reducer(&state, action)
      return state
    }
  }

  func state(from start: AppState = AppState(), after actions: AppAction...) -> AppState {
    states(from: start, after: actions).last ?? start
  }
}

extension Scopable<Stage6App.State, Stage6App.Action> {
  /// Sends an action of stages 1 to 4 from the screen that the user would use.
  func play(_ action: AppAction) {
    switch action {
    case .counter(let action): counter.send(action)
    case .primeModal(let action):
      scope().send(.isPrimeTapped)
      primeSheet?.send(.primeModal(action))
      primeSheet?.send(.doneTapped)
    case .favoritePrimes(.deleteFavoritePrime(let offsets)): favorites.send(.deleted(offsets))
    case .login: present.send(.app(action))
    }
  }
}

extension AppState {
  /// The activities of the feed, without their timestamps.
  var activityTypes: [Activity.ActivityType] { activityFeed.map(\.type) }
}

extension AppState.Activity {
  static func added(_ prime: Int, at second: Double) -> Self {
    Self(timestamp: Date(timeIntervalSince1970: second), type: .addedFavoritePrime(prime))
  }

  static func removed(_ prime: Int, at second: Double) -> Self {
    Self(timestamp: Date(timeIntervalSince1970: second), type: .removedFavoritePrime(prime))
  }
}

extension AppState.User {
  static let blob = Self(id: 1, name: "Blob", bio: "A blob.")
}

extension AppAction {
  static let incr = Self.counter(.incrTapped)
  static let decr = Self.counter(.decrTapped)
  static let save = Self.primeModal(.saveFavoritePrimeTapped)
  static let remove = Self.primeModal(.removeFavoritePrimeTapped)
  static let logout = Self.login(.logoutTapped)

  static func enter(_ count: Int) -> Self { .counter(.countEntered(count)) }
  static func login(_ user: AppState.User) -> Self { .login(.loginTapped(user)) }
  static func delete(_ offsets: IndexSet) -> Self {
    .favoritePrimes(.deleteFavoritePrime(offsets))
  }
}
