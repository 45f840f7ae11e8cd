// Stage 3: a value as text, and how two values differ.

/// A value as the standard library's `dump` prints it, but with the members of sets and dictionaries
/// sorted by their text: equal ones may store them in different orders. A class, because a struct of this
/// size would make a program larger.
public nonisolated final class _PrintedValue: Hashable {
  private let label: String?
  private let indent: Int
  /// Its first line. A description, or the `dump` of an object, may have more.
  private var line = ""
  private var members: [_PrintedValue] = []
  /// A hash of all lines, so that unequal values are told apart without looking at all their levels again.
  private var hash = 0

  public convenience init(_ value: Any) {
    self.init(value, label: nil, indent: 0)
    // Before a number that stands alone, the hyphen of `dump` reads as its sign.
    if line.hasPrefix("- ") { line.removeFirst(2) }
  }

  private init(_ value: Any, label: String?, indent: Int) {
    (self.label, self.indent) = (label, indent)
    // An object may contain itself, which `dump` knows.
    if type(of: value) is AnyObject.Type {
      dump(value, to: &line, name: label, indent: indent)
      line.removeFirst(indent)
    } else {
      dump(value, to: &line, name: label, maxDepth: 0)
      let mirror = Mirror(reflecting: value)
      members = mirror.children.map {
        _PrintedValue($0.value, label: $0.label, indent: indent + 2)
      }
      if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
        members = members.map { ($0.text, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
      }
      // `dump` marks what it leaves out by another triangle.
      if !members.isEmpty { line = "▿" + line.dropFirst() }
    }
    line.removeLast()
    hash = members.reduce(into: [line.hashValue]) { $0.append($1.hash) }.hashValue
  }

  /// The first line of a value, as one of its own.
  private init(firstLineOf value: _PrintedValue) {
    (label, indent, line) = (value.label, value.indent, value.line)
    hash = line.hashValue
  }

  public static func == (a: _PrintedValue, b: _PrintedValue) -> Bool {
    a.hash == b.hash && a.indent == b.indent && a.line == b.line && a.members == b.members
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// All lines.
  public var text: String {
    var lines: [String] = []
    append("", to: &lines)
    return lines.joined(separator: "\n")
  }

  /// The lines of both, marked − where only this value has them and + where only `new` has them; `nil`
  /// if both are printed alike. − is a minus sign, because `dump` prints hyphens.
  public func changes(to new: _PrintedValue) -> String? {
    if self == new { return nil }
    var lines: [String] = []
    append(changesTo: new, to: &lines)
    return withoutFarLines(lines).joined(separator: "\n")
  }

  private func append(_ mark: String, to lines: inout [String]) {
    let indented = String(repeating: " ", count: indent) + line
    // "\r\n" is one character. Looking for it in all lines would take longer than all the rest.
    let hasSeveral = line.utf8.contains(UInt8(ascii: "\n"))
    let all = hasSeveral ? indented.split(whereSeparator: \.isNewline) : [indented[...]]
    for line in all { lines.append(mark + line) }
    for member in members { member.append(mark, to: &lines) }
  }

  private var parts: [_PrintedValue] { [_PrintedValue(firstLineOf: self)] + members }

  private func append(changesTo new: _PrintedValue, to lines: inout [String]) {
    if self == new { return append("  ", to: &lines) }
    if label != new.label || members.isEmpty || new.members.isEmpty {
      append("− ", to: &lines)
      return new.append("+ ", to: &lines)
    }

    // One pass instead of the shortest difference, which takes seconds for thousands of changes.
    var (rest, newRest) = (parts[...], new.parts[...])
    var (places, newPlaces) = (places(of: rest), places(of: newRest))
    while let part = rest.first, let newPart = newRest.first {
      // How far behind the next part the same text comes on the other side.
      let distance = newPlaces[part]?.last.map { $0 - newRest.startIndex } ?? .max
      let newDistance = places[newPart]?.last.map { $0 - rest.startIndex } ?? .max
      let isPair = distance == newDistance && (distance == 0 || distance == .max)
      if isPair {
        part.append(changesTo: newPart, to: &lines)
      } else if distance < newDistance {
        newPart.append("+ ", to: &lines)
      } else {
        part.append("− ", to: &lines)
      }
      if isPair || distance < newDistance { newPlaces[newRest.removeFirst()]?.removeLast() }
      if isPair || distance >= newDistance { places[rest.removeFirst()]?.removeLast() }
    }
    for part in rest { part.append("− ", to: &lines) }
    for newPart in newRest { newPart.append("+ ", to: &lines) }
  }
}

/// Where each part stands among the others, the first place last.
private nonisolated func places(of parts: ArraySlice<_PrintedValue>) -> [_PrintedValue: [Int]] {
  Dictionary(grouping: parts.indices.reversed(), by: { parts[$0] })
}

/// Replaces the lines that are more than three lines away from any difference by their number.
private nonisolated func withoutFarLines(_ lines: [String]) -> [String] {
  var result: [String] = []
  var equal: [String] = []
  func appendEqual(before rest: Int) {
    let near = result.isEmpty ? 0 : 3
    let far = equal.count - near - rest
    // A single line takes no more room than the count would.
    if far > 1 { equal.replaceSubrange(near..<near + far, with: ["  … \(far) equal lines"]) }
    result += equal
    equal = []
  }
  for line in lines {
    if line.hasPrefix(" ") {
      equal.append(line)
    } else {
      appendEqual(before: 3)
      result.append(line)
    }
  }
  appendEqual(before: 0)
  return result
}
