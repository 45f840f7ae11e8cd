// Exercises: the solution of number 1.
// SPDX-License-Identifier: MIT

import Foundation

enum Solution1 {
  static func favoritesReducer(primes: inout [Int], offsets: IndexSet) {
    // From the last to the first: a prime that is deleted moves only those behind it.
    for offset in offsets.reversed() {
      primes.remove(at: offset)
    }
  }
}
