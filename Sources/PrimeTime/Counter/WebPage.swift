// A session as a web page, to be stepped through in a browser.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import SessionPage

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
    // The effects that it returns do not run.
    let reducer = programReducer(sessionReducer(.unimplemented), now: now)
    var shown: [Line] = []
    var progress = ProgressLine("drawing the page", of: actions.count + 1)
    defer { progress.end() }
    for (index, action) in ([nil] + actions).enumerated() {
      progress.show(index)
      if let action {
        program.question = nil
        _ = reducer(&program, .session(action))
      }
      let lines = program.frame(size: Size(columns: 80, rows: 24)).lines
      add(
        action: action?.name ?? "start", time: action?.moment?.time, state: program.session.state,
        screen: changedParts(of: lines, since: shown))
      shown = lines
    }
  }
}

/// The parts of the lines that differ from those shown before, with their rows.
private func changedParts(
  of lines: [Line], since shown: [Line]
) -> [(row: Int, part: ScreenPart)] {
  lines.enumerated().flatMap { row, line -> [(row: Int, part: ScreenPart)] in
    let old = row < shown.count ? shown[row] : Line()
    if line == old { return [] }
    let before = old.placedRuns
    return line.placedRuns.filter { !before.contains($0) }.map {
      let (text, style) = ($0.run.text.inColumns, $0.run.style.name)
      return (row, ScreenPart(column: $0.column, style: style, text: text))
    }
  }
}

extension Line {
  fileprivate struct PlacedRun: Equatable { let column: Int, run: Run }

  fileprivate var placedRuns: [PlacedRun] {
    var column = 0
    return runs.map { run in
      defer { column += run.width }
      return PlacedRun(column: column, run: run)
    }
  }
}

extension SessionAction {
  /// The action with only the last part of its path, also where its message quotes it.
  fileprivate var withoutFolders: SessionAction {
    guard case .app(.history(.perform(.favoritesFile))) = moment?.action else { return self }
    let line = line.replacingOccurrences(
      of: #""([^"/]*/)+"#, with: "\"", options: .regularExpression)
    return (try? SessionAction(line: Data(line.utf8))) ?? self
  }
}

extension Style {
  /// The name of the style on the page.
  fileprivate var name: String {
    switch self {
    case .plain: ""
    case .bold: "bold"
    case .dim: "dim"
    case .selected: "bold reverse"
    case .accent: "cyan"
    case .alarm: "red"
    }
  }
}
