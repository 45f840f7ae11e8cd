// Prime Time's views: the state of the sheet about the count.
// SPDX-License-Identifier: MIT

import PrimeTime

/// The state that the sheet about the count shows.
struct PrimeSheetState: Equatable {
  var count: Int
  var isFavorite: Bool

  var isPrime: Bool { PrimeTime.isPrime(count) }

  var verdict: String { isPrime ? "\(count) is prime" : "\(count) is not prime" }
}

extension AppState {
  var primeSheet: PrimeSheetState {
    PrimeSheetState(count: count, isFavorite: favoritePrimes.contains(count))
  }
}
