// Numbers: the errors.
// SPDX-License-Identifier: MIT

/// The reason why a request failed.
public enum NumbersError: Error, Equatable {
  /// The service answered with a status other than 200.
  case status(Int)
  /// The service answered with an empty text, or with invalid UTF-8.
  case notText
  /// There is no service at the address, or the connection broke.
  case unreachable
  case timedOut
}

extension NumbersError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .status(let status): "the numbers service answered with status \(status)"
    case .notText: "the numbers service did not answer with text"
    case .unreachable: "the numbers service cannot be reached"
    case .timedOut: "the numbers service took too long to answer"
    }
  }
}

extension NumbersError: Encodable {
  /// Encodes the text that a screen shows.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
