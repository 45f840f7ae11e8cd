// Prime Time's views: the favorite primes.

#if canImport(SwiftUI)
  import ClassicRedux
  import Foundation
  import PrimeTime
  import SwiftUI

  /// Lists the favorite primes. A swipe deletes one.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FavoritesView: View {
    let store: ObservableStore<[Int], FavoritePrimeAction>

    var body: some View {
      List {
        ForEach(store.value, id: \.self) { prime in Text("\(prime)") }
          .onDelete { store.send(.deleteFavoritePrime($0)) }
      }
      .navigationTitle("Favorite primes")
    }
  }
#endif
