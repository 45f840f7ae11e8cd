// Exercise 3: its tests.
// SPDX-License-Identifier: MIT

import Foundation
import Stage1Store
import Testing

@Suite struct Exercise3 {
  @Test(
    arguments: [
      (offsets: [3], left: [2, 3, 5]), ([0, 1], [5, 7]), ([0, 2], [3, 7]), ([1, 2], [2, 7]),
    ])
  func onlyThePrimesAtTheOffsetsAreDeleted(offsets: [Int], left: [Int]) {
    let store = Store(value: [2, 3, 5, 7], reducer: favoritesReducer)
    store.send(IndexSet(offsets))
    #expect(store.value == left)
  }
}
