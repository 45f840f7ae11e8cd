// Stage 3: a value as text, and how two values differ.

/// A value as the standard library's `dump` prints it, but with the members of sets and dictionaries
/// sorted by their text: equal ones may store them in different orders.
public nonisolated struct _PrintedValue {
  /// All lines: the value's own one, and those of its members below it.
  public let text: String
  private let label: String?
  private let line: String
  private let members: [_PrintedValue]

  public init(_ value: Any) { self.init(value, label: nil, indent: 0) }

  private init(_ value: Any, label: String?, indent: Int) {
    let mirror = Mirror(reflecting: value)
    // An object may contain itself, which `dump` knows.
    let isObject = type(of: value) is AnyObject.Type
    var line = ""
    dump(value, to: &line, name: label, indent: indent, maxDepth: isObject ? .max : 0)
    line.removeLast()
    var members: [_PrintedValue] = []
    if !isObject && !mirror.children.isEmpty {
      members = mirror.children.map { _PrintedValue($0.value, label: $0.label, indent: indent + 2) }
      let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
      if isUnordered { members.sort { $0.text < $1.text } }
      // `dump` marks what it leaves out by another triangle.
      line = String(repeating: " ", count: indent) + "▿" + line.dropFirst(indent + 1)
    }
    text = ([line] + members.map(\.text)).joined(separator: "\n")
    (self.label, self.line, self.members) = (label, line, members)
  }

  /// The lines of both, marked − where only this value has them and + where only `new` has them; `nil`
  /// if both are printed alike. − is a minus sign, because `dump` prints hyphens.
  public func changes(to new: _PrintedValue) -> String? {
    text == new.text ? nil : withoutFarLines(lines(changedTo: new)).joined(separator: "\n")
  }

  private func lines(mark: String) -> [MarkedLine] {
    text.split(separator: "\n").map { (mark, String($0)) }
  }

  private func lines(changedTo new: _PrintedValue) -> [MarkedLine] {
    if text == new.text { return lines(mark: " ") }
    if label != new.label || members.isEmpty || new.members.isEmpty {
      return lines(mark: "−") + new.lines(mark: "+")
    }
    var lines = line == new.line ? [(" ", line)] : [("−", line), ("+", new.line)]

    // One pass instead of the shortest difference, which takes seconds for thousands of changes.
    var (places, newPlaces) = (Places(of: members), Places(of: new.members))
    var (index, newIndex) = (0, 0)
    while index < members.count && newIndex < new.members.count {
      let (member, newMember) = (members[index], new.members[newIndex])
      let distance = newPlaces.distance(from: newIndex, to: member)
      let newDistance = places.distance(from: index, to: newMember)
      switch (distance, newDistance) {
      case (0, 0), (nil, nil):
        lines += member.lines(changedTo: newMember)
        (index, newIndex) = (index + 1, newIndex + 1)
      case (let distance?, _) where distance < newDistance ?? .max:
        lines += newMember.lines(mark: "+")
        newIndex += 1
      default:
        lines += member.lines(mark: "−")
        index += 1
      }
    }
    return lines + members[index...].flatMap { $0.lines(mark: "−") }
      + new.members[newIndex...].flatMap { $0.lines(mark: "+") }
  }

  /// Where each text stands among members that are read from the first to the last.
  private struct Places {
    private var places: [String: [Int]]

    init(of members: [_PrintedValue]) {
      places = Dictionary(grouping: members.indices.reversed(), by: { members[$0].text })
    }

    /// How far behind `index` the same text comes next; `nil` if it does not.
    mutating func distance(from index: Int, to member: _PrintedValue) -> Int? {
      let text = member.text
      while let place = places[text]?.last, place < index { places[text]?.removeLast() }
      return places[text]?.last.map { $0 - index }
    }
  }
}

private typealias MarkedLine = (mark: String, text: String)

/// Replaces the lines that are more than three lines away from any difference by their number.
private nonisolated func withoutFarLines(_ lines: [MarkedLine]) -> [String] {
  let changed = lines.indices.filter { lines[$0].mark != " " }
  var result: [String] = []
  var end = 0
  for index in changed + [lines.count + 3] {
    let far = end..<max(end, index - 3)
    // A single line takes no more room than the count would.
    if far.count > 1 {
      result.append("  … \(far.count) equal lines")
      end = far.upperBound
    }
    let near = end..<min(index + 4, lines.count)
    result += lines[near].map { "\($0.mark) \($0.text)" }
    end = near.upperBound
  }
  return result
}
