// Learn: how our solution differs from the student's.
// SPDX-License-Identifier: MIT

import Foundation

/// The lines that differ between the student's solution and ours, without comments and blank lines. They begin with `-`
/// if they are only in the student's, and with `+` if they are only in ours.
func difference(from mine: String, to ours: String) -> [String] {
  let (mine, ours) = (code(of: mine), code(of: ours))
  let change = ours.difference(from: mine) { $0.allButBlanks == $1.allButBlanks }
  func offsets(_ changes: [CollectionDifference<String>.Change]) -> [Int] {
    changes.map {
      switch $0 {
      case .remove(let at, _, _), .insert(let at, _, _): at
      }
    }
  }
  let (removed, inserted) = (offsets(change.removals), offsets(change.insertions))
  var lines: [String] = []
  var (index, ourIndex) = (0, 0)
  while index < mine.count || ourIndex < ours.count {
    if removed.contains(index) {
      lines.append("- " + mine[index])
      index += 1
    } else if inserted.contains(ourIndex) {
      lines.append("+ " + ours[ourIndex])
      ourIndex += 1
    } else {
      if !lines.isEmpty, lines.last != "  …" { lines.append("  …") }
      (index, ourIndex) = (index + 1, ourIndex + 1)
    }
  }
  return lines.last == "  …" ? lines.dropLast() : lines
}

private func code(of text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map(String.init).filter {
    !$0.allButBlanks.isEmpty && !$0.allButBlanks.hasPrefix("//")
  }
}

extension String {
  fileprivate var allButBlanks: String { filter { !$0.isWhitespace } }
}
