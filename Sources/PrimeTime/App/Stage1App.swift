// Prime Time at stage 1: one big reducer for all features.

public import ClassicRedux
public import Foundation

/// The app, written with a store and nothing else.
public enum Stage1App {
  /// One switch over all actions of all features.
  ///
  /// - Parameter now: Returns the timestamp of each activity.
  public static func appReducer(now: @escaping () -> Date) -> Reducer<AppState, AppAction> {
    { state, action in
      switch action {
      case .counter(.decrTapped):
        if state.count > .min { state.count -= 1 }

      case .counter(.incrTapped):
        if state.count < .max { state.count += 1 }

      case .counter(.countEntered(let count)):
        state.count = count

      case .primeModal(.saveFavoritePrimeTapped):
        guard isPrime(state.count), !state.favoritePrimes.contains(state.count) else { return }
        state.favoritePrimes.append(state.count)
        state.record(.addedFavoritePrime(state.count), at: now())

      case .primeModal(.removeFavoritePrimeTapped):
        guard let index = state.favoritePrimes.firstIndex(of: state.count) else { return }
        state.favoritePrimes.remove(at: index)
        state.record(.removedFavoritePrime(state.count), at: now())

      case .favoritePrimes(.deleteFavoritePrime(let offsets)):
        let deleted = offsets.intersection(IndexSet(state.favoritePrimes.indices))
        for offset in deleted {
          state.record(.removedFavoritePrime(state.favoritePrimes[offset]), at: now())
        }
        // From the end, so that a removal does not move the favorites still to be removed.
        for offset in deleted.reversed() { state.favoritePrimes.remove(at: offset) }

      case .login(.loginTapped(let user)):
        state.loggedInUser = user

      case .login(.logoutTapped):
        state.loggedInUser = nil
      }
    }
  }
}
