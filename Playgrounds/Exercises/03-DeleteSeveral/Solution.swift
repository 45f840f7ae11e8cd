// Exercise 3, solved.

import Foundation

func favoritesReducer(primes: inout [Int], offsets: IndexSet) {
  // From the last to the first, because deleting a prime moves only the primes after it.
  for offset in offsets.reversed() {
    primes.remove(at: offset)
  }
}
