// A session as a web page: the moments, and the HTML that shows them.
// SPDX-License-Identifier: MIT

public import Foundation
public import TerminalUI

/// A session as one HTML file, which anyone can step through in a browser.
///
///     var page = SessionPage(title: "evening")
///     page.add(action: "start", state: AppState())
///     page.add(action: "count up", time: .now, state: state, frame: frame)
///     try Data(page.html.utf8).write(to: file)
///
/// The file needs neither other files nor a network. It holds the first moment, the changes of each later one, and the
/// recording.
public struct SessionPage {
  /// The name and the text of the file from which the program replays the session. The page offers it as a download.
  public var recording: (name: String, text: String)?
  private let title: String
  private var texts = Table<String>()
  private var runs = Table<Run>()
  private var moments: [[Part]] = []
  private var last: (time: Int, lines: [[Int]], frame: Frame) =
    (0, [], Frame(size: Size(columns: 0, rows: 0)))
  private let encoder = JSONEncoder()

  /// Creates a page without moments.
  public init(title: String) {
    self.title = title
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  }

  /// Appends a moment: an action, and the state and frame after it.
  ///
  /// - Parameters:
  ///   - detail: One line with more about the action.
  ///   - state: The page shows its JSON.
  ///   - frame: The frame of a terminal. All frames of a page have the same size.
  public mutating func add(
    action: String, detail: String = "", time: Date? = nil, state: some Encodable,
    frame: Frame? = nil
  ) {
    let lines = [self.lines(of: state)]
    add(action: action, detail: detail, time: time, lines: lines, frame: frame)
  }

  /// Appends a moment whose state has these lines, in sections. This is faster if the caller knows most of them.
  public mutating func add(
    action: String, detail: String, time: Date?, lines: [[Int]], frame: Frame?
  ) {
    let time = time.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) } ?? last.time
    var changed: [Part] = []
    if let frame {
      if frame.size != last.frame.size { last.frame = Frame(size: frame.size) }
      changed = changedRuns(from: last.frame, to: frame).map { .number(runs.id(of: $0)) }
      last.frame = frame
    }
    moments.append([
      .number(texts.id(of: action)), .number(texts.id(of: detail)),
      .number(time - last.time),
      .list(changes(from: last.lines, to: lines)), .list(changed),
    ])
    last = (time, lines, last.frame)
  }

  /// The file's text.
  public var html: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    func json(_ value: some Encodable) -> String {
      guard let data = try? encoder.encode(value) else { fatalError("Texts are valid JSON.") }
      // No text in the data may end the element that holds it. This goes by bytes, because a scalar such as U+0600
      // forms one character with a "<" after it.
      let parts = data.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      return String(decoding: Data(parts.joined(separator: Data(#"\u003c"#.utf8))), as: UTF8.self)
    }
    let json = """
      {"title":\(json(title)),"recording":\(json(recording.map { [$0.name, $0.text] })),"columns":\(last.frame.size.columns),"texts":\(json(texts.elements)),\
      "runs":\(json(runs.elements)),"moments":\(Part.list(moments.map(Part.list)).json)}
      """
    let template = String(decoding: PackageResources.Session_html, as: UTF8.self)
      .components(separatedBy: "DATA")
    return template[0] + json + template[1]
  }

  /// The numbers of the lines of the JSON, without trailing commas, so that a line changes only if its value does.
  public mutating func lines(of state: some Encodable) -> [Int] {
    guard let data = try? encoder.encode(state) else {
      fatalError("\(state) cannot be shown as JSON, which cannot express all of it.")
    }
    return data.split(separator: UInt8(ascii: "\n")).map { line in
      texts.id(
        of: String(
          decoding: line.last == UInt8(ascii: ",") ? line.dropLast() : line, as: UTF8.self))
    }
  }

  /// The number of a line.
  public mutating func line(_ text: String) -> Int { texts.id(of: text) }
}

/// A number, or a list of parts.
enum Part: Equatable, Sendable {
  case number(Int)
  indirect case list([Part])

  // By hand, because an encoder takes seconds for a million numbers.
  var json: String {
    switch self {
    case .number(let number): "\(number)"
    case .list(let parts): "[" + parts.map(\.json).joined(separator: ",") + "]"
    }
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
