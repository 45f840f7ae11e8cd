// The facts about the app, in words, and what changed between two states of it.

import ClassicRedux
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

  private var file: String {
    switch fileMessage {
    case .waiting: "being written or loaded"
    case .done(let message), .failed(let message): message
    case nil: "not used"
    }
  }

  /// The changes since another state: `count 17 → 13`, `favorites + 7`.
  func changes(since old: Self) -> [String] {
    // A full feed loses its first activity with each new one.
    let feed = app.activityFeed.difference(from: old.app.activityFeed)
    let activities = (feed.removals + feed.insertions).map { change in
      switch change {
      case .remove(_, let activity, _): "− \(activity.text)"
      case .insert(_, let activity, _): "+ \(activity.text)"
      }
    }
    return [
      change("count", old.app.count, app.count), change("nth prime", old.search, search),
      change("favorites", differences(from: old.app.favoritePrimes, to: app.favoritePrimes)),
      change("activity", activities), change("user", old.user, user),
      old.file == file ? nil : "file \(file)",
    ].compactMap { $0 }
  }
}

extension Stage8App.State {
  /// The changes since another state, except to the steps to undo.
  func changes(since old: Self) -> [String] {
    let facts = app.facts.filter { $0 != old.app.facts[id: $0.id] }.map {
      "fact about \($0.id): \($0.text)"
    }
    let lost = old.app.facts.filter { app.facts[id: $0.id] == nil }.map { "no fact about \($0.id)" }
    return app.history.present.changes(since: old.app.history.present) + facts + lost
      + [
        change("screens", differences(from: old.screens, to: screens)),
        old.app.primeSheet == app.primeSheet
          ? nil : app.primeSheet.map { "sheet for \($0)" } ?? "sheet closed",
      ].compactMap { $0 }
  }

  private var screens: [String] { routes.map { "\($0.screen)" } }
}

extension FavoriteRow {
  var text: String {
    switch fact {
    case .loading: "looking for it …"
    case .loaded(let text), .failed(let text): text
    case nil: "none"
    }
  }
}

private func change<Value: Equatable>(_ name: String, _ old: Value, _ new: Value) -> String? {
  old == new ? nil : "\(name) \(old) → \(new)"
}

private func change(_ name: String, _ differences: [String]) -> String? {
  differences.isEmpty ? nil : "\(name) \(differences.joined(separator: ", "))"
}

/// The elements that a list lost and gained: `["− 11", "+ 7919"]`.
func differences<Element: Hashable>(from old: [Element], to new: [Element]) -> [String] {
  // Most changes are at the end of a list.
  let start = zip(old, new).prefix(while: ==).count
  let (old, new) = (old[start...], new[start...])
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
