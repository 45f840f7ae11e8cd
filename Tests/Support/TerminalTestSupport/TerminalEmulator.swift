// Terminal test support: a terminal as a value.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// A terminal as a value: feed it the output of a program, then inspect its screen.
///
/// It supports the sequences that Terminal UI and a shell's prompt use. Anything that it does not support, or that a
/// real terminal might do differently, is added to `complaints`.
public struct TerminalEmulator {
  public private(set) var size: Size
  /// The private modes that are set: 7 wraps lines, 25 shows the cursor, 1000 and 1006 report the mouse, 1049 takes
  /// the whole screen, and 2004 brackets pastes.
  public private(set) var modes = foundModes
  public private(set) var complaints: [String] = []

  private var cells: [[Glyph]]
  private var normalCells: [[Glyph]] = []
  private var cursor = (row: 0, column: 0)
  private var style = Style.plain
  private var unread: [UInt8] = []

  public init(size: Size) {
    self.size = size
    cells = Self.blank(size)
  }

  /// Whether it is in its original state.
  public var isAsFound: Bool { modes == Self.foundModes }
  public var isFullScreen: Bool { modes.contains(1049) }

  private static let foundModes: Set = [7, 25]

  /// The lines of the screen, without trailing blanks.
  public var text: String {
    cells.map { line in
      var text = String(line.filter { $0.columns > 0 }.map(\.character))
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }

  /// Whether the screen shows exactly this frame.
  public func shows(_ frame: Frame) -> Bool {
    frame.size == size
      && (0..<size.rows).allSatisfy { row in
        (0..<size.columns).allSatisfy { cells[row][$0] == Glyph(frame[row, $0]) }
      }
  }

  /// Changes the size, which garbles the contents, as may happen in a real terminal.
  public mutating func resize(to size: Size) {
    self.size = size
    cells = Self.blank(size, "#")
    normalCells = Self.blank(size)
    cursor = (0, 0)
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
    let cell = Glyph(character: character, style: style, columns: columnWidth(of: character))
    if cell.columns == 0 || cell.isControl {
      complaints.append("cannot show \(character.unicodeScalars.map(\.value))")
      return
    }
    if cursor.column + cell.columns > size.columns {
      guard modes.contains(7) else {
        return complaints.append("\(character) is beyond the right edge")
      }
      control(0x0D)
      control(0x0A)
    }
    var line = cells[cursor.row]
    for column in cursor.column..<(cursor.column + cell.columns) {
      // A wide character that loses one half disappears.
      if line[column].columns == 0 { line[column - 1] = .blank(style: line[column - 1].style) }
      if line[column].columns == 2 { line[column + 1] = .blank(style: line[column + 1].style) }
      line[column] = column == cursor.column ? cell : .rightHalf(style: style)
    }
    cells[cursor.row] = line
    cursor.column += cell.columns
  }

  private mutating func control(_ code: UInt8) {
    switch code {
    case 0x07: break
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x0D: cursor.column = 0
    case 0x0A where cursor.row + 1 < size.rows: cursor.row += 1
    case 0x0A: cells = Array(cells.dropFirst() + Self.blank(Size(columns: size.columns, rows: 1)))
    default: complaints.append("control code \(code)")
    }
  }

  private mutating func obey(_ sequence: String) {
    let numbers = sequence.dropFirst().dropLast().split(separator: ";").map { Int($0) ?? 0 }
    switch (sequence, sequence.last) {
    case ("[2J", _):
      cells = Self.blank(size)
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
      (normalCells, cells) = (cells, Self.blank(size))
    } else {
      (cells, cursor) = (normalCells, (0, 0))
    }
  }

  private mutating func setStyle(_ number: Int) {
    switch number {
    case 0: style = .plain
    case 1: style.bold = true
    case 2: style.dim = true
    case 4: style.underline = true
    case 7: style.reverse = true
    case 30...37: style.foreground = Style.Colour(rawValue: number - 30)
    case 90...97: style.foreground = Style.Colour(rawValue: number - 90 + 8)
    default: complaints.append("style \(number)")
    }
  }

  private static func blank(_ size: Size, _ character: Character = " ") -> [[Glyph]] {
    let cell = Glyph(character: character, style: .plain, columns: 1)
    return Array(repeating: Array(repeating: cell, count: size.columns), count: size.rows)
  }
}

/// One position of the screen.
private struct Glyph: Equatable {
  var character: Character
  var style: Style
  /// 0 for the right half of a wide character.
  var columns: Int

  static func blank(style: Style) -> Glyph { Glyph(character: " ", style: style, columns: 1) }
  static func rightHalf(style: Style) -> Glyph { Glyph(character: " ", style: style, columns: 0) }

  /// Whether a terminal would obey it rather than show it.
  var isControl: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(
      character.unicodeScalars.first!.properties.generalCategory)
  }
}

extension Glyph {
  init(_ cell: Cell) {
    self.init(character: cell.character, style: cell.style, columns: cell.columns)
  }
}
