// Exercise 1, solved.
//
// Hint 1: Step through the loop by hand for the offsets 0 and 1. Which prime is deleted first, and
// what does the array look like afterwards?
// Hint 2: An offset says where a prime was when the user chose it. Deleting a prime moves all
// primes after it, and none before it.
// Hint 3: So a deletion never affects the offsets below it. In which order do all offsets stay
// valid?

import Foundation

func favoritesReducer(primes: inout [Int], offsets: IndexSet) {
  // From the last to the first, because deleting a prime moves only the primes after it.
  for offset in offsets.reversed() {
    primes.remove(at: offset)
  }
}
