// Terminal test support: frames and other texts as files.

public import Foundation
public import TerminalUI
public import Testing

/// Expects a text to equal a file.
///
/// With `REWRITE_FRAMES=1` in the environment, it rewrites the file instead. Read the difference before you
/// commit it.
public func expectGolden(
  _ text: String, in file: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["REWRITE_FRAMES"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  let (found, expected) = (text.components(separatedBy: "\n"), golden.components(separatedBy: "\n"))
  #expect(found == expected, "\(file.lastPathComponent):\n\(text)", sourceLocation: sourceLocation)
}

/// Expects the text of a frame to equal the file `NAME COLUMNSxROWS.txt`.
public func expectGolden(
  _ frame: Frame, _ name: String, in folder: URL,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = folder.appending(path: "\(name) \(frame.size.columns)x\(frame.size.rows).txt")
  try expectGolden(frame.text + "\n", in: file, sourceLocation: sourceLocation)
}

extension Frame {
  /// The text, with one line for each row, without trailing blanks.
  public var text: String { lines.joined(separator: "\n") }

  public var lines: [String] { rows.map { TerminalTestSupport.text(of: $0.cells) } }

  public subscript(row: Int, column: Int) -> Cell { rows[row].cells[column] }

  /// The position of a text, which the frame must show.
  public func position(of text: String) throws -> (row: Int, column: Int) {
    let row = try #require(lines.firstIndex { $0.contains(text) }, "\(text) is not shown")
    let start = try #require(lines[row].firstRange(of: text)).lowerBound
    return (row, columnWidth(of: String(lines[row][..<start])))
  }
}

/// The text of cells, without trailing blanks.
func text(of cells: [Cell]) -> String {
  var text = String(cells.filter { $0.columns > 0 }.map(\.character))
  while text.last == " " { text.removeLast() }
  return text
}

extension Frame {
  /// Writes text over a row, without halving wide characters.
  public mutating func put(_ text: String, row: Int, column: Int, style: Style = .plain) {
    var rows = rows
    func part(_ cells: some Sequence<Cell>) -> Line {
      cells.filter { $0.columns > 0 }
        .reduce(Line()) { $0 + Line(String($1.character), $1.style) }
    }
    let cells = rows[row].cells
    rows[row] =
      part(cells.prefix(column)) + Line(text, style)
      + part(cells.dropFirst(column + columnWidth(of: text)))
    self = Frame(size: size, lines: rows)
  }
}
