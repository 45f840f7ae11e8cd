// The state of the full-screen program, and its reducer: the app on a timeline, and the screens around it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import LineMode
import PrimeTime
import TerminalUI

struct ScreenState: TerminalApp {
  typealias Message = [TimelineAction]

  var timeline = Timeline()
  var file: String
  var screen = Screen.counter
  /// The text that all shown rows of the list contain; empty to show all rows.
  var filter = ""
  /// The elements of the list that contain it, in the order of the rows.
  var matches: [Int] = []
  /// The cursors of the lists. One that is missing is at the start.
  var cursors: [Screen: Cursor] = [:]
  var selected: Set<Int> = []
  /// Alerts, each of which stays until the user closes it.
  var alerts: [Alert] = []
  var isQuitting = false
  /// Whether the program quits as soon as the favorites are written.
  var quitsWhenWritten = false
  var overlay = Overlay<ScreenState>()

  /// The app as it is shown, which may be the past.
  var app: AppState { shown.app }
  var shown: Stage4App.State { timeline.shown.present }
}

/// The screen that is shown.
///
/// An enum is enough here, instead of ``Routes``: every screen is one key away from any other, exists once, and
/// has no state or effect that ends when the user leaves it, and Esc leads back to the counter. A stack would only
/// have to be kept from growing.
enum Screen: String, CaseIterable {
  case counter, primeSheet, favorites, activity, timeline

  /// The screen that Tab leads to, or Shift-Tab with −1.
  func next(_ step: Int) -> Screen {
    let tabs = Screen.allCases.filter { $0 != .primeSheet }
    let index = tabs.firstIndex(of: self) ?? 0
    return tabs[(index + step + tabs.count) % tabs.count]
  }
}

/// A box over the screen.
struct Alert: Equatable {
  enum Kind { case success, failure, quitQuestion }

  var title: String
  var text: String
  var kind = Kind.failure
}

enum ScreenAction: Equatable {
  /// The user pressed a key, or clicked on a target.
  case pressed(Key, on: Target? = nil)
  case timeline(TimelineAction)
  case failed(String)
  /// The program is about to end, and waits for effects in flight.
  case finishing
}

extension ScreenAction {
  var timeline: TimelineAction? { if case .timeline(let action) = self { action } else { nil } }

  static func app(_ action: AppAction) -> ScreenAction { .app(.app(action)) }
  static func app(_ action: Stage4App.Action) -> ScreenAction { .timeline(.app(.perform(action))) }
}

typealias ScreenReducer = EffectReducer<ScreenState, ScreenAction>

func screenReducer(
  _ app: @escaping AppReducer, _ environment: AppEnvironment, recorder: LineWriter? = nil
) -> ScreenReducer {
  combine {
    lift(branchReducer)
    pullback(
      recorded(app, environment, by: recorder), value: \.timeline,
      action: CasePath(\.timeline, ScreenAction.timeline))
    screensReducer
  }
}

/// Runs before the app: notes that a branch starts.
private func branchReducer(state: inout ScreenState, action: ScreenAction) {
  guard case .timeline(.app(let action)) = action, !action.isFromAnEffect, state.timeline.isInPast
  else { return }
  let (moment, last) = (state.timeline.moment, state.timeline.last)
  let fork = last == moment + 1 ? "\(last)" : "\(moment + 1)…\(last)"
  state.overlay.note = "a new branch from moment \(moment); b there returns to \(fork)"
}

private func screensReducer(
  state: inout ScreenState, action: ScreenAction
) -> Effect<ScreenAction> {
  switch action {
  case .pressed(let key, let target):
    let actions = state.press(key, on: target) ?? []
    return .concatenate(actions.map { .send(.timeline($0)) })
  case .timeline(let action):
    if case .app(.perform(let action)) = action { state.show(resultOf: action) }
    state.update()
  case .failed(let message): state.alert(Alert(title: "Failed", text: message))
  case .finishing: state.overlay.note = "finishing; press Ctrl-C twice to quit at once"
  }
  return .none
}

extension ScreenState {
  fileprivate mutating func show(resultOf action: Stage4App.Action) {
    switch action {
    case .nthPrime(.answered(let n, let prime)):
      let text = "The \(ordinal(n)) prime is \(prime)."
      alert(Alert(title: "Found", text: text, kind: .success))
    case .nthPrime(.failed(_, let message)): alert(Alert(title: "Not found", text: message))
    case .favoritesFile(.failed(let message)):
      quitsWhenWritten = false
      alert(Alert(title: "Failed", text: message))
    case .favoritesFile(.writeTapped), .favoritesFile(.loadTapped):
      alerts.removeAll { $0.kind == .quitQuestion || $0.title == "Failed" }
    case .favoritesFile(.written), .favoritesFile(.loaded):
      if case .done(let message) = timeline.present.present.fileMessage { overlay.note = message }
      if quitsWhenWritten { quit() }
    case .app, .nthPrime: break
    }
  }

  /// Forgets what the last action has made outdated.
  fileprivate mutating func update() {
    if !filter.isEmpty { findMatches() }
    // Primes that are no longer favorites cannot be selected.
    if !selected.isEmpty { selected.formIntersection(app.favoritePrimes) }
    if let asked = alerts.first(where: { $0.kind == .quitQuestion }), asked != quitQuestion {
      alerts.removeAll { $0 == asked }
    }
  }

  fileprivate mutating func alert(_ alert: Alert) {
    if !alerts.contains(alert) { alerts.append(alert) }
  }

  /// Quits at once, or when the favorites that are being written are. Asks first if any are not written.
  mutating func quit() {
    if timeline.present.present.usesFile {
      quitsWhenWritten = true
      overlay.note = "quits when the favorites are written; Ctrl-C twice quits at once"
    } else if timeline.unwritten.isEmpty || alerts.contains(quitQuestion) {
      isQuitting = true
      alerts.removeAll { $0.kind == .quitQuestion }
    } else {
      alerts.insert(quitQuestion, at: 0)
    }
  }

  private var quitQuestion: Alert {
    // A sign stays on the line of its number.
    let names = timeline.unwritten.map { $0.replacing(" ", with: "\u{A0}") }
    let text = "Not written: \(names.joined(separator: ", "))."
    return Alert(title: "Quit?", text: text, kind: .quitQuestion)
  }

  mutating func closeAlert() {
    quitsWhenWritten = false
    if !alerts.isEmpty { alerts.removeFirst() }
  }
}
