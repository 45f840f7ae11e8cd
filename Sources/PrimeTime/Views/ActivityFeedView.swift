// Prime Time's views: the activity feed.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import SwiftUI

  /// Lists the changes to the favorite primes. It sends no actions.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ActivityFeedView: View {
    let store: ObservableStore<[ActivityRow], Never>

    var body: some View {
      List {
        ForEach(store.value) { row in
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
