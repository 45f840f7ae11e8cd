// Prime Time at stage 4: work that takes time, or reaches outside the app, is an effect.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The app, written with effects.
public enum Stage4App {
  /// Finds the nth prime, and reports its progress from 0 to 1.
  public typealias NthPrime =
    @Sendable (_ n: Int, _ progress: @escaping @Sendable (Double) async -> Void) async throws -> Int

  /// The features of stage 3 and those that need effects, each with its part of the environment, all
  /// watched by the activity feed.
  public static func appReducer(
    _ environment: AppEnvironment
  ) -> EffectReducer<AppState, AppAction> {
    wrap(
      combine {
        lift(Stage3App.features)
        pullback(
          nthPrimeReducer(environment.nthPrime), value: \.self,
          action: CasePath(\.nthPrime, AppAction.nthPrime))
        pullback(
          favoritesFileReducer(environment.favorites), value: \.self,
          action: CasePath(\.favoritesFile, AppAction.favoritesFile))
      },
      in: { Stage3App.activityFeed($0, now: environment.date) }
    )
  }

  /// The app, which also prints every action and the state after it, with the environment's `print`.
  public static func loggingReducer(
    _ environment: AppEnvironment
  ) -> EffectReducer<AppState, AppAction> {
    logging(appReducer(environment), printer: environment.print)
  }

  private struct QuestionID: Hashable {}
  private struct WriteID: Hashable { let path: String }

  /// Finds the nth prime, where n is the count. The newest question replaces an earlier one.
  static func nthPrimeReducer(
    _ nthPrime: @escaping NthPrime
  ) -> EffectReducer<AppState, NthPrimeAction> {
    { state, action in
      switch action {
      case .asked:
        let n = state.count
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

  /// Writes and loads the favorites. A failure is shown and changes nothing else.
  ///
  /// A file that holds anything but the favorites and those that the user removed is replaced only after asking. The
  /// newest write to a file replaces an earlier one that has not finished, which could otherwise overtake it.
  static func favoritesFileReducer(
    _ client: FavoritesClient
  ) -> EffectReducer<AppState, FavoritesFileAction> {
    { state, action in
      switch action {
      case .writeTapped(let path), .overwriteTapped(let path):
        if state.fileMessage == .loading { break }
        let (primes, known) = (state.favoritePrimes, state.knownFavorites)
        state.fileMessage = .writing(primes)
        return .run { send in
          if action == .writeTapped(path: path),
            let unseen = await client.unseen(known.union(primes), path)
          {
            return await send(.overwriteAsked(path: path, message: unseen))
          }
          try await client.save(primes, path)
          await send(.written(path: path, count: primes.count))
        } catch: { error, send in
          await send(.failed(message: "\(error)"))
        }
        .cancellable(id: WriteID(path: path), cancelInFlight: true)

      case .loadTapped(let path):
        state.fileMessage = .loading
        return .run { send in
          await send(.loaded(path: path, primes: try await client.load(path)))
        } catch: { error, send in
          await send(.failed(message: "\(error)"))
        }

      case .written(let path, let count):
        if case .writing(let primes) = state.fileMessage {
          state.writtenFavorites = primes
          state.knownFavorites.formIntersection(primes)
        }
        state.fileMessage = .done("wrote \(favoritePrimes(count)) to \(path)")

      case .loaded(let path, let primes):
        let lost = Set(state.favoritePrimes).subtracting(state.writtenFavorites + primes).sorted()
        let names = lost.map(String.init).joined(separator: ", ")
        let without = lost.isEmpty ? "" : ", without the unwritten \(names)"
        state.load(primes)
        state.fileMessage = .done("loaded \(favoritePrimes(primes.count)) from \(path)\(without)")

      case .overwriteAsked(_, let message), .failed(let message):
        state.fileMessage = .failed(message)
      }
      return .none
    }
  }

  static func favoritePrimes(_ count: Int) -> String {
    count == 1 ? "1 favorite prime" : "\(count) favorite primes"
  }

  /// The app with a history of the user's actions.
  ///
  /// Answers and messages from effects are not part of the history: undo keeps them, and never repeats a search or
  /// a write.
  public static func undoableReducer(
    _ environment: AppEnvironment
  ) -> EffectReducer<Undoable<AppState>, UndoableAction<AppAction>> {
    let reducer = undoable(
      appReducer(environment),
      filter: { action in
        switch action {
        case .counter, .primeModal, .favoritePrimes, .login, .favoritesFile(.loaded): true
        case .nthPrime, .favoritesFile: false
        }
      })
    return { history, action in
      let (nthPrime, fileMessage) = (history.present.nthPrime, history.present.fileMessage)
      let written = history.present.writtenFavorites
      let effect = reducer(&history, action)
      if case .perform(let action) = action {
        if case .primeModal = action, let prime = history.present.favoritePrimes.last {
          history.present.knownFavorites.insert(prime)
        }
        return effect
      }
      history.present.nthPrime = nthPrime
      history.present.fileMessage = fileMessage
      history.present.writtenFavorites = written
      return effect
    }
  }
}
