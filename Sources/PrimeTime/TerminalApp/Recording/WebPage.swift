// A session as a web page, to be stepped through in a browser.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import SessionPage
import TerminalUI

/// Writes a session to a new file, as a web page. Returns a warning if a damaged recording ends it early.
@MainActor
func writePage(
  of replay: String, to path: String, file: String
) throws(CommandFailure) -> String? {
  var actions: [RecordedAction] = []
  var recording = try Recording(replay)
  while let action = recording.next() { actions.append(action) }
  let name = URL(filePath: replay).deletingPathExtension().lastPathComponent
  let line = ProgressLine()
  let page = SessionPage(name: name, of: actions, from: recording.header.favorites, file: file) {
    line.show("the page", $0)
  }
  line.end()
  try NewFile.write(page.html, to: path)
  return recording.warning
}

extension SessionPage {
  /// Creates the page of a session from its actions, without the names of folders.
  ///
  /// - Parameter favorites: The favorites before the first action.
  init(
    name: String, of actions: [RecordedAction], from favorites: [Int] = [],
    file: String, progress: (Double) -> Void = { _ in }
  ) {
    self.init(title: "Prime Time: \(name)")
    let actions = actions.map(\.withoutFolders)
    let header = Recording.Header(favorites: favorites)
    let lines = [header.jsonLine] + actions.map(\.jsonLine) + [""]
    recording = ("\(name).jsonl", lines.joined(separator: "\n"))
    var state = TerminalState(
      timeline: Timeline(favorites: favorites), file: URL(filePath: file).lastPathComponent)
    var stateLines = StateLines()
    // The effects that it returns do not run.
    let reducer = timed({ terminalReducer(counterReducer, $0) }, .unimplemented)
    for (index, action) in ([nil] + actions).enumerated() {
      if index.isMultiple(of: 100) { progress(Double(index) / Double(actions.count + 1)) }
      if let action {
        (state.failures, state.screen) = ([], action.action.screen)
        _ = reducer(&state, .timeline(action.action), action.time)
      }
      add(
        action: action?.name ?? "start", detail: action?.action.detail(in: state.timeline) ?? "",
        time: action?.time, lines: stateLines.lines(of: state.timeline.shown.present, in: &self),
        effects: state.timeline.effects,
        frame: state.frame(size: Size(columns: 80, rows: 24)))
    }
  }
}

extension RecordedAction {
  /// The action with only the last part of its path, also where its message quotes it.
  fileprivate var withoutFolders: RecordedAction {
    guard name.hasPrefix("favoritesFile.") else { return self }
    let line = jsonLine.replacingOccurrences(
      of: #""([^"/]*/)+"#, with: "\"", options: .regularExpression)
    return (try? RecordedAction(line: Data(line.utf8))) ?? self
  }
}

extension TimelineAction {
  fileprivate func detail(in timeline: Timeline) -> String {
    guard [.app(.undo), .app(.redo)].contains(self), let before = timeline.before else {
      return text
    }
    return "\(text); \(timeline.shown.present.changes(since: before))"
  }

  fileprivate var screen: Screen {
    switch self {
    case .visit, .returnToPresent, .returnToFork: .timeline
    case .app(.perform(.app(.favoritePrimes))): .favorites
    case .app: .counter
    }
  }
}

extension Timeline {
  fileprivate var effects: [String] {
    var names: [String] = []
    if case .computing(let n, _) = present.present.nthPrime { names = ["nth prime, n = \(n)"] }
    return present.present.usesFile ? names + ["favorites file"] : names
  }
}

/// Makes the lines of each state's JSON, in sections. The lines of a list are kept, because a feed of a thousand
/// activities would otherwise take most of the time.
struct StateLines {
  private var (favorites, feed) = (ListLines<Int>(), ListLines<AppState.Activity>())

  mutating func lines(of state: Stage4App.State, in page: inout SessionPage) -> [[Int]] {
    var rest = state
    (rest.app.favoritePrimes, rest.app.activityFeed) = ([], [])
    var sections: [[Int]] = [[]]
    for text in jsonLines(of: rest) {
      sections[sections.count - 1].append(page.line(text))
      if text == #"    "favoritePrimes" : ["# {
        sections += [favorites.lines(of: state.app.favoritePrimes, in: &page), []]
      } else if text == #"    "activityFeed" : ["# {
        sections += [feed.lines(of: state.app.activityFeed, in: &page), []]
      }
    }
    return sections
  }
}

private struct ListLines<Element: Equatable> {
  private var (elements, parts, lines) = ([Element](), [[Int]](), [Int]())

  mutating func lines(of new: [Element], in page: inout SessionPage) -> [Int] {
    if new == elements { return lines }
    for change in new.difference(from: elements) {
      switch change {
      case .remove(let offset, _, _): parts.remove(at: offset)
      case .insert(let offset, let element, _):
        parts.insert(
          jsonLines(of: element).map { page.line("      " + $0) }, at: offset)
      }
    }
    (elements, lines) = (new, Array(parts.joined()))
    return lines
  }
}

/// The lines of a value's JSON without commas, as a session page reads them.
func jsonLines(of value: Any) -> [String] {
  var (text, indent, isQuoted, isEscaped) = ([UInt8](), 0, false, false)
  func startLine() { text += "\n\(blanks(indent))".utf8 }
  for byte in json(value).utf8 {
    switch byte {
    case _ where isQuoted:
      text.append(byte)
      isQuoted = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      text.append(byte)
      indent += 2
      startLine()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      indent -= 2
      startLine()
      text.append(byte)
    case UInt8(ascii: ","): startLine()
    case UInt8(ascii: ":"): text += " : ".utf8
    default:
      text.append(byte)
      isQuoted = byte == UInt8(ascii: "\"")
    }
  }
  return String(decoding: text, as: UTF8.self).components(separatedBy: "\n")
    .filter { !$0.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}
