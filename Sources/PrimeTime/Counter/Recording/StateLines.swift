// Prime Time in a terminal: the lines of a state's JSON in a page.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import SessionPage

/// Makes the lines of each state's JSON. Those of the lists are kept, because a feed of a thousand activities would
/// otherwise take most of the time.
struct StateLines {
  private struct Key: Hashable {
    let timestamp: Date
    let kind: String
    let prime: Int
  }

  private var known: [Key: ArraySlice<Int>] = [:]
  private var feed: (activities: [AppState.Activity], lines: [Int]) = ([], [])
  private var favorites: (primes: [Int], lines: [Int]) = ([], [])

  mutating func lines(of state: AppState, in page: inout SessionPage) -> [Int] {
    let (feedStart, primesStart) = (
      page.line(#"  "activityFeed" : ["#), page.line(#"  "favoritePrimes" : ["#)
    )
    var state = state
    if state.activityFeed != feed.activities {
      feed = (state.activityFeed, [])
      for activity in feed.activities { feed.lines += lines(of: activity, feedStart, in: &page) }
    }
    if state.favoritePrimes != favorites.primes {
      favorites = (state.favoritePrimes, state.favoritePrimes.map { page.line("    \($0)") })
    }
    (state.activityFeed, state.favoritePrimes) = ([], [])
    return page.lines(of: StateJSON(state: state)).flatMap { line in
      switch line {
      case feedStart: [line] + feed.lines
      case primesStart: [line] + favorites.lines
      default: [line]
      }
    }
  }

  private mutating func lines(
    of activity: AppState.Activity, _ start: Int, in page: inout SessionPage
  ) -> ArraySlice<Int> {
    let key = Key(timestamp: activity.timestamp, kind: activity.kind, prime: activity.prime)
    if let lines = known[key] { return lines }
    var state = AppState()
    state.activityFeed = [activity]
    let end = page.line("  ]")
    let lines = page.lines(of: StateJSON(state: state)).drop { $0 != start }.dropFirst()
      .prefix { $0 != end }
    known[key] = lines
    return lines
  }
}
