// Terminal UI: characters for terminals with ASCII only.
// SPDX-License-Identifier: MIT

extension Character {
  /// The ASCII text that replaces this character, with the same number of columns.
  var inASCII: String {
    if isASCII { return String(self) }
    return substitutes[self] ?? String(repeating: "?", count: columnWidth(of: self))
  }
}

private let substitutes: [Character: String] = [
  "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "╴": "-",
  "█": "#", "░": ".", "▏": "_", "●": "o", "○": "o", "◆": "*", "★": "*", "▶": ">", "▸": ">",
  "◀": "<",
  "↑": "^", "↓": "v", "←": "<", "→": ">", "…": "~", "–": "-", "−": "-", "·": ".", "‖": "=",
  "é": "e",
]
