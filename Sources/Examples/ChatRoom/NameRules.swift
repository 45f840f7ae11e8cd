// Chat room: which names can be saved.
// SPDX-License-Identifier: MIT

/// How many characters a name has at the most, as a reader counts them: an emoji is one, and so is a
/// letter with its accents.
public let nameLimit = 20

/// Why a name cannot be saved.
public enum NameProblem: Error, Equatable {
  /// There is nothing to be seen of it.
  case blank
  case tooLong(count: Int)
  /// It would break a line, or steer a terminal.
  case unprintable
  /// It begins or ends with whitespace, so that two names would look the same.
  case padded
  /// It is the name already, be it spelled by other code points.
  case unchanged
}

/// The first problem with `name` as the one to come after `current`, or `nil` if it can be saved.
///
/// - Complexity: O(*n*), *n* being the length of the name.
public func problem(with name: String, after current: String) -> NameProblem? {
  if name == current { return .unchanged }
  if name.unicodeScalars.allSatisfy(\.isInvisible) { return .blank }
  if name.unicodeScalars.contains(where: \.isUnprintable) { return .unprintable }
  if name.first?.isWhitespace == true || name.last?.isWhitespace == true { return .padded }
  return name.count > nameLimit ? .tooLong(count: name.count) : nil
}

extension NameProblem: CustomStringConvertible {
  /// What is wrong, as the end of a sentence about the name.
  public var description: String {
    switch self {
    case .blank: "has no character that can be seen"
    case .tooLong(let count): "has \(count) characters; \(nameLimit) are the most"
    case .unprintable: "holds a control character"
    case .padded: "begins or ends with whitespace"
    case .unchanged: "is the name already"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }

  // Not the whole category of formats: emoji are joined by one of them.
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
