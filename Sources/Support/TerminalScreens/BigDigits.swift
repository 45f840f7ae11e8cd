// Screens of text: numbers that are five lines high.
// SPDX-License-Identifier: MIT

/// A number in five lines of blocks, or no lines if there is too little room.
public func bigDigits(_ number: Int, width: Int, height: Int) -> [String] {
  let text = String(number)
  // A block of two columns looks square.
  let columns = [2, 1].first { text.count * 4 * $0 - $0 + 4 <= width }
  guard let columns, height >= 5 else { return [] }
  return (0..<5).map { row in
    text.map { character in
      let start = 4 * (Int(String(character)) ?? 10)
      return shapes[row].dropFirst(start).prefix(3)
        .map { String(repeating: $0 == "#" ? "█" : " ", count: columns) }.joined()
    }.joined(separator: String(repeating: " ", count: columns))
  }
}

private let shapes = [
  "###  #  ### ### # # ### ### ### ### ###    ",
  "# # ##    #   # # # #   #     # # # # #    ",
  "# #  #  ### ### ### ### ###   # ### ### ###",
  "# #  #  #     #   #   # # #   # # #   #    ",
  "### ### ### ###   # ### ###   # ### ###    ",
]
