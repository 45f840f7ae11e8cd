// Prime Time at stage 2: a small reducer for each feature, pulled back to the whole app.

public import ClassicRedux
public import Foundation

/// The app, written with `combine` and `pullback`.
public enum Stage2App {
  /// All features, pulled back to the state of the app.
  public static func appReducer(now: @escaping () -> Date) -> Reducer<AppState, AppAction> {
    combine {
      pullback(counterReducer, value: \.count, action: \.counter)
      pullback(primeModalReducer(now: now), value: \.self, action: \.primeModal)
      pullback(favoritePrimesReducer(now: now), value: \.self, action: \.favoritePrimes)
      pullback(loginReducer, value: \.loggedInUser, action: \.login)
    }
  }

  /// The counter, which knows only its number.
  public static func counterReducer(count: inout Int, action: CounterAction) {
    switch action {
    case .decrTapped: if count > .min { count -= 1 }
    case .incrTapped: if count < .max { count += 1 }
    case .countEntered(let number): count = number
    }
  }

  /// Logs the user in and out.
  public static func loginReducer(user: inout AppState.User?, action: LoginAction) {
    switch action {
    case .loginTapped(let newUser): user = newUser
    case .logoutTapped: user = nil
    }
  }

  static func primeModalReducer(now: @escaping () -> Date) -> Reducer<AppState, PrimeModalAction> {
    { state, action in
      switch action {
      case .saveFavoritePrimeTapped:
        guard isPrime(state.count), !state.favoritePrimes.contains(state.count) else { return }
        state.favoritePrimes.append(state.count)
        state.record(.addedFavoritePrime(state.count), at: now())

      case .removeFavoritePrimeTapped:
        guard let index = state.favoritePrimes.firstIndex(of: state.count) else { return }
        state.favoritePrimes.remove(at: index)
        state.record(.removedFavoritePrime(state.count), at: now())
      }
    }
  }

  static func favoritePrimesReducer(
    now: @escaping () -> Date
  ) -> Reducer<AppState, FavoritePrimeAction> {
    { state, action in
      switch action {
      case .deleteFavoritePrime(let offsets):
        let deleted = offsets.intersection(IndexSet(state.favoritePrimes.indices))
        for offset in deleted {
          state.record(.removedFavoritePrime(state.favoritePrimes[offset]), at: now())
        }
        for offset in deleted.reversed() { state.favoritePrimes.remove(at: offset) }
      }
    }
  }
}
