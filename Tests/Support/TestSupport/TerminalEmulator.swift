// Test support: a terminal as a value.

/// A terminal as a value: feed it the output of a program, then inspect its screen.
///
/// It supports the sequences that the counter and a shell's prompt use. Anything else, or what a real terminal might do
/// differently, is added to `complaints`.
public struct TerminalEmulator {
  /// The private modes that are set: 7 wraps lines, 25 shows the cursor, 1049 takes the whole screen.
  public private(set) var modes: Set = foundModes
  public private(set) var complaints: [String] = []
  private var (columns, rows): (Int, Int)
  private var cells: [[Character]]
  private var normal = (screen: [[Character]](), cursor: (row: 0, column: 0))
  private var cursor = (row: 0, column: 0)
  private var unread: [UInt8] = []

  private static let foundModes: Set = [7, 25]

  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines of the screen, without blanks at their ends.
  public var text: String {
    cells.map { String($0).replacing(/\ +$/, with: "") }.joined(separator: "\n")
  }
  public var isAsFound: Bool { modes == Self.foundModes }

  /// Changes the size, which garbles the contents, as may happen in a real terminal.
  mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows, cursor) = (columns, rows, (0, 0))
    cells = Array(repeating: Array(repeating: "#", count: columns), count: rows)
    normal = (cells, cursor)
  }

  mutating func feed(_ bytes: [UInt8]) {
    unread += bytes
    var rest = unread[...]
    while let first = rest.first {
      if first == 0x1B {
        let isEnd = { (byte: UInt8) in 0x40...0x7E ~= byte || byte == 0x1B }
        guard let end = rest.dropFirst(2).firstIndex(where: isEnd) else { break }
        // One that was cut off has no effect.
        let isWhole = rest[end] != 0x1B
        if isWhole { obey(String(decoding: rest[...end].dropFirst(), as: UTF8.self)) }
        rest = rest[(isWhole ? end + 1 : end)...]
      } else if first < 0x20 || first == 0x7F {
        control(first)
        rest = rest.dropFirst()
      } else {
        let text = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
        let mayContinue = text.endIndex == rest.endIndex
        if mayContinue, String(validating: text, as: UTF8.self) == nil { break }
        for character in String(decoding: text, as: UTF8.self) { show(character) }
        rest = rest[text.endIndex...]
      }
    }
    unread = Array(rest)
  }

  private mutating func show(_ character: Character) {
    if cursor.column >= columns {
      if !modes.contains(7) {
        return complaints.append("\(character) is beyond the right edge")
      }
      control(0x0D)
      control(0x0A)
    }
    cells[cursor.row][cursor.column] = character
    cursor.column += 1
  }

  private mutating func control(_ code: UInt8) {
    switch code {
    case 0x07: break
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x0D: cursor.column = 0
    case 0x0A where cursor.row + 1 < rows: cursor.row += 1
    case 0x0A:
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    default: complaints.append("control code \(code)")
    }
  }

  private mutating func obey(_ sequence: String) {
    let numbers = sequence.dropFirst().dropLast().split(separator: ";").map { Int($0) ?? 0 }
    switch (sequence, sequence.last) {
    case ("[2J", _): cells = Self(columns: columns, rows: rows).cells
    case (_, "H") where numbers.count == 2:
      if !(1...rows ~= numbers[0] && 1...columns ~= numbers[1]) {
        complaints.append("cursor to \(numbers)")
      }
      cursor = (min(numbers[0], rows) - 1, min(numbers[1], columns) - 1)
    case (_, "m"): break
    case ("[?7h", _), ("[?25h", _): modes.insert(Int(sequence.dropFirst(2).dropLast())!)
    case ("[?7l", _), ("[?25l", _): modes.remove(Int(sequence.dropFirst(2).dropLast())!)
    case ("[?1049h", _) where modes.insert(1049).inserted:
      normal = (cells, cursor)
      cells = Self(columns: columns, rows: rows).cells
    case ("[?1049l", _) where modes.remove(1049) != nil: (cells, cursor) = normal
    case ("[?1049h", _), ("[?1049l", _): break
    // A shell may bracket pastes.
    case ("[?2004h", _), ("[?2004l", _): break
    default: complaints.append("sequence \(sequence)")
    }
  }
}
