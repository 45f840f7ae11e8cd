// Prime Time's views: what the sheet about the count shows.
// SPDX-License-Identifier: MIT

import PrimeTime

/// What the sheet about the count shows.
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
