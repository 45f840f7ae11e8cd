// Prime Time in a terminal: the memory that states and actions take, and its limits.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// The bytes that a session may use for its past.
struct Limits: Equatable {
  /// The moments of the timeline.
  var moments = 88 << 20
  /// The states among them.
  var states = 20 << 20
  /// The forks.
  var forks = 16 << 20
  /// The states of undo and redo.
  var undo = 32 << 20
  /// The states on the way to the visited moment.
  var stops = 6 << 20

  static let usual = Limits()
}

/// Returns a reducer that keeps fewer steps of history if they are large: undo keeps a hundred states, each of
/// which takes 8 MB if there are a million favorites.
func bounded(_ reducer: @escaping AppReducer, limit: Int = Limits.usual.undo) -> AppReducer {
  { history, action, environment in
    let effect = reducer(&history, action, environment)
    history.shareFavorites()
    history.drop(beyond: limit)
    return effect
  }
}

extension History {
  /// The approximate size in bytes; storage that neighbours share counts once.
  var bytes: Int {
    var (sum, last) = (present.bytes(sharing: nil), present)
    for state in past.reversed() {
      sum += state.bytes(sharing: last)
      last = state
    }
    last = present
    for state in future.reversed() {
      sum += state.bytes(sharing: last)
      last = state
    }
    return sum
  }

  /// Loading the same file again creates an equal array; one of them is enough.
  fileprivate mutating func shareFavorites() {
    guard let last = past.last, last.favoritePrimes == present.favoritePrimes else { return }
    present.favoritePrimes = last.favoritePrimes
  }

  /// Drops the oldest steps, first of undo and then of redo, beyond a limit in bytes.
  fileprivate mutating func drop(beyond limit: Int) {
    // This is almost always enough, and takes no time.
    guard present.bytes(sharing: nil) * (past.count + future.count + 1) > limit else { return }
    var room = limit
    func newest(_ states: [AppState]) -> [AppState] {
      var (last, count) = (present, 0)
      for state in states.reversed() {
        room -= state.bytes(sharing: last)
        if room < 0 { break }
        (last, count) = (state, count + 1)
      }
      return count == states.count ? states : Array(states.suffix(count))
    }
    let (kept, keptFuture) = (newest(past), newest(future))
    if kept.count == past.count && keptFuture.count == future.count { return }
    self = History(present, past: kept, future: keptFuture)
  }
}

extension AppState {
  fileprivate func bytes(sharing other: AppState?) -> Int {
    // Equal arrays share their storage, so comparing them takes no time.
    let sharesFavorites = other?.favoritePrimes == favoritePrimes
    let sharesFeed = other?.activityFeed == activityFeed
    let user = loggedInUser.map { $0.name.bytes + $0.bio.bytes } ?? 0
    let message =
      switch fileMessage {
      case .done(let text), .failed(let text): text.bytes
      case nil: 0
      }
    return MemoryLayout<AppState>.stride + user + message
      + (sharesFavorites ? 0 : favoritePrimes.count * MemoryLayout<Int>.stride)
      + (sharesFeed ? 0 : activityFeed.count * MemoryLayout<Activity>.stride)
  }
}

extension Moment {
  /// The approximate size in bytes.
  var bytes: Int {
    let beyond =
      switch action {
      case .perform(.login(.loginTapped(let user))): user.name.bytes + user.bio.bytes
      case .perform(.favoritePrimes(.deleteFavoritePrime(let offsets))):
        320 + 32 * offsets.rangeView.count
      case .perform(.nthPrime(.failed(_, let message))): message.bytes
      case .perform(.favoritesFile(let action)): action.bytes
      default: 0
      }
    return MemoryLayout<Moment>.stride + beyond
  }
}

extension FavoritesFileAction {
  fileprivate var bytes: Int {
    switch self {
    case .writeTapped(let path), .loadTapped(let path), .written(let path, _): path.bytes
    case .loaded(let path, let primes): path.bytes + primes.count * MemoryLayout<Int>.stride
    case .failed(let message): message.bytes
    }
  }
}

extension String {
  /// The size of its storage, which is zero for up to 15 bytes of UTF-8.
  fileprivate var bytes: Int { utf8.count < 16 ? 0 : utf8.count + 48 }
}
