// Numbers that are five lines high.
// SPDX-License-Identifier: MIT

/// A number in five lines of blocks.
func bigDigits(_ number: Int) -> [String] {
  let text = String(number)
  return (0..<5).map { row in
    text.map { character in
      let shape = shapes[character] ?? []
      return shape.isEmpty ? "" : shape[row].map { $0 == "#" ? "█" : " " }.joined()
    }.joined(separator: " ")
  }
}

private let shapes: [Character: [String]] = [
  "-": ["   ", "   ", "###", "   ", "   "],
  "0": ["###", "# #", "# #", "# #", "###"],
  "1": [" # ", "## ", " # ", " # ", "###"],
  "2": ["###", "  #", "###", "#  ", "###"],
  "3": ["###", "  #", "###", "  #", "###"],
  "4": ["# #", "# #", "###", "  #", "  #"],
  "5": ["###", "#  ", "###", "  #", "###"],
  "6": ["###", "#  ", "###", "# #", "###"],
  "7": ["###", "  #", "  #", "  #", "  #"],
  "8": ["###", "# #", "###", "# #", "###"],
  "9": ["###", "# #", "###", "  #", "###"],
]
