// Learn: how our solution differs from the student's.

import Foundation

/// The lines that differ between the student's solution and ours, without comments and blank lines. They begin with `-`
/// if they are only in the student's, and with `+` if they are only in ours.
func difference(from mine: String, to ours: String) -> [String] {
  let change = code(of: ours).difference(from: code(of: mine)) {
    $0.allButBlanks == $1.allButBlanks
  }
  return change.removals.map { "- \($0.line)" } + change.insertions.map { "+ \($0.line)" }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String {
    switch self {
    case .remove(_, let line, _), .insert(_, let line, _): line
    }
  }
}

private func code(of text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map(String.init).filter {
    !$0.allButBlanks.isEmpty && !$0.allButBlanks.hasPrefix("//")
  }
}

extension String {
  fileprivate var allButBlanks: String { filter { !$0.isWhitespace } }
}
