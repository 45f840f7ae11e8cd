// A session as a web page: the moments, and the HTML that shows them.

public import Foundation
public import PrimeTime

/// A session as one HTML file, which anyone can step through in a browser.
///
/// The file needs neither other files nor a network. It holds the first moment, the changes of each later one, and the
/// recording.
public struct SessionPage {
  /// The name and the text of the file from which the program replays the session. The page offers it as a download.
  private let recording: (name: String, text: String)
  private let title: String
  private var texts = Table<String>()
  private var runs = Table<Run>()
  /// The moments as JSON, which an encoder would take seconds to write.
  private var moments: [String] = []
  private var last = (time: 0, lines: [[Int]](), screen: [[StyledText]]())
  private var stateLines = StateLines()

  /// Creates a page without moments, whose screen has 80 columns.
  public init(title: String, recording: (name: String, text: String)) {
    (self.title, self.recording) = (title, recording)
  }

  /// Appends a moment: an action, the state after it, and what the screen shows then.
  ///
  /// - Parameters:
  ///   - time: By default, that of the moment before.
  ///   - screen: The lines of the screen. At first, it is blank.
  public mutating func add(
    action: String, time: Date?, state: Stage8App.State, screen: [[StyledText]]
  ) {
    add(
      action: action, time: time, lines: stateLines.lines(of: state, in: &texts),
      runs: changedRuns(of: screen))
    last.screen = screen
  }

  /// - Parameters:
  ///   - lines: The lines of the state's JSON without trailing commas, so that a line changes only if its value does.
  ///     They come in sections, as many for each moment.
  ///   - runs: The cells that differ from the moment before.
  mutating func add(action: String, time: Date?, lines: [[Int]], runs: [Run]) {
    if moments.isEmpty { last.lines = lines.map { _ in [] } }
    let time = time.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) } ?? last.time
    let changed = changes(from: last.lines, to: lines)
      .map { "\($0.start),\($0.removed.count),\($0.inserted)" }.joined(separator: ",")
    let drawn = runs.map { self.runs.id(of: $0) }
    moments.append("[\(texts.id(of: action)),\(time - last.time),[\(changed)],\(drawn)]")
    (last.time, last.lines) = (time, lines)
  }

  /// The parts of the lines that differ from those of the moment before.
  private func changedRuns(of screen: [[StyledText]]) -> [Run] {
    var runs: [Run] = []
    for (row, line) in screen.enumerated() {
      let old = last.screen.indices.contains(row) ? last.screen[row] : []
      if line == old { continue }
      let same = zip(line, old).prefix { $0 == $1 }.count
      var column = 0
      for (index, part) in line.enumerated() {
        if index >= same {
          runs.append(Run(row: row, column: column, style: part.style, text: part.text))
        }
        column += part.text.unicodeScalars.count
      }
    }
    return runs
  }

  /// The number of a line.
  mutating func line(_ text: String) -> Int { texts.id(of: text) }

  /// The file's text.
  public var html: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    func json(_ value: some Encodable) -> String {
      guard let data = try? encoder.encode(value) else { fatalError("Texts are valid JSON.") }
      // No text in the data may end the element that holds it. This goes by bytes, because a scalar such as U+0600
      // forms one character with a "<" after it.
      var safe = Data()
      for part in data.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false) {
        if part.startIndex > 0 { safe += Data(#"\u003c"#.utf8) }
        safe += part
      }
      return String(decoding: safe, as: UTF8.self)
    }
    let json = """
      {"title":\(json(title)),"recording":\(json([recording.name, recording.text])),"texts":\(json(texts.elements)),\
      "runs":\(json(runs.elements)),"moments":[\(moments.joined(separator: ","))]}
      """
    let template = String(decoding: PackageResources.Session_html, as: UTF8.self)
      .components(separatedBy: "DATA")
    return template[0] + json + template[1]
  }
}

/// A part of a line of the screen.
public struct StyledText: Equatable {
  let text: String
  let style: String

  /// - Parameters:
  ///   - text: One scalar for each cell.
  ///   - style: The names of the page's styles: a color, `bold`, `dim` or `reverse`.
  public init(_ text: String, style: String) { (self.text, self.style) = (text, style) }
}

/// Adjacent cells of one style in a row of the screen.
struct Run: Hashable, Encodable {
  let row: Int
  let column: Int
  let style: String
  let text: String

  func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(row)
    try parts.encode(column)
    try parts.encode(style)
    try parts.encode(text)
  }
}

/// Numbered elements, each of which is stored once.
struct Table<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var ids: [Element: Int] = [:]

  mutating func id(of element: Element) -> Int {
    if let id = ids[element] { return id }
    ids[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}
