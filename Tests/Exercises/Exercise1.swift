// Exercise 1: delete several favorite primes at once.
// SPDX-License-Identifier: MIT

import Foundation
import Stage1Store
import Testing

@Suite struct Exercise1 {
  /// Deletes the primes at the given offsets; but as the course wrote it, it deletes others.
  static func favoritesReducer(primes: inout [Int], offsets: IndexSet) {
    for offset in offsets {
      primes.remove(at: offset)
    }
  }

  let reducer = underTest(
    yours: Self.favoritesReducer, solution: Solution1.favoritesReducer)

  @Test(
    arguments: [
      (offsets: [3], left: [2, 3, 5]), ([0, 1], [5, 7]), ([0, 2], [3, 7]), ([1, 2], [2, 7]),
    ])
  func thePrimesAtTheOffsetsAreDeletedAndNoOthers(offsets: [Int], left: [Int]) {
    let store = Store(value: [2, 3, 5, 7], reducer: reducer)
    store.send(IndexSet(offsets))
    #expect(store.value == left)
  }
}

// Hint 1: Go through the loop by hand for the offsets 0 and 1. Which prime is deleted first, and
// what does the array look like then?

// Hint 2: An offset says where a prime was when the user chose it. Deleting one moves all that
// come after it, and none that come before.

// Hint 3: An `IndexSet` hands out its offsets in ascending order. Take them in the opposite one.
