// Exercise 8: an activity feed.

import Stage2Pullback

struct AppState: Equatable {
  var count = 0
  var favoritePrimes: [Int] = []
  var activityFeed: [Activity] = []

  enum Activity: Equatable {
    case addedFavoritePrime(Int)
    case removedFavoritePrime(Int)
  }
}

enum AppAction {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimeAction)
}

enum CounterAction { case incrTapped, decrTapped }
enum PrimeModalAction { case saveFavoritePrimeTapped, removeFavoritePrimeTapped }
enum FavoritePrimeAction { case deleteFavoritePrime(offsets: [Int]) }

// MARK: Your part. Everything above is given.

/// Returns a reducer that runs `reducer`, and appends an activity to the feed for each prime that was added to
/// the favorites or removed from them, in the order of the favorites.
///
/// The feed lists only real changes: saving a prime that is already a favorite adds no activity.
func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>
) -> Reducer<AppState, AppAction> {
  // Your code goes here.
  reducer
}
