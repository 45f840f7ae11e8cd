// Chat room: the rules for names.
// SPDX-License-Identifier: MIT

/// The maximum number of characters of a name. An emoji counts as one character, and so does a letter with its
/// accents.
public let nameLimit = 20

/// The reason why a name cannot be saved.
public enum NameProblem: Error, Equatable {
  /// It has no visible character.
  case blank
  case tooLong(count: Int)
  /// It could break a line or control a terminal.
  case unprintable
  /// It begins or ends with whitespace, so two names could look the same.
  case padded
  /// It is already the name, possibly with different code points.
  case unchanged
}

/// Returns the first reason why `name` cannot replace `current`, or `nil` if it can.
///
/// - Complexity: O(*n*), where *n* is the length of the name.
public func problem(with name: String, after current: String) -> NameProblem? {
  if name == current { return .unchanged }
  if name.unicodeScalars.allSatisfy(\.isInvisible) { return .blank }
  if name.unicodeScalars.contains(where: \.isUnprintable) { return .unprintable }
  if name.first?.isWhitespace == true || name.last?.isWhitespace == true { return .padded }
  return name.count > nameLimit ? .tooLong(count: name.count) : nil
}

extension NameProblem: CustomStringConvertible {
  /// The reason, as the end of a sentence about the name.
  public var description: String {
    switch self {
    case .blank: "has no visible character"
    case .tooLong(let count): "has \(count) characters; the maximum is \(nameLimit)"
    case .unprintable: "contains a control character"
    case .padded: "begins or ends with whitespace"
    case .unchanged: "is already the name"
    }
  }
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
