// The program as a value: the session, and what only the full screen knows.

import ClassicRedux
import Foundation
import FullScreen
import PrimeTime

struct Program: Equatable {
  var session: Session
  /// The path of the file for the favorites.
  var file: String
  /// While one is open, only its own keys act.
  var question: Question?
  /// The row of the help.
  var helpRow = 0
  var isOnTimeline = false
  var visit: Visit?
  /// The row of each list, by the id of its screen. Those of closed screens stay.
  private(set) var cursors: [RouteID: Int] = [:]
  /// The number that is being typed.
  var typed = ""
  /// The key that was pressed last, and the answer to it.
  var key = ""
  var note = ""
  var isOver = false

  enum Question: Equatable {
    case help, quit
    case failed(String)
  }

  /// A moment of the past, with the states before and after it.
  struct Visit: Equatable {
    var moment: Int
    var before: Stage8App.State
    var after: Stage8App.State
  }

  /// What the screen shows: the present, or the moment that is visited.
  var shown: Stage8App.State { visit?.after ?? session.state }
  var moment: Int { visit?.moment ?? session.moments.count }
  /// The branch at the shown moment whose turn it is.
  var branch: Int? { session.branches.next(at: moment) }
  var screen: Stage8App.Screen { shown.routes.top }
  /// The row of the list on the screen.
  var cursor: Int {
    get { min(cursors[shown.routes.topID, default: 0], max(rows - 1, 0)) }
    set { cursors[shown.routes.topID] = newValue }
  }
  /// The row that the keys move, and how many there are.
  var row: (current: Int, count: Int) {
    if question == .help { return (helpRow, listedBindings.count) }
    if isOnTimeline { return (moment, session.moments.count + 1) }
    return (cursor, rows)
  }
  /// The number of rows of the list on the screen.
  private var rows: Int {
    switch screen {
    case .favorites: shown.app.appState.favoritePrimes.count
    case .feed: shown.app.appState.activityFeed.count
    case .counter, .favorite, .primeSheet: 0
    }
  }
}

extension KnownFile.Contents {
  var failure: Program.Question? {
    if case .unreadable(let reason) = self { .failed(reason) } else { nil }
  }
}

enum ProgramAction: Equatable {
  case pressed(Key)
  case pasted(String)
  case refuse(String)
  /// An action of the app, now.
  case app(Stage8App.Action)
  case session(SessionAction)
  case showTimeline(Bool)
  /// Moves to a later row of the list or the help, or to a later moment of the timeline.
  case move(Int)
  case type(String)
  case ask(Program.Question?)
  case quit

  var session: SessionAction? { if case .session(let action) = self { action } else { nil } }
}

/// - Parameter now: Returns the time of an action.
func programReducer(
  _ session: @escaping EffectReducer<Session, SessionAction>, now: @escaping () -> Date
) -> EffectReducer<Program, ProgramAction> {
  let reducer: EffectReducer<Program, ProgramAction> = combine {
    pullback(
      session, value: \.session, action: CasePath(\.session, ProgramAction.session))
    screenReducer
  }
  return { program, action in
    guard case .app(let action) = action else { return reducer(&program, action) }
    program.typed = ""
    return reducer(&program, .session(.happened(Moment(action: action, time: now()))))
  }
}

private func screenReducer(
  program: inout Program, action: ProgramAction
) -> Effect<ProgramAction> {
  switch action {
  case .pressed(let key):
    (program.key, program.note) = (key, "")
    return .concatenate(program.actions(of: key).map(Effect.send))
  case .pasted(let text):
    (program.key, program.note) = ("", "")
    return .concatenate(program.actions(ofPasted: text).map(Effect.send))

  case .refuse(let reason): program.note = reason

  case .session(.happened(let moment)): program.show(resultOf: moment.action)
  case .session: (program.visit, program.isOnTimeline) = (nil, false)
  case .app: break
  case .showTimeline(let isShown): (program.isOnTimeline, program.visit) = (isShown, nil)

  case .move(let distance): program.move(by: distance)
  case .type(let text): program.typed = text
  case .ask(let question):
    (program.question, program.typed, program.helpRow) = (question, "", 0)

  case .quit:
    let mustAsk = program.question != .quit && !program.session.unwritten.isEmpty
    if mustAsk {
      let count = program.session.unwrittenCount
      (program.question, program.typed) = (.quit, "")
      program.note =
        count == 1
        ? "1 change to the favorites is not written"
        : "\(count) changes to the favorites are not written"
    } else {
      program.isOver = true
    }
  }
  return .none
}

extension Program {
  fileprivate mutating func move(by distance: Int) {
    let new = min(max(row.current + distance, 0), max(row.count - 1, 0))
    if question == .help {
      helpRow = new
    } else if !isOnTimeline {
      cursor = new
    } else if new == session.moments.count {
      visit = nil
    } else {
      let (before, after) = session.states(at: new)
      visit = Visit(moment: new, before: before, after: after)
    }
  }

  fileprivate mutating func show(resultOf action: Stage8App.Action) {
    switch action {
    case .app(.history(.perform(.nthPrime(.answered(let n, let prime))))):
      note = "prime number \(n) is \(prime)"
    case .app(.history(.perform(.nthPrime(.failed(_, let message))))): note = message
    case .app(.history(.perform(.favoritesFile(.failed(let message))))):
      question = .failed(message)
    case _ where action.file != nil:
      if case .done(let message) = session.state.app.history.present.fileMessage { note = message }
      // Nothing is left to ask.
      if question == .quit { isOver = session.unwritten.isEmpty }
    default: break
    }
  }
}
