// A frame: what the screen shows, as a value, and the bytes that make a terminal show it.

struct Size: Equatable, Sendable {
  var columns: Int
  var rows: Int
}

/// The styles, by their numbers in ECMA-48. A color comes last, so that it can be left out.
///
/// What has to be read has the terminal's own color. Bright magenta and bright red are the only ones of the sixteen that
/// stand out from black and from white on the usual terminals.
enum Style: String, CaseIterable {
  case plain = "0"
  case bold = "0;1"
  case dim = "0;2"
  case selected = "0;1;7"
  case accent = "0;95"
  case alarm = "0;91"
}

/// A line of text in several styles. Each character takes one column.
struct Line: Equatable {
  struct Run: Equatable {
    let text: String
    let style: Style
    /// The number of its characters, kept because counting them is slow.
    let width: Int
  }

  private(set) var runs: [Run] = []
  private(set) var width = 0

  init(_ text: String = "", _ style: Style = .plain) {
    if text.isEmpty { return }
    width = text.count
    runs = [Run(text: text, style: style, width: width)]
  }

  static func + (a: Line, b: Line) -> Line {
    var line = a
    line.runs += b.runs
    line.width += b.width
    return line
  }

  /// The line with exactly that many columns: with blanks after it, or with `…` in place of its end.
  func fitted(to columns: Int) -> Line {
    if width == columns { return self }
    if width < columns { return self + Line(blanks(columns - width)) }
    var line = Line()
    for run in runs where line.width < columns {
      let room = columns - line.width
      let text = run.width < room ? run.text : run.text.prefix(room - 1) + "…"
      line = line + Line(text, run.style)
    }
    return line
  }
}

func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

struct Frame: Equatable {
  let size: Size
  let lines: [Line]

  init(size: Size, lines: [Line]) {
    self.size = size
    self.lines = lines.fitted(to: size)
  }

  /// The text that makes a terminal show this frame if it now shows `previous`.
  func sequence(over previous: Frame?, colors: Bool) -> String {
    let shown = previous?.size == size ? previous : nil
    var output = shown == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for (row, line) in lines.enumerated() where line != shown?.lines[row] {
      output += "\u{1B}[\(row + 1);1H"
      for run in line.runs {
        let codes = run.style.rawValue
        output += "\u{1B}[\(colors ? codes : codes.replacing(/;9[0-9]/, with: ""))m"
        output += run.text.inColumns
      }
    }
    return output
  }
}

extension [Line] {
  /// Exactly that many lines and columns. The last line ends with `…` if others follow.
  func fitted(to size: Size) -> [Line] {
    var lines = filled(to: size.rows)
    if count > size.rows, let last = lines.popLast() { lines.append(last + Line(" …")) }
    return lines.map { $0.fitted(to: size.columns) }
  }

  /// Exactly that many lines: without the last ones, or with empty ones after them.
  func filled(to rows: Int) -> [Line] {
    prefix(Swift.max(rows, 0)) + Array(repeating: Line(), count: Swift.max(rows - count, 0))
  }
}

/// A box of that size, which has a border if there is room for one.
///
/// - Parameter lines: Returns what is in it, for the size of its inside.
func box(_ title: String, _ style: Style, size: Size, lines: (Size) -> [Line]) -> [Line] {
  if size.rows < 7 || size.columns < 24 { return lines(size).fitted(to: size) }
  let inside = Size(columns: size.columns - 2, rows: size.rows - 2)
  let whole = Line("\(title) ", style == .dim ? .plain : .bold)
  let title = whole.fitted(to: min(whole.width, inside.columns - 2))
  let bar = String(repeating: "─", count: inside.columns - 2 - title.width)
  return [Line("┌─ ", style) + title + Line("\(bar)┐", style)]
    + lines(inside).fitted(to: inside).map { Line("│", style) + $0 + Line("│", style) }
    + [Line("└\(String(repeating: "─", count: size.columns - 2))┘", style)]
}

extension String {
  /// The text with a box for each character that may not take one column on every terminal, or control it.
  var inColumns: String {
    utf8.count == count && isPrintable ? self : String(map { $0.hasWidthOne ? $0 : "□" })
  }

  private var isPrintable: Bool { !utf8.contains { $0 < 0x20 || $0 == 0x7F } }

  func padded(to width: Int) -> String { self + blanks(width - count) }
}

extension Character {
  /// The letters of Europe and symbols take one column, but no emoji.
  fileprivate var hasWidthOne: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark,
      .unassigned:
      return false
    default: break
    }
    switch scalar.value {
    case ..<0x300, 0x370..<0x590, 0x10A0..<0x1100, 0x1E00..<0x2000: return true
    default: return 0x2000..<0x2C00 ~= scalar.value && !scalar.properties.isEmojiPresentation
    }
  }
}
