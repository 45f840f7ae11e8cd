// Reads the arguments of the counter's commands.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import PrimeTime

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

/// Returns the offsets in `text`, all of which must exist in `primes`.
func offsets(_ text: String, in primes: [Int]) throws(CommandFailure) -> IndexSet {
  let words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init)
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

/// Returns the user whose name is in `text`, with the id and the bio if they are given.
func user(_ text: String) throws(CommandFailure) -> AppState.User {
  guard text.printable == text else {
    throw CommandFailure("a name cannot contain control characters")
  }
  var (name, bio, id) = (text[...], "", 1)
  if let range = name.firstRange(of: " --bio ") {
    bio = name[range.upperBound...].trimmingCharacters(in: .whitespaces)
    name = name[..<range.lowerBound]
  }
  if let range = name.firstRange(of: " --id ") {
    let number = name[range.upperBound...].trimmingCharacters(in: .whitespaces)
    guard let given = Int(number) else { throw CommandFailure("'\(number)' is not an id") }
    (id, name) = (given, name[..<range.lowerBound])
  }
  let trimmed = name.trimmingCharacters(in: .whitespaces)
  guard !trimmed.isEmpty, !trimmed.hasPrefix("--") else {
    throw CommandFailure("login needs a name: login NAME")
  }
  return AppState.User(id: id, name: trimmed, bio: bio)
}

extension AppState.User {
  /// The user in one line: `Blob, id 7: likes 7`.
  var line: String { "\(name), id \(id)" + (bio.isEmpty ? "" : ": \(bio)") }
}
