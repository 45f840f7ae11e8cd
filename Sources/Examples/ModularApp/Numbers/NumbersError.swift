// Numbers: why there is no fact.
// SPDX-License-Identifier: MIT

/// Why a fact could not be had.
public enum NumbersError: Error, Equatable {
  /// The service answered with a status other than 200.
  case status(Int)
  /// The service answered with nothing, or with what is not UTF-8.
  case notText
  /// There is no service at the address, or the connection broke.
  case unreachable
  case timedOut
}

extension NumbersError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .status(let status): "the numbers service answered with status \(status)"
    case .notText: "the numbers service answered with what is no text"
    case .unreachable: "the numbers service cannot be reached"
    case .timedOut: "the numbers service took too long to answer"
    }
  }
}

extension NumbersError: Encodable {
  /// Encodes what a screen shows of it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
