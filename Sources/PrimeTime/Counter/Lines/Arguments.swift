// The numbers that commands of the counter are given.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

func wholeNumber(_ text: String) throws(CommandFailure) -> Int {
  guard let number = Int(text) else {
    throw CommandFailure(
      """
      '\(text)' is not a count; a count is a whole number \
      from \(Int.min) to \(Int.max)
      """)
  }
  return number
}

/// The offsets written in `text`, all of which `primes` has.
func offsets(_ text: String, in primes: [Int]) throws(CommandFailure) -> IndexSet {
  let words = text.split(whereSeparator: \.isWhitespace)
  guard !words.isEmpty else { throw CommandFailure("delete needs offsets: delete I [J …]") }
  var offsets = IndexSet()
  for word in words {
    guard let offset = Int(word), primes.indices.contains(offset) else {
      let range = primes.isEmpty ? "there are no favorites" : "offsets are 0 to \(primes.count - 1)"
      throw CommandFailure("there is no favorite at offset '\(word)'; \(range)")
    }
    offsets.insert(offset)
  }
  return offsets
}
