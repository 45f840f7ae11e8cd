// Line mode: any value as JSON, by reflection.

import Foundation

/// A value as JSON on one line, without control characters, not even those that JSON allows in strings.
///
///     json(state)  // {"count":7,"loggedInUser":null}
///
/// Structs become objects, with their properties in the order of their declaration, and collections become lists. A case
/// of an enum is its name, or an object with its name and what it holds. A value that describes itself is its description.
public func json(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch value {
  case let text as String: return text.quoted
  case let value as Bool: return "\(value)"
  case let number as any BinaryInteger: return "\(number)"
  case let number as Double: return number.isFinite ? "\(number)" : "null"
  case let date as Date: return date.formatted(.iso8601).quoted
  case _ where mirror.displayStyle == .optional:
    return mirror.children.first.map { json($0.value) } ?? "null"
  case let elements as any Collection:
    return "[\(elements.map { json($0) }.joined(separator: ","))]"
  case let value as any CustomStringConvertible: return value.description.quoted
  case _ where mirror.displayStyle == .enum && mirror.children.isEmpty: return "\(value)".quoted
  default:
    let members = mirror.children.map { "\(($0.label ?? "").quoted):\(json($0.value))" }
    return "{\(members.joined(separator: ","))}"
  }
}

/// A JSON object on one line, without control characters.
public func jsonLine(_ object: [String: Any]) -> String {
  let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else {
    fatalError("\(object) cannot be expressed in JSON.")
  }
  return String(decoding: data, as: UTF8.self).replacingControls(unicodeEscape)
}

extension String {
  /// The text with escaped control characters, so that the user's input cannot control the terminal.
  public var printable: String {
    replacingControls { "\\u{\(String($0, radix: 16, uppercase: true))}" }
  }

  fileprivate var quoted: String {
    // Scalar by scalar, because a combining mark would hide the quote or backslash before it.
    let escaped = unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
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
