// Chat room: names that can be saved.

/// The maximum number of characters of a name. An emoji counts as one character, and so does a letter with its
/// accents.
public let nameLimit = 20

/// Returns the first reason why `name` cannot replace `current`, as the end of a sentence about the name, or `nil` if
/// it can.
public func problem(with name: String, after current: String) -> String? {
  // An `é` of one code point equals one of two.
  if name == current { return "is already the name" }
  if name.allSatisfy(\.isWhitespace) { return "has no visible character" }
  return name.count > nameLimit ? "has more than \(nameLimit) characters" : nil
}
