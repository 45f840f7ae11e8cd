// Line mode: the answer to a command, as text or as JSON.
// SPDX-License-Identifier: MIT

import Foundation

/// The answer to a command.
struct Answer<State: Encodable>: Encodable {
  let command: String
  let ok: Bool
  let message: String
  let state: State
  /// The number of effects in flight, or `nil` for a program without effects.
  var effectsInFlight: Int? = nil
}

extension Encodable {
  /// The value as JSON on one line, without control characters.
  public var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      fatalError("\(Self.self) cannot be encoded as JSON.")
    }
    return String(decoding: data, as: UTF8.self).escapingControls
  }
}

extension String {
  /// The JSON with all control characters escaped, including those that JSON allows in strings.
  fileprivate var escapingControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { scalar in
      guard scalar.isControl else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
