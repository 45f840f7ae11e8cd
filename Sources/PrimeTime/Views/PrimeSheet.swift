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

    var body: some View {
      let count = store.count
      VStack(spacing: 20) {
        Text(verdict(on: count))
        if store.favoritePrimes.value.contains(count) {
          Button("Remove from favorite primes") { store.send(.removeFavoritePrimeTapped) }
        } else if isPrime(count) {
          Button("Save to favorite primes") { store.send(.saveFavoritePrimeTapped) }
        }
        Button("Done") { dismiss() }  // on a Mac, nothing else closes the sheet
      }
      .padding()
    }
  }
#endif

/// The answer that the sheet shows.
func verdict(on count: Int) -> String { "\(count) is \(isPrime(count) ? "" : "not ")prime" }
