// Prime Time at stage 4: work that takes time, or reaches outside the app, is an effect.

public import ClassicRedux
import Foundation

/// The app, written with effects.
public enum Stage4App {
  /// The app of stage 3, pulled back to a state that also holds what effects need, and the two features that
  /// have effects, each with its part of the environment.
  public static func appReducer(_ environment: AppEnvironment) -> EffectReducer<State, Action> {
    combine {
      pullback(
        lift(Stage3App.appReducer(now: environment.date)), value: \.app,
        action: CasePath(\.app, Action.app))
      pullback(
        nthPrimeReducer(environment.nthPrime), value: \.self,
        action: CasePath(\.nthPrime, Action.nthPrime))
      pullback(
        favoritesFileReducer(environment.favorites, now: environment.date), value: \.self,
        action: CasePath(\.favoritesFile, Action.favoritesFile))
    }
  }

  private struct QuestionID: Hashable {}

  /// Finds the nth prime, where n is the count. The newest question replaces an earlier one.
  static func nthPrimeReducer(
    _ nthPrime: @escaping AppEnvironment.NthPrime
  ) -> EffectReducer<State, NthPrimeAction> {
    { state, action in
      switch action {
      case .asked:
        let n = state.app.count
        state.nthPrime = .computing(n: n, progress: 0)
        return .run { send in
          let prime = try await nthPrime(n) { await send(.progressed(n: n, progress: $0)) }
          await send(.answered(n: n, prime: prime))
        } catch: { error, send in
          await send(.failed(n: n, message: "\(error)"))
        }
        .cancellable(id: QuestionID(), cancelInFlight: true)

      case .cancelTapped:
        if case .computing = state.nthPrime { state.nthPrime = nil }
        return .cancel(id: QuestionID())

      case .progressed(let n, let progress):
        state.nthPrime = .computing(n: n, progress: progress)

      case .answered(let n, let prime):
        state.nthPrime = .answered(n: n, prime: prime)

      case .failed(let n, let message):
        state.nthPrime = .failed(n: n, message: message)

      case .answerDismissed:
        if case .computing = state.nthPrime { break }
        state.nthPrime = nil
      }
      return .none
    }
  }

  /// Writes and loads the favorites, one at a time. What other programs changed in the file becomes part of the
  /// favorites; a failure is shown and changes nothing else.
  static func favoritesFileReducer(
    _ client: FavoritesClient, now: @escaping () -> Date
  ) -> EffectReducer<State, FavoritesFileAction> {
    let merge = mergeReducer(now: now)
    return { state, action in
      switch action {
      case .writeTapped where state.fileMessage == .waiting,
        .loadTapped where state.fileMessage == .waiting:
        break

      case .writeTapped(let path):
        let primes = state.app.favoritePrimes
        state.fileMessage = .waiting
        return attempt { .written(path: path, file: try await client.write(primes, path)) }

      case .loadTapped(let path):
        state.fileMessage = .waiting
        return attempt { .loaded(path: path, file: try await client.load(path)) }

      case .written(let path, let file):
        merge(&state.app, file)
        state.fileMessage = .done("wrote \(favoritePrimes(file.primes.count)) to \(path)")

      case .loaded(let path, let file):
        merge(&state.app, file)
        let (count, own) = (file.primes.count, state.app.favoritePrimes)
        let rest =
          Set(own) == Set(file.primes)
          ? "" : "; with your unwritten changes, there are \(own.count)"
        state.fileMessage = .done("loaded \(favoritePrimes(count)) from \(path)\(rest)")

      case .failed(let message):
        state.fileMessage = .failed(message)
      }
      return .none
    }
  }

  /// Sends the result of the work, or the reason why there is none.
  private static func attempt(
    _ work: @escaping @Sendable () async throws -> FavoritesFileAction
  ) -> Effect<FavoritesFileAction> {
    .run { send in
      await send(try await work())
    } catch: { error, send in
      await send(.failed(message: "\(error)"))
    }
  }

  /// Changes the favorites as other programs changed their file. The activity feed of stage 3 watches that, too.
  private static func mergeReducer(now: @escaping () -> Date) -> Reducer<AppState, FavoritesFile> {
    Stage3App.activityFeed(
      { state, file in state.favoritePrimes = file.merged(into: state.favoritePrimes) }, now: now)
  }

  private static func favoritePrimes(_ count: Int) -> String {
    count == 1 ? "1 favorite prime" : "\(count) favorite primes"
  }

  /// The app with a history of the user's actions.
  ///
  /// Answers and messages from effects are not part of the history: undo keeps them, never repeats a search or a
  /// write, and takes back nothing that other programs changed in the file.
  public static func undoableReducer(
    _ environment: AppEnvironment
  ) -> EffectReducer<Undoable<State>, UndoableAction<Action>> {
    let reducer = undoable(appReducer(environment), filter: { $0.app != nil })
    let merge = mergeReducer(now: environment.date)
    return { history, action in
      let (nthPrime, fileMessage) = (history.present.nthPrime, history.present.fileMessage)
      let effect = reducer(&history, action)
      switch action {
      case .undo, .redo:
        (history.present.nthPrime, history.present.fileMessage) = (nthPrime, fileMessage)
      case .perform(.favoritesFile(.written(_, let file))),
        .perform(.favoritesFile(.loaded(_, let file))):
        for step in history.past.indices { merge(&history.past[step].app, file) }
        for step in history.future.indices { merge(&history.future[step].app, file) }
      case .perform: break
      }
      return effect
    }
  }
}
