// Prime Time in a terminal: what states and actions take in memory, and how much of it they may.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// How many bytes a session may keep of what is over.
struct Limits: Equatable {
  /// The moments of the timeline.
  var moments = 88 << 20
  /// The states among them.
  var states = 20 << 20
  /// The branches that were left.
  var forks = 16 << 20
  /// The states that undo and redo lead to.
  var undo = 32 << 20
  /// The states on the way to a moment that is visited.
  var stops = 6 << 20

  static let usual = Limits()
}

/// The given reducer with a history of fewer steps where a step takes much: undo keeps a hundred states,
/// and a million favorites are 8 MB in each of them.
func bounded(_ reducer: @escaping AppReducer, limit: Int = Limits.usual.undo) -> AppReducer {
  { history, action, environment in
    let effect = reducer(&history, action, environment)
    history.shareFavorites()
    history.drop(beyond: limit)
    return effect
  }
}

extension History {
  /// About how many bytes it takes; what neighbours share counts once.
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

  /// Loading the same file again brings an equal array, of which one is enough.
  fileprivate mutating func shareFavorites() {
    guard let last = past.last, last.favoritePrimes == present.favoritePrimes else { return }
    present.favoritePrimes = last.favoritePrimes
  }

  /// Forgets the oldest steps, of undo and then of redo, that take more than so many bytes.
  fileprivate mutating func drop(beyond limit: Int) {
    // Nearly always this is enough, and it takes no time.
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
    // Equal arrays are the same one: which is why comparing them takes no time.
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
  /// About how many bytes it takes.
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
  /// What it takes beyond itself: up to 15 bytes of UTF-8 it takes nothing.
  fileprivate var bytes: Int { utf8.count < 16 ? 0 : utf8.count + 48 }
}
