// Line mode: any value as JSON, by reflection.
// SPDX-License-Identifier: MIT

import Foundation

/// A value as JSON.
///
///     JSON(reflecting: state).line  // {"count":7,"loggedInUser":null}
///
/// Structs become objects, with their properties in the order of their declaration, and collections become lists. A case
/// of an enum is its name, or an object with its name and what it holds. A value that describes itself is its description.
public indirect enum JSON: Equatable {
  case plain(String)
  case list([JSON])
  case object([Member])

  public struct Member: Equatable {
    public var name: String
    public var value: JSON
  }

  public init(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    switch value {
    case let json as JSON: self = json
    case let text as String: self = .plain(text.quoted)
    case let value as Bool: self = .plain("\(value)")
    case let number as any BinaryInteger: self = .plain("\(number)")
    case let number as Double: self = .plain(number.isFinite ? "\(number)" : "null")
    case let date as Date: self = .plain(date.formatted(.iso8601).quoted)
    case _ where mirror.displayStyle == .optional:
      self = mirror.children.first.map { JSON(reflecting: $0.value) } ?? .plain("null")
    case _ where mirror.displayStyle == .dictionary:
      let pairs = mirror.children.map { Array(Mirror(reflecting: $0.value).children) }
      self.init(pairs.map { ("\($0[0].value)", $0[1].value) }.sorted { $0.0 < $1.0 })
    case _ where mirror.displayStyle == .set:
      let elements = mirror.children.map { JSON(reflecting: $0.value) }
      self = .list(elements.sorted { ($0.line.count, $0.line) < ($1.line.count, $1.line) })
    case let elements as any Collection: self = .list(elements.map { JSON(reflecting: $0) })
    case let value as any CustomStringConvertible: self = .plain(value.description.quoted)
    case _ where mirror.displayStyle == .enum && mirror.children.isEmpty:
      self = .plain("\(value)".quoted)
    default: self.init(mirror.children.map { ($0.label ?? "", $0.value) })
    }
  }

  init(_ members: [(String, Any)]) {
    self = .object(members.map { Member(name: $0, value: JSON(reflecting: $1)) })
  }

  /// The JSON without blanks and control characters, not even those that JSON allows in strings.
  public var line: String {
    switch self {
    case .plain(let text): text
    case .list(let elements): "[\(elements.map(\.line).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.name.quoted):\($0.value.line)" }.joined(separator: ","))}"
    }
  }

  /// The JSON in lines for people. What fits into `width` characters takes one line.
  public func lines(width: Int) -> [String] {
    let parts: [(name: String, value: JSON)]
    switch self {
    case .plain(let text): return [text]
    case .list(let elements): parts = elements.map { ("", $0) }
    case .object(let members): parts = members.map { ("\($0.name.quoted): ", $0.value) }
    }
    let line = line
    if line.count <= width { return [line] }
    let inner = parts.enumerated().flatMap { index, part in
      var lines = part.value.lines(width: width - 2 - part.name.count)
      lines[0] = part.name + lines[0]
      if index < parts.count - 1 { lines[lines.count - 1] += "," }
      return lines.map { "  " + $0 }
    }
    return [String(line.first!)] + inner + [String(line.last!)]
  }
}

extension Encodable {
  /// The value on one line of JSON, without control characters.
  public var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      fatalError("\(Self.self) cannot be encoded as JSON.")
    }
    return String(decoding: data, as: UTF8.self).replacingControls(unicodeEscape)
  }
}

extension String {
  /// The text with escaped control characters, so that the user's input cannot control the terminal.
  public var printable: String {
    replacingControls { "\\u{\(String($0, radix: 16, uppercase: true))}" }
  }

  fileprivate var quoted: String {
    // Scalar by scalar, because a combining mark would hide the quote or backslash before it.
    let escaped = unicodeScalars.map { "\"\\".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }
      .joined()
    return "\"\(escaped.replacingControls(unicodeEscape))\""
  }

  fileprivate func replacingControls(_ escape: (UInt32) -> String) -> String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.isControl ? escape($0.value) : String($0) }.joined()
  }
}

private func unicodeEscape(_ code: UInt32) -> String {
  "\\u" + String(code + 0x10000, radix: 16).dropFirst()
}

extension Unicode.Scalar {
  /// Whether it might control a terminal, reverse the direction of the text, or be taken for the end of a line.
  var isControl: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
