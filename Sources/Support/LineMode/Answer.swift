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
  /// The value as JSON on one line, without control characters, not even those that JSON allows in strings.
  public var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      fatalError("\(Self.self) cannot be encoded as JSON.")
    }
    return String(decoding: data, as: UTF8.self).replacingControls {
      "\\u" + String($0 + 0x10000, radix: 16).dropFirst()
    }
  }
}

extension String {
  /// The text with escaped control characters, so that the user's input cannot control the terminal.
  public var printable: String {
    replacingControls { "\\u{\(String($0, radix: 16, uppercase: true))}" }
  }

  fileprivate func replacingControls(_ escape: (UInt32) -> String) -> String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.isControl ? escape($0.value) : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it might control a terminal, reverse the direction of the text, or be taken for the end of a line.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
