// Chat room: the rules for names.
// SPDX-License-Identifier: MIT

/// The maximum number of characters of a name. An emoji counts as one character, and so does a letter with its
/// accents.
public let nameLimit = 20

/// The reason why a name cannot be saved, as the end of a sentence about the name.
public enum NameProblem: String, Error, CustomStringConvertible {
  case blank = "has no visible character"
  case tooLong = "has more than 20 characters"
  /// It could break a line or control a terminal.
  case unprintable = "contains a control character"
  /// Two names could look the same.
  case padded = "begins or ends with whitespace"
  /// It is the name, possibly with different code points.
  case unchanged = "is already the name"

  public var description: String { rawValue }
}

/// Returns the first reason why `name` cannot replace `current`, or `nil` if it can.
///
/// - Complexity: O(*n*), where *n* is the length of the name.
public func problem(with name: String, after current: String) -> NameProblem? {
  if name == current { return .unchanged }
  if name.unicodeScalars.allSatisfy(\.isInvisible) { return .blank }
  if name.unicodeScalars.contains(where: \.isUnprintable) { return .unprintable }
  if name.first?.isWhitespace == true || name.last?.isWhitespace == true { return .padded }
  return name.count > nameLimit ? .tooLong : nil
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }

  // Not the whole category of format characters, because one of them joins emoji.
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
