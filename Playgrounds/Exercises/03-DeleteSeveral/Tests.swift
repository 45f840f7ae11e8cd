// Exercise 3: its tests.
// SPDX-License-Identifier: MIT

import Foundation
import Stage1Store
import Testing

@Suite struct Exercise3 {
  static let favorites = [7, 2, 11, 3, 5, 13, 17]

  /// All selections of some of the first four offsets.
  static let selections = (0..<16).map { bits in (0..<4).filter { bits & (1 << $0) != 0 } }

  @Test(arguments: selections)
  func onlyThePrimesAtTheOffsetsAreDeleted(selection: [Int]) {
    let store = Store(value: Self.favorites, reducer: favoritesReducer)
    store.send(IndexSet(selection))
    let others = Self.favorites.indices.filter { !selection.contains($0) }
    #expect(
      store.value == others.map { Self.favorites[$0] },
      "The primes \(Self.favorites) without those at the offsets \(selection).")
  }
}
