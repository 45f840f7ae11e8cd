// The facts about the app, in words, and what changed between two states of it.

import Foundation
import PrimeTime

enum Fact: String, CaseIterable {
  case count
  case prime = "prime?"
  case nthPrime = "nth prime"
  case favorites, activity, user

  /// The fact in one line. Of a long list, only as much as fits in `room` columns, so that it takes no longer than a
  /// short one.
  func text(in state: Stage4App.State, room: Int = .max) -> String {
    let app = state.app
    switch self {
    case .count: return "\(app.count)"
    case .prime: return app.isFavorite ? "yes, favorite ★" : isPrime(app.count) ? "yes" : "no"
    case .nthPrime:
      return switch state.nthPrime {
      case .computing(let n, _): "looking for number \(n)"
      case .answered(let n, let prime): "number \(n) is \(prime)"
      case .failed(let n, _): "number \(n) not found"
      case nil: "not asked"
      }
    case .favorites:
      let primes = app.favoritePrimes.prefix(max(room, 1)).map(String.init).joined(separator: "  ")
      return primes.isEmpty ? "none yet" : primes
    case .activity:
      return app.activityFeed.last.map { "\(app.activityFeed.count), last \($0.text)" }
        ?? "none yet"
    case .user: return app.loggedInUser?.name ?? "nobody"
    }
  }

  fileprivate func change(from old: Stage4App.State, to new: Stage4App.State) -> String? {
    let changes: [String] =
      switch self {
      case .prime: []
      case .favorites: differences(from: old.app.favoritePrimes, to: new.app.favoritePrimes)
      case .activity where old.app.activityFeed == new.app.activityFeed: []
      case .activity:
        differences(from: old.app.activityFeed.map(\.text), to: new.app.activityFeed.map(\.text))
      case .count, .nthPrime, .user:
        text(in: old) == text(in: new) ? [] : ["\(text(in: old)) → \(text(in: new))"]
      }
    return changes.isEmpty ? nil : "\(rawValue) \(changes.joined(separator: ", "))"
  }
}

extension Stage4App.State {
  /// The changes since another state in one line: `count 17 → 13; favorites + 7`.
  func changes(since old: Stage4App.State) -> String {
    let changes = Fact.allCases.compactMap { $0.change(from: old, to: self) }
    return changes.isEmpty ? "nothing changed" : changes.joined(separator: "; ")
  }
}

extension AppState.Activity {
  var time: String { timestamp.formatted(.iso8601) }

  var text: String {
    switch type {
    case .addedFavoritePrime(let prime): "added \(prime)"
    case .removedFavoritePrime(let prime): "removed \(prime)"
    }
  }
}
