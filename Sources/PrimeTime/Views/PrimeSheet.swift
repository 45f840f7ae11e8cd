// Prime Time's views: the sheet that shows whether a number is prime.

#if canImport(SwiftUI)
  import ClassicRedux
  import Foundation
  import PrimeTime
  import SwiftUI

  /// Shows whether the number that the sheet was opened for is prime, and lets the user save or remove it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct PrimeSheet: View {
    /// Made when the sheet opens. It keeps the last value while the sheet closes.
    @State private var store: ObservableStore<ShownNumber, PrimeSheetAction>

    init(store: ScopedStore<ShownNumber, PrimeSheetAction>) { self.store = ObservableStore(store) }

    var body: some View {
      let isPrime = isPrime(store.id)
      VStack(spacing: 20) {
        Text(isPrime ? "\(store.id) is prime" : "\(store.id) is not prime")
        if store.isFavorite {
          Button("Remove from favorite primes") {
            store.send(.primeModal(.removeFavoritePrimeTapped))
          }
        } else if isPrime {
          Button("Save to favorite primes") { store.send(.primeModal(.saveFavoritePrimeTapped)) }
        }
        Button("Done") { store.send(.doneTapped) }  // on a Mac, nothing else closes the sheet
      }
      .padding()
    }
  }
#endif
