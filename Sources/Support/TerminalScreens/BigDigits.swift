// Screens of text: numbers that are five lines high.
// SPDX-License-Identifier: MIT

/// A number in lines of blocks, as large as possible, or no lines if there is too little room.
public func bigDigits(_ number: Int, width: Int, height: Int) -> [String] {
  let text = String(number)
  // The columns and rows of a block. A block of two columns looks square.
  let sizes = [(6, 3), (4, 2), (2, 1), (1, 1)]
  let size = sizes.first { columns, rows in
    5 * rows <= height && text.count * 4 * columns - columns + 4 <= width
  }
  guard let (columns, rows) = size else { return [] }
  return (0..<(5 * rows)).map { row in
    text.map { character in
      let start = 4 * (Int(String(character)) ?? 10)
      return shapes[row / rows].dropFirst(start).prefix(3)
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
