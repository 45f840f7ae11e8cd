// Prime Time's views: the sheet that shows whether the count is prime.

import PrimeTime

#if canImport(SwiftUI)
  import ClassicRedux
  import Foundation
  import SwiftUI

  /// Shows whether the count is prime, and lets the user save or remove it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct PrimeSheet: View {
    let store: ObservableStore<AppState, PrimeModalAction>
    @Environment(\.dismiss) private var dismiss

    private var state: PrimeSheetState {
      PrimeSheetState(count: store.count, favorites: store.favoritePrimes)
    }

    var body: some View {
      VStack(spacing: 20) {
        Text(state.verdict)
        if state.isFavorite {
          Button("Remove from favorite primes") { store.send(.removeFavoritePrimeTapped) }
        } else if state.isPrime {
          Button("Save to favorite primes") { store.send(.saveFavoritePrimeTapped) }
        }
        Button("Done") { dismiss() }  // on a Mac, nothing else closes the sheet
      }
      .padding()
    }
  }
#endif

/// The state that the sheet about the count shows.
struct PrimeSheetState: Equatable {
  var count: Int
  var favorites: [Int]

  var isFavorite: Bool { favorites.contains(count) }

  var isPrime: Bool { PrimeTime.isPrime(count) }

  var verdict: String { isPrime ? "\(count) is prime" : "\(count) is not prime" }
}
