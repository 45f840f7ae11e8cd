// The state of the full-screen program, and its reducer: the app on a timeline, and the screens around it.

import ClassicRedux
import LineMode
import PrimeTime
import TerminalUI

struct TerminalState: TerminalApp {
  typealias Message = [TimelineAction]

  var timeline = Timeline()
  var file: String
  var screen = Screen.counter
  /// The text that all shown rows of the list contain; empty to show all rows.
  var filter = ""
  /// The elements that contain it, in the order of the rows.
  var matches: [Int] = []
  /// The row of the list at which the cursor was put. The list may have fewer by now.
  var cursor = 0
  /// A box shows the first until the user closes it.
  var failures: [String] = []
  var quitting = Quitting.no
  var overlay = Overlay<TerminalState>()

  var app: AppState { shown.app }
  var shown: Stage4App.State { timeline.shown.present }
}

/// The screen that is shown. Every screen is one key away from any other, so they need no ``Routes``.
enum Screen: String, CaseIterable {
  case counter, primeSheet, favorites, activity, timeline

  /// The screen that Tab leads to, or Shift-Tab with −1.
  func next(_ step: Int) -> Screen {
    let tabs = Screen.allCases.filter { $0 != .primeSheet }
    let index = tabs.firstIndex(of: self) ?? 0
    return tabs[(index + step + tabs.count) % tabs.count]
  }
}

enum Quitting: Equatable {
  case no
  /// A box names the changes that are not written.
  case asking
  case whenWritten
  case now
}

enum TerminalAction: Equatable {
  /// The user pressed a key, or clicked on a target.
  case pressed(Key, on: Target? = nil)
  case timeline(TimelineAction)
  case failed(String)
}

extension TerminalAction {
  var timeline: TimelineAction? { if case .timeline(let action) = self { action } else { nil } }
}

func terminalReducer(
  _ environment: AppEnvironment, recorder: NewFile? = nil
) -> EffectReducer<TerminalState, TerminalAction> {
  combine {
    pullback(
      recorded(timeTraveling, environment, by: recorder), value: \.timeline,
      action: CasePath(\.timeline, TerminalAction.timeline))
    screensReducer
  }
}

private func screensReducer(
  state: inout TerminalState, action: TerminalAction
) -> Effect<TerminalAction> {
  switch action {
  case .pressed(let key, let target):
    let actions = state.press(key, on: target) ?? []
    if case .app = actions.first, state.timeline.isInPast {
      let moment = state.timeline.moment
      state.overlay.note = "a new branch from moment \(moment); b there returns to the other"
    }
    return .concatenate(actions.map { .send(.timeline($0)) })
  case .timeline(let action):
    if case .app(.perform(let action)) = action { state.show(resultOf: action) }
    if !state.filter.isEmpty { state.findMatches() }
    if state.quitting == .asking && state.timeline.unwritten.isEmpty { state.quitting = .no }
  case .failed(let message): state.fail(message)
  }
  return .none
}

extension TerminalState {
  fileprivate mutating func show(resultOf action: Stage4App.Action) {
    switch action {
    case .nthPrime(.answered(let n, let prime)):
      overlay.note = "prime number \(n) is \(prime)"
    case .nthPrime(.failed(_, let message)): overlay.note = message
    case .favoritesFile(.writeTapped), .favoritesFile(.loadTapped): failures = []
    case .favoritesFile(.failed(let message)): fail(message)
    case .favoritesFile(.written), .favoritesFile(.loaded):
      if case .done(let message) = timeline.present.present.fileMessage { overlay.note = message }
      if quitting == .whenWritten { quit() }
    case .app, .nthPrime: break
    }
  }

  fileprivate mutating func fail(_ message: String) {
    quitting = .no
    if !failures.contains(message) { failures.append(message) }
  }

  /// Quits at once, or when the favorites that are being written are. Asks first if any are not written.
  mutating func quit() {
    if timeline.present.present.usesFile {
      quitting = .whenWritten
      overlay.note = "quits when the favorites are written; Ctrl-C twice quits at once"
    } else {
      quitting = timeline.unwritten.isEmpty || quitting == .asking ? .now : .asking
    }
  }

  var hasAlert: Bool { quitting == .asking || !failures.isEmpty }

  mutating func closeAlert() {
    if quitting == .asking { quitting = .no } else { failures.removeFirst() }
  }
}
