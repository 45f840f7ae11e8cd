// Prime Time at stage 5: the dependencies are passed down as one environment.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The app, written with an environment.
public enum Stage5App {
  /// All features, each with its part of the environment, watched by the activity feed.
  public static var appReducer: EnvironmentReducer<AppState, AppAction, AppEnvironment> {
    wrap(
      combine {
        lift(Stage3App.features)
        pullback(
          nthPrimeReducer, value: \.self, action: CasePath(\.nthPrime, AppAction.nthPrime),
          environment: \.nthPrime)
        pullback(
          favoritesFileReducer, value: \.self,
          action: CasePath(\.favoritesFile, AppAction.favoritesFile), environment: \.favorites)
      },
      in: { reducer, environment in
        wrap(reducer, in: { Stage3App.activityFeed($0, now: environment.date) })
      }
    )
  }

  /// The app with a history of the user's actions.
  public static var undoableReducer:
    EnvironmentReducer<Undoable<AppState>, UndoableAction<AppAction>, AppEnvironment>
  {
    wrap(appReducer, in: { reducer, _ in Stage4App.undoableReducer(reducer) })
  }

  /// The app, which also prints every action and the state after it, with the environment's `print`.
  public static var loggingReducer: EnvironmentReducer<AppState, AppAction, AppEnvironment> {
    wrap(appReducer, in: { reducer, environment in logging(reducer, printer: environment.print) })
  }

  /// Finds the nth prime. Its environment is the function that does so.
  public static func nthPrimeReducer(
    state: inout AppState, action: NthPrimeAction, nthPrime: @escaping Stage4App.NthPrime
  ) -> Effect<NthPrimeAction> {
    Stage4App.nthPrimeReducer(nthPrime)(&state, action)
  }

  /// Writes and loads the favorites. Its environment is the client.
  public static func favoritesFileReducer(
    state: inout AppState, action: FavoritesFileAction, client: FavoritesClient
  ) -> Effect<FavoritesFileAction> {
    Stage4App.favoritesFileReducer(client)(&state, action)
  }
}
