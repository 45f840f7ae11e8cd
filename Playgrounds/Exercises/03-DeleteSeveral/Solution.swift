// Exercise 3, solved.
// SPDX-License-Identifier: MIT

import Foundation

func favoritesReducer(primes: inout [Int], offsets: IndexSet) {
  // From the last to the first: a prime that is deleted moves only those behind it.
  for offset in offsets.reversed() {
    primes.remove(at: offset)
  }
}
