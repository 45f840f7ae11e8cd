// Learn: what our solution does differently.
// SPDX-License-Identifier: MIT

import Foundation

/// The lines that differ between the student's solution and ours, without comments and blank lines. They begin with `-`
/// if they are only in the student's, and with `+` if they are only in ours.
func difference(from mine: String, to ours: String) -> [String] {
  let (mine, ours) = (code(of: mine), code(of: ours))
  let changes = ours.difference(from: mine) { $0.allButBlanks == $1.allButBlanks }
  var removed: Set<Int> = []
  var inserted: [Int: String] = [:]
  for change in changes {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, let line, _): inserted[offset] = line
    }
  }
  var lines: [String] = []
  var position = 0
  var wasCommon = false
  func add(_ line: String) {
    if wasCommon, !lines.isEmpty { lines.append("  …") }
    wasCommon = false
    lines.append(line)
  }
  for index in 0...mine.count {
    if index < mine.count, removed.contains(index) {
      add("- " + mine[index])
      continue
    }
    while let line = inserted[position] {
      add("+ " + line)
      position += 1
    }
    position += 1
    wasCommon = true
  }
  return lines
}

private func code(of text: String) -> [String] {
  text.split(separator: "\n").map(String.init).filter {
    !$0.allButBlanks.isEmpty && !$0.allButBlanks.hasPrefix("//")
  }
}

extension String {
  fileprivate var allButBlanks: String { filter { !$0.isWhitespace } }
}
