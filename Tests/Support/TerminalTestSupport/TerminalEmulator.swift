// Terminal test support: a terminal as a value.

public import TerminalUI

/// A terminal as a value: feed it the output of a program, then inspect its screen.
///
/// It supports the sequences that Terminal UI and a shell's prompt use. Anything that it does not support, or that a
/// real terminal might do differently, is added to `complaints`.
public struct TerminalEmulator {
  /// The private modes that are set: 7 wraps lines, 25 shows the cursor, 1000 and 1006 report the mouse, 1049 takes
  /// the whole screen, and 2004 brackets pastes.
  public private(set) var modes = foundModes
  public private(set) var complaints: [String] = []

  private var screen: Grid
  private var normalScreen: Grid
  private var cursor = (row: 0, column: 0)
  private var style = Style.plain
  private var unread: [UInt8] = []

  public init(size: Size) { (screen, normalScreen) = (Grid(size: size), Grid(size: size)) }

  public var size: Size { screen.size }
  public var text: String { screen.text }
  public func shows(_ frame: Frame) -> Bool { screen.rows == frame.rows.map(\.cells) }

  public var lines: [String] { screen.lines }
  public var isAtTheStartOfALine: Bool { cursor.column == 0 }
  public var isAsFound: Bool { modes == Self.foundModes }
  public var isFullScreen: Bool { modes.contains(1049) }

  private static let foundModes: Set = [7, 25]

  /// Changes the size, which garbles the contents, as may happen in a real terminal.
  public mutating func resize(to size: Size) {
    (screen, normalScreen, cursor) = (Grid(size: size), Grid(size: size), (0, 0))
    let garbage = String(repeating: "#", count: size.columns)
    for row in 0..<size.rows { screen.put(garbage, row: row, column: 0) }
  }

  public mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  public mutating func feed(_ bytes: [UInt8]) {
    unread += bytes
    var rest = unread[...]
    while let first = rest.first {
      if first == 0x1B {
        guard let end = rest.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else { break }
        obey(String(decoding: rest[...end].dropFirst(), as: UTF8.self))
        rest = rest[(end + 1)...]
      } else if first < 0x20 || first == 0x7F {
        control(first)
        rest = rest.dropFirst()
      } else {
        let text = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
        guard let whole = String(validating: text, as: UTF8.self) else { break }
        for character in whole { show(character) }
        rest = rest[text.endIndex...]
      }
    }
    unread = Array(rest)
  }

  private mutating func show(_ character: Character) {
    let columns = columnWidth(of: character)
    let category = character.unicodeScalars.first!.properties.generalCategory
    // A terminal would obey these rather than show them.
    if columns == 0 || [.control, .lineSeparator, .paragraphSeparator].contains(category) {
      complaints.append("cannot show \(character.unicodeScalars.map(\.value))")
      return
    }
    if cursor.column + columns > size.columns {
      guard modes.contains(7) else {
        return complaints.append("\(character) is beyond the right edge")
      }
      control(0x0D)
      control(0x0A)
    }
    screen.put(String(character), row: cursor.row, column: cursor.column, style: style)
    cursor.column += columns
  }

  private mutating func control(_ code: UInt8) {
    switch code {
    case 0x07: break
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x0D: cursor.column = 0
    case 0x0A where cursor.row + 1 < size.rows: cursor.row += 1
    case 0x0A: scroll()
    default: complaints.append("control code \(code)")
    }
  }

  private mutating func scroll() {
    let before = screen
    screen = Grid(size: size)
    for row in 1..<size.rows {
      for column in 0..<size.columns where before.rows[row][column].columns > 0 {
        let cell = before.rows[row][column]
        screen.put(String(cell.character), row: row - 1, column: column, style: cell.style)
      }
    }
  }

  private mutating func obey(_ sequence: String) {
    let numbers = sequence.dropFirst().dropLast().split(separator: ";").map { Int($0) ?? 0 }
    switch (sequence, sequence.last) {
    case ("[2J", _): screen = Grid(size: size)
    case (_, "H") where numbers.count == 2:
      if !(1...size.rows ~= numbers[0] && 1...size.columns ~= numbers[1]) {
        complaints.append("cursor to \(numbers)")
      }
      cursor = (min(numbers[0], size.rows) - 1, min(numbers[1], size.columns) - 1)
    case (_, "m"):
      for number in numbers.isEmpty ? [0] : numbers { setStyle(number) }
    case (_, "h"), (_, "l"): setMode(sequence)
    default: complaints.append("sequence \(sequence)")
    }
  }

  private mutating func setMode(_ sequence: String) {
    guard let mode = Int(sequence.dropFirst(2).dropLast()),
      [7, 25, 1000, 1006, 1049, 2004].contains(mode)
    else { return complaints.append("sequence \(sequence)") }
    let isChange =
      sequence.last == "h" ? modes.insert(mode).inserted : modes.remove(mode) != nil
    guard mode == 1049, isChange else { return }
    if isFullScreen {
      (normalScreen, screen) = (screen, Grid(size: size))
    } else {
      (screen, cursor) = (normalScreen, (0, 0))
    }
  }

  private mutating func setStyle(_ number: Int) {
    switch number {
    case 0: style = .plain
    case 1: style.bold = true
    case 2: style.dim = true
    case 7: style.reverse = true
    case 30...37: style.foreground = Style.Color(rawValue: number - 30)
    default: complaints.append("style \(number)")
    }
  }
}

/// The cells of a screen, any of which can be overwritten.
private struct Grid {
  let size: Size
  private(set) var rows: [[Cell]]

  init(size: Size) {
    self.size = size
    rows = Frame(size: size).rows.map(\.cells)
  }

  var text: String { lines.joined(separator: "\n") }
  var lines: [String] { rows.map(TerminalTestSupport.text) }

  /// Writes text on one line. If it overwrites half of a wide character, the other half becomes a blank.
  mutating func put(_ text: String, row: Int, column: Int, style: Style = .plain) {
    var column = column
    for cell in Line(text, style).cells
    where rows.indices.contains(row) && rows[row].indices.contains(column) {
      if cell.columns > 0 {
        if rows[row][column].columns == 0 { blank(row, column - 1) }
        let last = column + cell.columns - 1
        if last < size.columns, rows[row][last].columns == 2 { blank(row, last + 1) }
      }
      rows[row][column] = cell
      column += 1
    }
  }

  private mutating func blank(_ row: Int, _ column: Int) {
    rows[row][column] = Line(" ", rows[row][column].style).cells[0]
  }
}
