// Exercise 1, a bug hunt: delete several favorite primes at once.

import Foundation

/// Deletes the primes at these offsets.
///
/// A user reports: "I selected the first two of my favorites, 2, 3, 5 and 7, and deleted them. Now I
/// have 3 and 7."
func favoritesReducer(primes: inout [Int], offsets: IndexSet) {
  for offset in offsets {
    primes.remove(at: offset)
  }
}
