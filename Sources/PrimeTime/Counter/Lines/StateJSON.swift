// The state of the app as text and as JSON.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime

/// The state in an answer of `--json`.
struct StateJSON: Encodable {
  let state: AppState

  private enum Key: String, CodingKey {
    case count, favoritePrimes, activityFeed, loggedInUser, nthPrime
    case timestamp, type, prime
    case id, name, bio
    case n, progress, message
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(state.count, forKey: .count)
    try container.encode(state.favoritePrimes, forKey: .favoritePrimes)
    var feed = container.nestedUnkeyedContainer(forKey: .activityFeed)
    for activity in state.activityFeed {
      var entry = feed.nestedContainer(keyedBy: Key.self)
      try entry.encode(activity.time, forKey: .timestamp)
      try entry.encode(activity.kind, forKey: .type)
      try entry.encode(activity.prime, forKey: .prime)
    }
    try encodeUser(into: &container)
    try encodeNthPrime(into: &container)
  }

  private func encodeUser(into container: inout KeyedEncodingContainer<Key>) throws {
    guard let user = state.loggedInUser else {
      return try container.encodeNil(forKey: .loggedInUser)
    }
    var entry = container.nestedContainer(keyedBy: Key.self, forKey: .loggedInUser)
    try entry.encode(user.id, forKey: .id)
    try entry.encode(user.name, forKey: .name)
    try entry.encode(user.bio, forKey: .bio)
  }

  private func encodeNthPrime(into container: inout KeyedEncodingContainer<Key>) throws {
    guard let question = state.nthPrime else {
      return try container.encodeNil(forKey: .nthPrime)
    }
    var entry = container.nestedContainer(keyedBy: Key.self, forKey: .nthPrime)
    switch question {
    case .computing(let n, let progress):
      try entry.encode(n, forKey: .n)
      try entry.encode(progress, forKey: .progress)
    case .answered(let n, let prime):
      try entry.encode(n, forKey: .n)
      try entry.encode(prime, forKey: .prime)
    case .failed(let n, let message):
      try entry.encode(n, forKey: .n)
      try entry.encode(message, forKey: .message)
    }
  }
}

extension AppState.Activity {
  /// The time stamp in UTC, to the second: `2026-01-01T00:00:00Z`.
  var time: String { timestamp.formatted(.iso8601) }

  var prime: Int {
    switch type {
    case .addedFavoritePrime(let prime), .removedFavoritePrime(let prime): prime
    }
  }

  var kind: String {
    switch type {
    case .addedFavoritePrime: "addedFavoritePrime"
    case .removedFavoritePrime: "removedFavoritePrime"
    }
  }

  /// The activity as part of a line: `2026-01-01T00:00:00Z added 7`.
  var line: String {
    switch type {
    case .addedFavoritePrime: "\(time) added \(prime)"
    case .removedFavoritePrime: "\(time) removed \(prime)"
    }
  }
}
