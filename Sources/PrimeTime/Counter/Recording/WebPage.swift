// A session as a web page, to be stepped through in a browser.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import SessionPage
import TerminalScreens
import TerminalUI

/// Writes a session to a new file, as a web page. Returns a warning if a damaged recording ends it early.
@MainActor
func writePage(
  of replay: String, to path: String, file: String
) async throws(CommandFailure) -> String? {
  var actions: [RecordedAction] = []
  var recording = try Recording(replay)
  while let action = recording.next() { actions.append(action) }
  let name = URL(filePath: replay).deletingPathExtension().lastPathComponent
  let line = ProgressLine()
  let page = await SessionPage(
    name: name, of: actions, from: recording.header.start, file: file
  ) {
    await line.show("the page", $0)
  }
  line.end()
  try NewFile(path: path).write(page.html)
  return recording.warning
}

extension SessionPage {
  /// Creates the page of a session from its actions, without the names of folders.
  ///
  /// - Parameter start: The state before the first action. If it holds more than favorites, there is no recording.
  init(
    name: String, of actions: [RecordedAction], from start: History = Recording.Header().start,
    file: String, progress: @Sendable (Double) async -> Void = { _ in }
  ) async {
    self.init(title: "Prime Time: \(name)")
    let actions = actions.map(\.withoutFolders)
    let header = Recording.Header(favorites: start.present.favoritePrimes)
    if start == header.start {
      let lines = [header.jsonLine] + actions.map(\.jsonLine) + [""]
      recording = ("\(name).jsonl", lines.joined(separator: "\n"))
    }
    var state = ScreenState(timeline: Timeline(start), file: URL(filePath: file).lastPathComponent)
    let drawer = Drawer(state)
    var stateLines = StateLines()
    let steps = [nil] + actions
    var part = steps.prefix(100)
    var frames = await drawer.frames(after: part)
    let replay = replaying()
    while !part.isEmpty {
      await progress(Double(part.startIndex) / Double(steps.count))
      let next = steps[part.endIndex...].prefix(100)
      async let nextFrames = drawer.frames(after: next)
      for (action, frame) in zip(part, frames) {
        action.map { replay(&state, $0) }
        add(
          action: action?.name ?? "start", detail: action?.action.detail(in: state.timeline) ?? "",
          time: action?.time, lines: stateLines.lines(of: state.app, in: &self),
          effects: state.timeline.effects, frame: frame)
      }
      (part, frames) = (next, await nextFrames)
    }
  }
}

/// Draws frames, which takes most of the time, while the previous ones are written. It replays the actions itself,
/// because a state that is held in two places would be copied with each action.
private actor Drawer {
  private var state: ScreenState
  private var drawing = Page.Drawing()
  private let replay = replaying()

  init(_ state: ScreenState) { self.state = state }

  func frames(after actions: ArraySlice<RecordedAction?>) -> [Frame] {
    actions.map { action in
      action.map { replay(&state, $0) }
      return page(state, width: 80).frame(size: Size(columns: 80, rows: 24), reusing: &drawing)
    }
  }
}

/// Returns a function that shows the app after a recorded action, without its effects.
private func replaying() -> (inout ScreenState, RecordedAction) -> Void {
  let reducer = timed({ screenReducer(counterReducer, $0) }, .unimplemented)
  return { state, action in
    (state.alerts, state.screen) = ([], action.action.screen)
    _ = reducer(&state, .timeline(action.action), action.time)
  }
}

extension RecordedAction {
  /// The action with only the last part of its path, also where its message quotes it.
  fileprivate var withoutFolders: RecordedAction {
    guard name.hasPrefix("favoritesFile.") else { return self }
    let line = jsonLine.replacingOccurrences(
      of: #""([^"/]*/)+"#, with: "\"", options: .regularExpression)
    return (try? JSONDecoder().decode(Self.self, from: Data(line.utf8))) ?? self
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
    case .app(.perform(.favoritePrimes)): .favorites
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
