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
  private var parts = Table<ScreenPart>()
  /// The moments as JSON, which an encoder would take seconds to write.
  private var moments: [String] = []
  private var last = (time: 0, lines: [[Int]]())
  private var stateLines = StateLines()

  /// Creates a page without moments, whose screen has 80 columns.
  public init(title: String, recording: (name: String, text: String)) {
    (self.title, self.recording) = (title, recording)
  }

  /// Appends a moment: an action, the state after it, and what the screen shows then.
  ///
  /// - Parameters:
  ///   - time: By default, that of the moment before.
  ///   - screen: The parts of the screen that differ from the moment before, with their rows. At first, it is blank.
  public mutating func add(
    action: String, time: Date?, state: Stage8App.State, screen: [(row: Int, part: ScreenPart)]
  ) {
    add(
      action: action, time: time, lines: stateLines.lines(of: state, in: &texts), screen: screen)
  }

  /// - Parameter lines: The lines of the state's JSON without trailing commas, so that a line changes only if its value
  ///   does. They come in sections, as many for each moment.
  mutating func add(
    action: String, time: Date?, lines: [[Int]], screen: [(row: Int, part: ScreenPart)]
  ) {
    if moments.isEmpty { last.lines = lines.map { _ in [] } }
    let time = time.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) } ?? last.time
    let changed = changes(from: last.lines, to: lines)
      .map { "\($0.start),\($0.removed.count),\(list($0.inserted))" }.joined(separator: ",")
    let drawn = list(screen.flatMap { [$0.row, parts.id(of: $0.part)] })
    moments.append("[\(texts.id(of: action)),\(time - last.time),[\(changed)],\(drawn)]")
    (last.time, last.lines) = (time, lines)
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
      "parts":\(json(parts.elements)),"moments":[\(moments.joined(separator: ","))]}
      """
    let template = String(decoding: PackageResources.Session_html, as: UTF8.self)
      .components(separatedBy: "DATA")
    return template[0] + json + template[1]
  }
}

/// Numbers as JSON. The description of an array takes three times as long.
private func list(_ numbers: [Int]) -> String {
  "[\(numbers.map(String.init).joined(separator: ","))]"
}

/// Adjacent cells of one style in a row of the screen.
public struct ScreenPart: Hashable, Encodable {
  private let column: Int
  private let style: String
  private let text: String

  /// - Parameters:
  ///   - column: The column of its first cell.
  ///   - style: The names of the page's styles: a color, `bold`, `dim` or `reverse`.
  ///   - text: One scalar for each cell.
  public init(column: Int, style: String, text: String) {
    (self.column, self.style, self.text) = (column, style, text)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(column)
    try values.encode(style)
    try values.encode(text)
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
