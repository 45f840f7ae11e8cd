// Prime Time at stage 3: the features no longer know about the feed that watches them.

public import ClassicRedux
public import Foundation

/// The app, written with higher-order reducers.
public enum Stage3App {
  /// All features, watched by the activity feed.
  public static func appReducer(now: @escaping () -> Date) -> Reducer<AppState, AppAction> {
    activityFeed(features, now: now)
  }

  /// All features, without the activity feed.
  public static var features: Reducer<AppState, AppAction> {
    combine {
      pullback(Stage2App.counterReducer, value: \.count, action: \.counter)
      pullback(primeModalReducer, value: \.self, action: \.primeModal)
      pullback(favoritePrimesReducer, value: \.favoritePrimes, action: \.favoritePrimes)
      pullback(Stage2App.loginReducer, value: \.loggedInUser, action: \.login)
    }
  }

  /// Saves the count if it is a prime that is not yet saved, or removes it.
  public static func primeModalReducer(state: inout AppState, action: PrimeModalAction) {
    switch action {
    case .saveFavoritePrimeTapped:
      guard isPrime(state.count), !state.favoritePrimes.contains(state.count) else { return }
      state.favoritePrimes.append(state.count)

    case .removeFavoritePrimeTapped:
      guard let index = state.favoritePrimes.firstIndex(of: state.count) else { return }
      state.favoritePrimes.remove(at: index)
    }
  }

  /// Deletes the favorites at the given offsets, and ignores offsets that do not exist.
  public static func favoritePrimesReducer(primes: inout [Int], action: FavoritePrimeAction) {
    switch action {
    case .deleteFavoritePrime(let offsets):
      for offset in offsets.intersection(IndexSet(primes.indices)).reversed() {
        primes.remove(at: offset)
      }
    }
  }

  /// Returns a reducer that runs `reducer` and records each change to the favorite primes.
  ///
  /// It records only real changes, whatever made them: a save that was refused adds no activity.
  public static func activityFeed<Action>(
    _ reducer: @escaping Reducer<AppState, Action>, now: @escaping () -> Date
  ) -> Reducer<AppState, Action> {
    { state, action in
      let old = state.favoritePrimes
      reducer(&state, action)
      let new = state.favoritePrimes
      // Comparing two arrays that share their storage takes constant time.
      if new == old { return }
      let (before, after) = (Set(old), Set(new))
      let removed = old.filter { !after.contains($0) }.map(
        AppState.Activity.ActivityType.removedFavoritePrime)
      let added = new.filter { !before.contains($0) }.map(
        AppState.Activity.ActivityType.addedFavoritePrime)
      for change in (removed + added).suffix(AppState.activityFeedLimit) {
        state.record(change, at: now())
      }
    }
  }
}
