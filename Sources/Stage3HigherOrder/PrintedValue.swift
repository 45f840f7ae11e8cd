// Stage 3: a value as text, and how two values differ.

/// A value as the standard library's `dump` prints it, but with the members of sets and dictionaries
/// sorted by their text: equal ones may store them in different orders.
public nonisolated struct _PrintedValue {
  public private(set) var text = ""
  private let label: String?
  /// Its first line, and its members; empty if there are no members.
  private var parts: [_PrintedValue] = []

  public init(_ value: Any) {
    self.init(value, label: nil, indent: 0)
    // Before a number that stands alone, the hyphen of `dump` reads as its sign.
    if text.hasPrefix("- ") { text.removeFirst(2) }
  }

  private init(_ value: Any, label: String?, indent: Int) {
    self.label = label
    let mirror = Mirror(reflecting: value)
    // An object may contain itself, which `dump` knows.
    let isObject = type(of: value) is AnyObject.Type
    dump(value, to: &text, name: label, indent: indent, maxDepth: isObject ? .max : 0)
    text.removeLast()
    if isObject || mirror.children.isEmpty { return }

    var members = mirror.children.map {
      _PrintedValue($0.value, label: $0.label, indent: indent + 2)
    }
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    if isUnordered { members.sort { $0.text < $1.text } }
    // `dump` marks what it leaves out by another triangle.
    text = String(repeating: " ", count: indent) + "▿" + text.dropFirst(indent + 1)
    parts = [self] + members
    for member in members { text += "\n" + member.text }
  }

  /// The lines of both, marked − where only this value has them and + where only `new` has them; `nil`
  /// if both are printed alike. − is a minus sign, because `dump` prints hyphens.
  public func changes(to new: _PrintedValue) -> String? {
    if text == new.text { return nil }
    var lines: [String] = []
    append(changesTo: new, to: &lines)
    return withoutFarLines(lines).joined(separator: "\n")
  }

  private func append(_ mark: String, to lines: inout [String]) {
    for line in text.split(separator: "\n") { lines.append(mark + line) }
  }

  private func append(changesTo new: _PrintedValue, to lines: inout [String]) {
    if text == new.text { return append("  ", to: &lines) }
    if label != new.label || parts.isEmpty || new.parts.isEmpty {
      append("− ", to: &lines)
      return new.append("+ ", to: &lines)
    }

    // One pass instead of the shortest difference, which takes seconds for thousands of changes.
    var (rest, newRest) = (parts[...], new.parts[...])
    var (places, newPlaces) = (places, new.places)
    while let part = rest.first, let newPart = newRest.first {
      // How far behind the next part the same text comes on the other side.
      let distance = newPlaces[part.text]?.last.map { $0 - newRest.startIndex } ?? .max
      let newDistance = places[newPart.text]?.last.map { $0 - rest.startIndex } ?? .max
      let isPair = distance == newDistance && (distance == 0 || distance == .max)
      if isPair {
        part.append(changesTo: newPart, to: &lines)
      } else if distance < newDistance {
        newPart.append("+ ", to: &lines)
      } else {
        part.append("− ", to: &lines)
      }
      if isPair || distance < newDistance { newPlaces[newRest.removeFirst().text]?.removeLast() }
      if isPair || distance >= newDistance { places[rest.removeFirst().text]?.removeLast() }
    }
    for part in rest { part.append("− ", to: &lines) }
    for newPart in newRest { newPart.append("+ ", to: &lines) }
  }

  /// Where each text stands among the parts, the first place last.
  private var places: [String: [Int]] {
    Dictionary(grouping: parts.indices.reversed(), by: { parts[$0].text })
  }
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
