// Line mode: what a command is answered, as text or as JSON.
// SPDX-License-Identifier: MIT

import Foundation

/// What became of a command.
struct Answer<State: Encodable>: Encodable {
  let command: String
  let ok: Bool
  let message: String
  let state: State
  /// How many effects run; left out by a program that has none.
  var effectsInFlight: Int? = nil

  /// The answer as one JSON object on one line, without control characters.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      fatalError("\(State.self) cannot be shown as JSON: it holds what JSON has no form for.")
    }
    return String(decoding: data, as: UTF8.self).escapingControls
  }
}

extension String {
  /// JSON with the control characters escaped that JSON allows in its strings.
  fileprivate var escapingControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { scalar in
      guard scalar.isControl else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
