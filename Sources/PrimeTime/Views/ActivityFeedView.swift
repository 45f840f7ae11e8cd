// Prime Time's views: the activity feed.

#if canImport(SwiftUI)
  import ClassicRedux
  import Foundation
  import PrimeTime
  import SwiftUI

  /// Lists the changes to the favorite primes, newest first. It sends no actions.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ActivityFeedView: View {
    let store: ObservableStore<[AppState.Activity], Never>

    var body: some View {
      List {
        ForEach(Array(store.value.enumerated()).reversed(), id: \.offset) { _, activity in
          HStack {
            switch activity.type {
            case .addedFavoritePrime(let prime): Text("Added \(prime)")
            case .removedFavoritePrime(let prime): Text("Removed \(prime)")
            }
            Text(activity.timestamp, style: .time)
          }
        }
      }
      .navigationTitle("Activity feed")
    }
  }
#endif
