// The facts about the app, in words, and what changed between two states of it.

import Foundation
import PrimeTime

extension Stage4App.State {
  /// The facts about the app. Of a long list, only as much as fits in `room` columns, so that it takes no longer than a
  /// short one.
  func facts(room: Int = .max) -> [(name: String, text: String)] {
    let primes = app.favoritePrimes.prefix(max(room, 1)).map(String.init).joined(separator: "  ")
    let activity = app.activityFeed.last.map { "\(app.activityFeed.count), last \($0.text)" }
    return [
      ("count", "\(app.count)"),
      ("prime?", app.isFavorite ? "yes, favorite ★" : isPrime(app.count) ? "yes" : "no"),
      ("nth prime", search),
      ("favorites", primes.isEmpty ? "none yet" : primes), ("activity", activity ?? "none yet"),
      ("user", user),
    ]
  }

  var search: String {
    switch nthPrime {
    case .computing(let n, _): "looking for number \(n)"
    case .answered(let n, let prime): "number \(n) is \(prime)"
    case .failed(let n, _): "number \(n) not found"
    case nil: "not asked"
    }
  }

  var user: String { app.loggedInUser?.name ?? "nobody" }

  /// The changes since another state: `count 17 → 13`, `favorites + 7`.
  func changes(since old: Self) -> [String] {
    func change(_ old: String, _ new: String) -> [String] { old == new ? [] : ["\(old) → \(new)"] }
    let (before, after) = (old.app, app)
    let activities =
      before.activityFeed == after.activityFeed
      ? [] : differences(from: before.activityFeed.map(\.text), to: after.activityFeed.map(\.text))
    return [
      ("count", change("\(before.count)", "\(after.count)")),
      ("nth prime", change(old.search, search)),
      ("favorites", differences(from: before.favoritePrimes, to: after.favoritePrimes)),
      ("activity", activities), ("user", change(old.user, user)),
    ].filter { !$1.isEmpty }.map { "\($0) \($1.joined(separator: ", "))" }
  }
}

/// The elements that a list lost and gained: `["− 11", "+ 7919"]`.
func differences<Element: Hashable>(from old: [Element], to new: [Element]) -> [String] {
  if old == new { return [] }
  var surplus = Dictionary(old.map { ($0, 1) }, uniquingKeysWith: +)
  let gained = new.filter {
    surplus[$0, default: 0] -= 1
    return surplus[$0]! < 0
  }
  let lost = old.filter {
    surplus[$0]! -= 1
    return surplus[$0]! >= 0
  }
  return lost.map { "− \($0)" } + gained.map { "+ \($0)" }
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
