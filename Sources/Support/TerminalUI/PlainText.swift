// Terminal UI: characters for terminals that know no others.
// SPDX-License-Identifier: MIT

extension Character {
  /// What a terminal shows in place of this character that has ASCII only, in as many columns.
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
