// A session as a web page: what happened, moment by moment.
// SPDX-License-Identifier: MIT

public import Foundation
public import TerminalUI

/// A session as one HTML file, to be mailed to somebody and stepped through in a browser.
///
///     var page = SessionPage(title: "evening")
///     page.add(.init(action: "start", state: AppState()))
///     page.add(.init(action: "count up", time: .now, state: state, frame: frame))
///     try Data(page.html.utf8).write(to: file)
///
/// The file needs no other file and no network. It holds the first moment, and of each later one only
/// what changed since the one before.
public struct SessionPage {
  private let title: String
  private var size = Size(columns: 0, rows: 0)
  private var texts = Table<String>()
  private var runs = Table<Run>()
  private var moments: [[Part]] = []
  private var last: (time: Int, lines: [Int], looks: [[Look]], effects: [Int]) = (0, [], [], [])
  private let encoder = JSONEncoder()

  /// A page without a moment.
  public init(title: String) {
    self.title = title
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  }

  /// Something that happened, and what it led to.
  public struct Moment<State: Encodable> {
    var action: String
    var detail: String
    var time: Date?
    var state: State
    var effects: [String]
    var frame: Frame?

    /// - Parameters:
    ///   - action: The name of what happened.
    ///   - detail: More about it, in a line.
    ///   - state: The state after it, of which the page shows the JSON.
    ///   - effects: The names of the effects in flight after it.
    ///   - frame: What a terminal showed after it; all frames of a page have one size.
    public init(
      action: String, detail: String = "", time: Date? = nil, state: State,
      effects: [String] = [], frame: Frame? = nil
    ) {
      (self.action, self.detail, self.time) = (action, detail, time)
      (self.state, self.effects, self.frame) = (state, effects, frame)
    }
  }

  /// Adds a moment after the others.
  ///
  /// - Complexity: O(*n*) in the size of the state's JSON and of the frame, if little of them changed
  public mutating func add(_ moment: Moment<some Encodable>) {
    let lines = lines(of: moment.state).map { texts.id(of: $0) }
    let effects = moment.effects.map { texts.id(of: $0) }
    let time = moment.time.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) } ?? last.time
    var changed: [Part] = []
    if let frame = moment.frame {
      let looks = frame.looks
      if frame.size != size { (size, last.looks) = (frame.size, Frame(size: frame.size).looks) }
      changed = changedRuns(from: last.looks, to: looks).map { .number(runs.id(of: $0)) }
      last.looks = looks
    }
    moments.append([
      .number(texts.id(of: moment.action)), .number(texts.id(of: moment.detail)),
      .number(time - last.time),
      .list(changes(from: last.lines, to: lines)), .list(changed),
      effects == last.effects ? .number(0) : .list(effects.map(Part.number)),
    ])
    last = (time, lines, last.looks, effects)
  }

  /// The file's text.
  public var html: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let content = Content(
      title: title, columns: size.columns, texts: texts.elements, runs: runs.elements,
      moments: moments)
    guard let data = try? encoder.encode(content) else { fatalError("Texts and numbers are JSON.") }
    // Nothing in the data ends the element that it stands in.
    let json = String(decoding: data, as: UTF8.self).replacing("<", with: #"\u003c"#)
    return String(decoding: PackageResources.Session_html, as: UTF8.self)
      .replacing("DATA", with: json, maxReplacements: 1)
      .replacing("TITLE", with: title.escapedHTML, maxReplacements: 1)
  }

  /// The JSON in lines, without the commas at their ends: a line changes only if its value does.
  private func lines(of state: some Encodable) -> [String] {
    guard let data = try? encoder.encode(state) else {
      fatalError("\(state) cannot be shown as JSON: it holds what JSON has no form for.")
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
  }
}

/// What the page is made of.
private struct Content: Encodable {
  let title: String
  let columns: Int
  let texts: [String]
  let runs: [Run]
  let moments: [[Part]]
}

/// Numbers, and lists of them.
enum Part: Encodable, Equatable, Sendable {
  case number(Int)
  indirect case list([Part])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .list(let parts): try container.encode(parts)
    }
  }
}

/// Elements, each of them once, by numbers.
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

extension String {
  fileprivate var escapedHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
