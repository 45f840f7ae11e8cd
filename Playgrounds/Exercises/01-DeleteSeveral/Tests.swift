// Exercise 1: its tests.

import Foundation
import Stage1Store
import Testing

@Suite struct Exercise1 {
  @Test func onlyThePrimesAtTheOffsetsAreDeleted() throws {
    let primes = [7, 2, 11, 3, 5, 13, 17, 19]
    // All selections of some of the offsets.
    for bits in 0..<256 {
      let selection = primes.indices.filter { bits & (1 << $0) != 0 }
      let store = Store(value: primes, reducer: favoritesReducer)
      store.send(IndexSet(selection))
      let others = primes.indices.filter { !selection.contains($0) }.map { primes[$0] }
      try #require(
        store.value == others, "The primes \(primes) without those at the offsets \(selection).")
    }
  }
}
