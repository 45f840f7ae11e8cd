// Prime Time's views: the activity feed.

import Foundation
import PrimeTime

#if canImport(SwiftUI)
  import ClassicRedux
  import SwiftUI

  /// Lists the changes to the favorite primes. It sends no actions.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ActivityFeedView: View {
    let store: ObservableStore<[AppState.Activity], Never>

    var body: some View {
      List {
        ForEach(ActivityRow.rows(of: store.value)) { row in
          HStack {
            Text(row.text)
            Text(row.time, style: .time)
          }
        }
      }
      .navigationTitle("Activity feed")
    }
  }
#endif

/// The text of a row of the activity feed.
struct ActivityRow: Identifiable, Equatable {
  /// The position in the feed, counted from the oldest activity.
  let id: Int
  let time: Date
  let text: String

  /// The rows of the feed, newest first.
  static func rows(of activityFeed: [AppState.Activity]) -> [ActivityRow] {
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
