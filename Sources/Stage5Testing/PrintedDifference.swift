// Stage 5: how two values differ, as text.

/// The lines of both values as `dumped` prints them, marked − where only `expected` has them and + where
/// only `actual` has; `nil` if both are printed alike. − is a minus sign, because `dump` prints hyphens.
nonisolated func difference<Value>(expected: Value, actual: Value) -> String? {
  let old = dumped(expected).split(separator: "\n", omittingEmptySubsequences: false)
  let new = dumped(actual).split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old)
  if changes.isEmpty { return nil }
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for case .remove(let offset, _, _) in changes { removed.insert(offset) }
  for case .insert(let offset, _, _) in changes { inserted.insert(offset) }

  var lines: [(mark: String, text: Substring)] = []
  var rest = new[...]
  for (index, line) in old.enumerated() {
    if removed.contains(index) {
      lines.append(("−", line))
    } else {
      while inserted.contains(rest.startIndex) { lines.append(("+", rest.removeFirst())) }
      lines.append((" ", rest.removeFirst()))
    }
  }
  lines += rest.map { ("+", $0) }
  return withoutFarLines(lines).joined(separator: "\n")
}

/// Replaces the lines that are more than three lines away from any difference by their number.
private nonisolated func withoutFarLines(_ lines: [(mark: String, text: Substring)]) -> [String] {
  var isNear = Array(repeating: false, count: lines.count)
  for index in lines.indices where lines[index].mark != " " {
    for near in max(0, index - 3)...min(lines.count - 1, index + 3) { isNear[near] = true }
  }
  var result: [String] = []
  var index = 0
  while index < lines.count {
    let end = lines.indices[index...].first { isNear[$0] } ?? lines.count
    // A single line takes no more room than the count would.
    if end - index > 1 {
      result.append("  … \(end - index) equal lines")
      index = end
    } else {
      result.append("\(lines[index].mark) \(lines[index].text)")
      index += 1
    }
  }
  return result
}

/// The difference, or the value itself if both are printed alike.
nonisolated func printedDifference<Value>(expected: Value, actual: Value) -> String {
  difference(expected: expected, actual: actual) ?? printedAlike(actual)
}

nonisolated func printedAlike<Value>(_ value: Value) -> String {
  "Both are printed alike:\n\n\(dumped(value))"
}

/// Whether each part of `value` is as `a` or as `b` has it.
nonisolated func isMade(of a: Any, _ b: Any, _ value: Any) -> Bool {
  func equals<Part: Equatable>(_ value: Part) -> Bool { value == a as? Part || value == b as? Part }
  if let value = value as? any Equatable, equals(value) { return true }
  let mirrors = [value, a, b].map { Mirror(reflecting: $0) }
  // The elements of sets and dictionaries have no order, and the properties of objects are shared.
  guard let style = mirrors[0].displayStyle, ![.class, .dictionary, .set].contains(style) else {
    return false
  }
  let parts = mirrors.map { Array($0.children) }
  return !parts[0].isEmpty
    && parts.allSatisfy { $0.map(\.label) == parts[0].map(\.label) }
    && parts[0].indices.allSatisfy {
      isMade(of: parts[1][$0].value, parts[2][$0].value, parts[0][$0].value)
    }
}

/// The value as the standard library's `dump` prints it, but with the members of sets and dictionaries
/// sorted by their text: equal ones may store them in different orders.
private nonisolated func dumped(_ value: Any, name: String? = nil, indent: Int = 0) -> String {
  let mirror = Mirror(reflecting: value)
  // An object may contain itself, which `dump` knows.
  let isObject = type(of: value) is AnyObject.Type
  var text = ""
  dump(value, to: &text, name: name, indent: indent, maxDepth: isObject ? .max : 0)
  text.removeLast()
  if isObject || mirror.children.isEmpty { return text }
  var children = mirror.children.map { dumped($0.value, name: $0.label, indent: indent + 2) }
  if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { children.sort() }
  // `dump` marks what it leaves out by another triangle.
  let head = String(repeating: " ", count: indent) + "▿" + text.dropFirst(indent + 1)
  return ([head] + children).joined(separator: "\n")
}
