// Chat room: names that can be saved.

/// The maximum number of characters of a name. An emoji counts as one character, and so does a letter with its
/// accents.
public let nameLimit = 20

/// The reason why a name cannot be saved, as the end of a sentence about the name.
public enum NameProblem: String, Sendable, CustomStringConvertible {
  case blank = "has no visible character"
  case tooLong = "has more than 20 characters"
  /// It equals the current name; an `é` may consist of one or two code points.
  case unchanged = "is already the name"

  public var description: String { rawValue }
}

/// Returns the first reason why `name` cannot replace `current`, or `nil` if it can.
public func problem(with name: String, after current: String) -> NameProblem? {
  if name == current { return .unchanged }
  if name.allSatisfy(\.isWhitespace) { return .blank }
  return name.count > nameLimit ? .tooLong : nil
}
