// Prime Time's views: the activity feed.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import SwiftUI

  /// Lists what became of the favorite primes. Nothing can be done here, and so no action can be sent.
  ///
  /// It observes its store the older way; the other views do it by Observation.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ActivityFeedView: View {
    @ObservedObject private var store: StoreObject<[ActivityRow], Never>

    init(store: ScopedStore<[ActivityRow], Never>) {
      _store = ObservedObject(wrappedValue: StoreObject(store))
    }

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
