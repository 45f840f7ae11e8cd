// A session as a web page, to be stepped through in a browser.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import SessionPage
import TerminalUI

/// Writes a recorded session to a new file, as a web page.
func writePage(of replay: String, to path: String, file: String) throws(CommandFailure) {
  let recording = try Recording(replay)
  let name = URL(filePath: replay).deletingPathExtension().lastPathComponent
  let page = SessionPage(name: name, of: recording.actions, from: recording.favorites, file: file)
  try NewFile(path, to: "write").write(page.html)
}

extension SessionPage {
  /// Creates the page of a session from its first favorites and its actions, without the names of folders.
  init(name: String, of actions: [RecordedAction], from favorites: [Int] = [], file: String) {
    self.init(title: "Prime Time: \(name)", columns: 80)
    let actions = actions.map(\.withoutFolders)
    let lines = [Recording.header(favorites: favorites)] + actions.map(\.line) + [""]
    recording = ("\(name).jsonl", lines.joined(separator: "\n"))
    var state = TerminalState(
      timeline: Timeline(favorites: favorites), file: URL(filePath: file).lastPathComponent)
    var stateLines = StateLines()
    // The effects that it returns do not run.
    let reducer = timed({ terminalReducer($0) }, .unimplemented)
    var shown = Frame(size: Size(columns: 80, rows: 24))
    for action in [nil] + actions {
      if let action {
        (state.failures, state.screen) = ([], action.action.screen)
        _ = reducer(&state, .timeline(action.action), action.time)
      }
      let frame = state.frame(size: Size(columns: 80, rows: 24))
      add(
        action: action?.name ?? "start", detail: action?.action.text ?? "", time: action?.time,
        lines: stateLines.lines(of: state.timeline.shown.present, in: &self),
        runs: changedRuns(from: shown, to: frame))
      shown = frame
    }
  }
}

/// The cells that differ from those before, row by row.
private func changedRuns(from old: Frame, to new: Frame) -> [Run] {
  var runs: [Run] = []
  for (row, (line, old)) in zip(new.rows, old.rows).enumerated() where line != old {
    for (column, (cell, before)) in zip(line.cells, old.cells).enumerated() where cell != before {
      let style = [
        cell.style.foreground.map { "\($0)" }, cell.style.bold ? "bold" : nil,
        cell.style.dim ? "dim" : nil, cell.style.reverse ? "reverse" : nil,
      ].compactMap(\.self).joined(separator: " ")
      let text = cell.columns == 1 ? String(cell.character.unicodeScalars.first!) : "□"
      runs.append(Run(row: row, column: column, style: style, text: text))
    }
  }
  return runs
}

extension RecordedAction {
  /// The action with only the last part of its path, also where its message quotes it.
  fileprivate var withoutFolders: RecordedAction {
    guard case .app(.perform(.favoritesFile)) = action else { return self }
    let line = line.replacingOccurrences(
      of: #""([^"/]*/)+"#, with: "\"", options: .regularExpression)
    return (try? RecordedAction(line: Data(line.utf8))) ?? self
  }
}

extension TimelineAction {
  fileprivate var screen: Screen {
    switch self {
    case .visit, .returnToPresent, .returnToFork: .timeline
    case .app(.perform(.app(.favoritePrimes))): .favorites
    case .app: .counter
    }
  }
}

/// Makes the lines of each state's JSON, in sections. The lines of a list are kept, because a feed of a thousand
/// activities would otherwise take most of the time.
struct StateLines {
  private var (favorites, feed) = (ListLines<Int>(), ListLines<AppState.Activity>())

  mutating func lines(of state: Stage4App.State, in page: inout SessionPage) -> [[Int]] {
    func member(_ name: String, _ value: Any) -> String { "\"\(name)\" : \(json(value))" }
    func lines(_ texts: String...) -> [Int] { texts.map { page.line($0) } }
    let app = state.app
    return [
      lines("{", #""app" : {"#, member("count", app.count), #""favoritePrimes" : ["#),
      favorites.lines(of: app.favoritePrimes, in: &page),
      lines("]", #""activityFeed" : ["#),
      feed.lines(of: app.activityFeed, in: &page),
      lines("]", member("loggedInUser", app.loggedInUser as Any), "}"),
      lines(member("nthPrime", state.nthPrime as Any)),
      lines(member("fileMessage", state.fileMessage as Any), "}"),
    ]
  }
}

private struct ListLines<Element: Equatable> {
  private var (elements, lines) = ([Element](), [Int]())

  mutating func lines(of new: [Element], in page: inout SessionPage) -> [Int] {
    if new == elements { return lines }
    for change in new.difference(from: elements) {
      switch change {
      case .remove(let offset, _, _): lines.remove(at: offset)
      case .insert(let offset, let element, _): lines.insert(page.line(json(element)), at: offset)
      }
    }
    elements = new
    return lines
  }
}
