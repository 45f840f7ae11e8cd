// Prime Time's views: what a row of the activity feed shows.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime

/// What a row of the activity feed shows.
struct ActivityRow: Identifiable, Equatable {
  /// The place in the feed, counted from the oldest.
  let id: Int
  let time: Date
  let text: String
}

extension AppState {
  /// The feed, the newest first.
  var activityRows: [ActivityRow] {
    activityFeed.enumerated().reversed().map { id, activity in
      let text =
        switch activity.type {
        case .addedFavoritePrime(let prime): "Added \(prime)"
        case .removedFavoritePrime(let prime): "Removed \(prime)"
        }
      return ActivityRow(id: id, time: activity.timestamp, text: text)
    }
  }
}
