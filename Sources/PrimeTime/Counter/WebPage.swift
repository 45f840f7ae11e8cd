// A session as a web page, to be stepped through in a browser.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

/// Writes a recorded session to a new file, as a web page.
func writePage(of replay: String, to path: String, file: String) throws(CommandFailure) {
  let recording = try Recording(replay)
  let name = URL(filePath: replay).deletingPathExtension().lastPathComponent
  let page = SessionPage(name: name, of: recording, file: file)
  let write = try newFile(path, to: "write")
  do throws(CommandFailure) { try write(page.html) } catch {
    unlink(path)
    throw error
  }
}

extension SessionPage {
  /// Creates the page of a recorded session, without the names of folders.
  init(name: String, of recorded: Recording, file: String) {
    let actions = recorded.actions.map(\.withoutFolders)
    let lines = [Recording.header(favorites: recorded.favorites)] + actions.map(\.line) + [""]
    self.init(
      title: "Prime Time: \(name)",
      recording: ("\(name).jsonl", lines.joined(separator: "\n")))
    var program = Program(
      session: Session(favorites: recorded.favorites), file: URL(filePath: file).lastPathComponent)
    var stateLines = StateLines()
    var shown: Frame?
    // The effects that it returns do not run.
    let reducer = programReducer(sessionReducer(.unimplemented), now: now)
    for action in [nil] + actions {
      if let action {
        program.question = nil
        _ = reducer(&program, .session(action))
      }
      let frame = program.frame(size: Size(columns: 80, rows: 24))
      add(
        action: action?.name ?? "start", time: action?.moment?.time,
        lines: stateLines.lines(of: program.session.state, in: &self),
        runs: frame.runs(over: shown))
      shown = frame
    }
  }
}

extension SessionAction {
  var name: String { moment?.action.name ?? "\(self)" }

  /// The action with only the last part of its path, also where its message quotes it.
  fileprivate var withoutFolders: SessionAction {
    guard case .app(.history(.perform(.favoritesFile))) = moment?.action else { return self }
    let line = line.replacingOccurrences(
      of: #""([^"/]*/)+"#, with: "\"", options: .regularExpression)
    return (try? SessionAction(line: Data(line.utf8))) ?? self
  }
}

extension Frame {
  /// The parts of the lines that differ from those of `previous`.
  fileprivate func runs(over previous: Frame?) -> [Run] {
    var runs: [Run] = []
    for (row, line) in lines.enumerated() where line != previous?.lines[row] {
      let same = zip(line.runs, previous?.lines[row].runs ?? []).prefix { $0 == $1 }.count
      var column = 0
      for (index, run) in line.runs.enumerated() {
        if index >= same {
          runs.append(
            Run(row: row, column: column, style: run.style.name, text: run.text.inColumns))
        }
        column += run.text.count
      }
    }
    return runs
  }
}

extension Style {
  fileprivate var name: String {
    switch self {
    case .plain: ""
    case .bold: "bold"
    case .dim: "dim"
    case .selected: "bold reverse"
    case .accent: "cyan bold"
    case .good: "green"
    case .bad: "red"
    case .warning: "yellow"
    }
  }
}

/// Makes the lines of each state's JSON, in sections. The lines of a list are kept, because a feed of a thousand
/// activities would otherwise take most of the time.
struct StateLines {
  private var (favorites, feed) = (ListLines<Int>(), ListLines<AppState.Activity>())

  mutating func lines(of state: Stage8App.State, in page: inout SessionPage) -> [[Int]] {
    func member(_ name: String, _ value: Any) -> String { "\"\(name)\" : \(json(value))" }
    func lines(_ texts: String...) -> [Int] { texts.map { page.line($0) } }
    let (app, history) = (state.app.appState, state.app.history)
    return [
      lines("{", #""app" : {"#, member("count", app.count), #""favoritePrimes" : ["#),
      favorites.lines(of: app.favoritePrimes, in: &page),
      lines("]", #""activityFeed" : ["#),
      feed.lines(of: app.activityFeed, in: &page),
      lines("]", member("loggedInUser", app.loggedInUser as Any), "}"),
      lines(member("nthPrime", history.present.nthPrime as Any)),
      lines(member("fileMessage", history.present.fileMessage as Any)),
      lines(member("screens", state.routes.map { "\($0.screen)" }), "}"),
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
