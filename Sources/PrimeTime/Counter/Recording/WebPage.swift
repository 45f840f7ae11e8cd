// A session as a web page, to be stepped through in a browser.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import SessionPage
import TerminalUI

/// Writes a recorded session to a new file, as a web page.
///
/// - Parameter file: The path that the frames show for the favorites.
/// - Returns: A warning if the recording is damaged. The page ends where the damage begins.
@MainActor
func writePage(
  of replay: String, to path: String, file: String
) async throws(SessionFailure) -> String? {
  var actions: [RecordedAction] = []
  var recording = try naming("replay", replay) { () throws(SessionFailure) in
    try Recording(pieces: pieces(ofFileAt: replay))
  }
  while let action = try recording.next() { actions.append(action) }
  let name = URL(filePath: replay).deletingPathExtension().lastPathComponent
  let line = ProgressLine()
  let page = await SessionPage(title: "Prime Time: \(name)", of: actions, file: file) {
    await line.show("the page", $0)
  }
  line.end()
  try naming("write", path) { () throws(SessionFailure) in try write(page.html, toNewFile: path) }
  return recording.warning(replay)
}

func write(_ text: String, toNewFile path: String) throws(SessionFailure) {
  do throws(NewFile.Failure) {
    try NewFile(path: path).write(text)
  } catch {
    throw SessionFailure(.cannotCreate, error.message)
  }
}

extension SessionPage {
  /// Creates the page of a session from its actions.
  ///
  /// - Parameters:
  ///   - start: The state before the first action.
  ///   - file: The path that the frames show for the favorites.
  ///   - progress: Called with the part that is done, a hundred times.
  init(
    title: String, of actions: [RecordedAction],
    from start: History = History(AppState()), file: String,
    progress: @Sendable (Double) async -> Void = { _ in }
  ) async {
    self.init(title: title)
    var state = ScreenState(timeline: Timeline(start), file: file)
    var (effects, lines): ([String], StateLines) = ([], StateLines())
    func add(_ action: String, _ detail: String, at time: Date?) {
      let json = StateJSON(state: state.app)
      let frame = frame(state, size: Size(columns: 80, rows: 24))
      let moment = Moment(
        action: action, detail: detail, time: time, state: json, effects: effects, frame: frame)
      self.add(moment, lines: lines.lines(of: state.app, in: &self))
    }
    add("start", "", at: nil)
    for (number, action) in actions.enumerated() {
      if number % (actions.count / 100 + 1) == 0 {
        await progress(Double(number) / Double(actions.count))
        if Task.isCancelled { return }
      }
      effects.update(with: action.action, in: state)
      state.alerts = []
      state.screen = action.action.screen ?? state.screen
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
  /// The screen that shows the action's change; `nil` if every screen does.
  ///
  /// Never the prime sheet, because a box changes every cell of the screen when it opens and closes.
  fileprivate var screen: Screen? {
    switch self {
    case .visit, .returnToPresent, .returnToFork: .timeline
    case .app(.undo), .app(.redo), .app(.perform(.favoritesFile)): nil
    case .app(.perform(.counter)), .app(.perform(.primeModal)), .app(.perform(.login)),
      .app(.perform(.nthPrime)):
      .counter
    case .app(.perform(.favoritePrimes)): .favorites
    }
  }
}

extension [String] {
  /// The names of the effects in flight after an action.
  ///
  /// - Parameter state: The state before the action.
  fileprivate mutating func update(with action: TimelineAction, in state: ScreenState) {
    let (search, file) = ("nth prime", "favorites file")
    switch action {
    case .returnToFork: self = []
    case .app(let action) where state.timeline.isInPast && !action.isFromAnEffect: self = []
    case .app, .visit, .returnToPresent: break
    }
    guard case .app(.perform(let action)) = action else { return }
    switch action {
    case .nthPrime(.asked):
      removeAll { $0.hasPrefix(search) }
      append("\(search), n = \(state.app.count)")
    case .nthPrime(.cancelTapped), .nthPrime(.answered), .nthPrime(.failed):
      removeAll { $0.hasPrefix(search) }
    case .favoritesFile(let action):
      removeAll { $0 == file }
      if !action.isFromAnEffect { append(file) }
    case .counter, .primeModal, .favoritePrimes, .login, .nthPrime: break
    }
  }
}
