// Stage 3: a value as text, and how two values differ.

/// A value as the standard library's `dump` prints it, but with the members of sets and dictionaries
/// sorted by their text: equal ones may store them in different orders. For the same reason, an optional is
/// printed as what it contains: its `dump` begins with a description. A class, because a struct of this size
/// would make a program larger.
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
    let value = content(of: value)
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
    appendFirstLine(mark, to: &lines)
    for member in members { member.append(mark, to: &lines) }
  }

  private func appendFirstLine(_ mark: String, to lines: inout [String]) {
    let indented = String(repeating: " ", count: indent) + line
    // "\r\n" is one character. Looking for it in all lines would take longer than all the rest.
    let hasSeveral = line.utf8.contains(UInt8(ascii: "\n"))
    let all = hasSeveral ? indented.split(whereSeparator: \.isNewline) : [indented[...]]
    for line in all { lines.append(mark + line) }
  }

  private func append(changesTo new: _PrintedValue, to lines: inout [String]) {
    if self == new { return append("  ", to: &lines) }
    if label != new.label || members.isEmpty || new.members.isEmpty {
      append("− ", to: &lines)
      return new.append("+ ", to: &lines)
    }
    appendFirstLine(line == new.line ? "  " : "− ", to: &lines)
    if line != new.line { new.appendFirstLine("+ ", to: &lines) }

    // One pass instead of the shortest difference, which takes seconds for thousands of changes.
    var (rest, newRest) = (Rest(members), Rest(new.members))
    while let member = rest.members.first, let newMember = newRest.members.first {
      let distance = newRest.distance(to: member)
      let newDistance = rest.distance(to: newMember)
      if distance == 0 || distance == .max && newDistance == .max {
        rest.removeFirst().append(changesTo: newRest.removeFirst(), to: &lines)
      } else if distance < newDistance {
        newRest.removeFirst().append("+ ", to: &lines)
      } else {
        rest.removeFirst().append("− ", to: &lines)
      }
    }
    for member in rest.members { member.append("− ", to: &lines) }
    for newMember in newRest.members { newMember.append("+ ", to: &lines) }
  }
}

/// The members on one side of a difference that are still to be printed.
private nonisolated struct Rest {
  var members: ArraySlice<_PrintedValue>
  /// Where each member stands, the first place last.
  var places: [_PrintedValue: [Int]]

  init(_ members: [_PrintedValue]) {
    self.members = members[...]
    places = Dictionary(grouping: members.indices.reversed(), by: { members[$0] })
  }

  /// How far behind the first member one like `member` comes; `.max` if none does.
  func distance(to member: _PrintedValue) -> Int {
    places[member]?.last.map { $0 - members.startIndex } ?? .max
  }

  mutating func removeFirst() -> _PrintedValue {
    places[members.first!]?.removeLast()
    return members.removeFirst()
  }
}

/// What an optional contains. One in an optional stays, so that it differs from `nil`.
private nonisolated func content(of value: Any) -> Any {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional, let content = mirror.children.first?.value else {
    return value
  }
  return Mirror(reflecting: content).displayStyle == .optional ? value : content
}

/// Replaces the lines that are more than three lines away from any difference by their number.
private nonisolated func withoutFarLines(_ lines: [String]) -> [String] {
  let changed = lines.filter { !$0.hasPrefix(" ") }
  let equal = lines.split(omittingEmptySubsequences: false) { !$0.hasPrefix(" ") }
  var result: [String] = []
  for (index, run) in equal.enumerated() {
    let (near, nearNext) = (index == 0 ? 0 : 3, index == changed.count ? 0 : 3)
    let far = run.count - near - nearNext
    // A single line takes no more room than the count would.
    if far > 1 {
      result += run.prefix(near) + ["  … \(far) equal lines"] + run.suffix(nearNext)
    } else {
      result += run
    }
    if index < changed.count { result.append(changed[index]) }
  }
  return result
}
