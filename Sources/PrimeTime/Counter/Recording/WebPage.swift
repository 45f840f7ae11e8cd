// A session as a web page, to be stepped through in a browser.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import SessionPage
import TerminalScreens
import TerminalUI

/// Writes a recorded session to a new file, as a web page.
///
/// - Parameter file: The path of the favorites, of which the frames show the last part only.
/// - Returns: A warning if the recording is damaged. The page ends where the damage begins.
@MainActor
func writePage(
  of replay: String, to path: String, file: String
) async throws(CommandFailure) -> String? {
  var actions: [RecordedAction] = []
  var recording = try Recording(replay)
  while let action = recording.next() { actions.append(action) }
  let name = URL(filePath: replay).deletingPathExtension().lastPathComponent
  let line = ProgressLine()
  let page = await SessionPage(title: "Prime Time: \(name)", of: actions, file: file) {
    await line.show("the page", $0)
  }
  line.end()
  try NewFile(path: path).write(page.html)
  return recording.warning
}

extension SessionPage {
  /// Creates the page of a session from its actions.
  ///
  /// - Parameters:
  ///   - start: The state before the first action.
  ///   - file: The path of the favorites, of which the frames show the last part only.
  ///   - progress: Called with the part that is done, a hundred times.
  init(
    title: String, of actions: [RecordedAction],
    from start: History = History(AppState()), file: String,
    progress: @Sendable (Double) async -> Void = { _ in }
  ) async {
    self.init(title: title)
    let name = URL(filePath: file).lastPathComponent
    var state = ScreenState(timeline: Timeline(start), file: name)
    var lines = StateLines()
    func add(_ action: String, _ detail: String, at time: Date?) {
      let json = StateJSON(state: state.app)
      let size = Size(columns: 80, rows: 24)
      let frame = page(state, width: size.columns).frame(size: size)
      let moment = Moment(
        action: action, detail: detail, time: time, state: json, effects: state.timeline.effects,
        frame: frame)
      self.add(moment, lines: lines.lines(of: state.app, in: &self))
    }
    add("start", "", at: nil)
    for (number, action) in actions.enumerated() {
      if number % (actions.count / 100 + 1) == 0 {
        await progress(Double(number) / Double(actions.count))
        if Task.isCancelled { return }
      }
      state.alerts = []
      state.screen = action.action.screen
      let environment = AppEnvironment.unimplemented.at(action.time)
      _ = screenReducer(counterReducer, environment)(&state, .timeline(action.action))
      add(action.name, action.action.text, at: action.time)
    }
  }

  /// Creates the page of a timeline's newest moments.
  init(
    of timeline: Timeline, newest count: Int, title: String, file: String,
    progress: @Sendable (Double) async -> Void = { _ in }
  ) async {
    let first = max(timeline.last - count, 0)
    var past = timeline
    _ = timeTraveling(counterReducer, .unimplemented)(&past, .visit(moment: first))
    let actions = timeline.moments[(first + 1)...].compactMap { moment in
      moment.action.map { RecordedAction(time: moment.time, action: .app($0)) }
    }
    await self.init(title: title, of: actions, from: past.shown, file: file, progress: progress)
  }
}

extension TimelineAction {
  /// The screen that shows the action's change.
  fileprivate var screen: Screen {
    switch self {
    case .visit, .returnToPresent, .returnToFork: .timeline
    case .app(.perform(.favoritePrimes)): .favorites
    case .app: .counter
    }
  }
}

extension Timeline {
  /// The names of the effects in flight.
  fileprivate var effects: [String] {
    var names: [String] = []
    if case .computing(let n, _) = present.present.nthPrime { names = ["nth prime, n = \(n)"] }
    return isFileInUse ? names + ["favorites file"] : names
  }
}
