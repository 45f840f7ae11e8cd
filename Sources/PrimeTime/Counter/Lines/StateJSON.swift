// The state of the app as JSON: on one line, or as the lines of a page.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import SessionPage

struct StateJSON: Encodable {
  let state: Stage4App.State

  private enum Key: CodingKey { case count, favoritePrimes, activityFeed, loggedInUser, nthPrime }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(state.app.count, forKey: .count)
    try container.encode(state.app.favoritePrimes, forKey: .favoritePrimes)
    try container.encode(state.app.activityFeed.map(Activity.init), forKey: .activityFeed)
    // Encoded even if there is none, as null.
    try container.encode(state.app.loggedInUser, forKey: .loggedInUser)
    try container.encode(state.nthPrime.map(NthPrime.init), forKey: .nthPrime)
  }

  private struct Activity: Encodable {
    var timestamp, type: String
    var prime: Int

    init(_ activity: AppState.Activity) {
      (timestamp, prime) = (activity.time, activity.prime)
      type = activity.text + "FavoritePrime"
    }
  }

  private struct NthPrime: Encodable {
    var n: Int
    var progress: Double?
    var prime: Int?
    var message: String?

    init(_ question: Stage4App.NthPrimeQuestion) {
      switch question {
      case .computing(let n, let progress): (self.n, self.progress) = (n, progress)
      case .answered(let n, let prime): (self.n, self.prime) = (n, prime)
      case .failed(let n, let message): (self.n, self.message) = (n, message)
      }
    }
  }
}

extension AppState.Activity {
  /// The timestamp in UTC, to the second: `2026-01-01T00:00:00Z`.
  var time: String { timestamp.formatted(.iso8601) }

  var text: String { change.text }
  var prime: Int { change.prime }

  private var change: (text: String, prime: Int) {
    switch type {
    case .addedFavoritePrime(let prime): ("added", prime)
    case .removedFavoritePrime(let prime): ("removed", prime)
    }
  }

  /// The activity as part of a line: `2026-01-01T00:00:00Z added 7`.
  var line: String { "\(time) \(text) \(prime)" }
}

/// Makes the lines of each state's JSON. It keeps the lines of the lists, because a feed of a thousand activities would
/// otherwise take most of the time.
struct StateLines {
  private var feed: (activities: [AppState.Activity], lines: [Int]) = ([], [])
  private var favorites: (primes: [Int], lines: [Int]) = ([], [])

  mutating func lines(of state: Stage4App.State, in page: inout SessionPage) -> [[Int]] {
    for change in state.app.activityFeed.difference(from: feed.activities) {
      switch change {
      case .remove(let offset, _, _): feed.lines.removeSubrange((5 * offset)..<(5 * offset + 5))
      case .insert(let offset, let activity, _):
        let lines = [
          "    {", #"      "prime" : \#(activity.prime)"#,
          #"      "timestamp" : "\#(activity.time)""#,
          #"      "type" : "\#(activity.text)FavoritePrime""#, "    }",
        ]
        feed.lines.insert(contentsOf: lines.map { page.line($0) }, at: 5 * offset)
      }
    }
    let primes = state.app.favoritePrimes
    if primes != favorites.primes {
      favorites = (primes, primes.map { page.line("    \($0)") })
    }
    feed.activities = state.app.activityFeed
    var rest = state
    (rest.app.activityFeed, rest.app.favoritePrimes) = ([], [])
    return page.lines(of: StateJSON(state: rest)).reduce(into: [[]]) { sections, line in
      sections[sections.count - 1].append(line)
      if line == page.line(#"  "activityFeed" : ["#) { sections += [feed.lines, []] }
      if line == page.line(#"  "favoritePrimes" : ["#) { sections += [favorites.lines, []] }
    }
  }
}
