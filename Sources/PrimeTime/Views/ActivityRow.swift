// Prime Time's views: a row of the activity feed.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime

/// The text of a row of the activity feed.
struct ActivityRow: Identifiable, Equatable {
  /// The position in the feed, counted from the oldest activity.
  let id: Int
  let time: Date
  let text: String
}

extension AppState {
  /// The rows of the feed, newest first.
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
