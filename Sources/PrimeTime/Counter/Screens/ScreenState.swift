// The state of the full-screen program, and its reducer: the app on a timeline, and the screens around it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TerminalScreens
import TerminalUI

struct ScreenState: Equatable {
  var timeline = Timeline()
  var file: String
  var screen = Screen.counter
  var typed: Typed?
  /// The text that all shown rows of the list contain; empty to show all rows.
  var filter = ""
  /// The cursors of the lists. One that is missing is at the start.
  var cursors: [Screen: Cursor] = [:]
  var selected: Set<Int> = []
  /// A note, shown until the next key.
  var note: String?
  /// Alerts, each of which stays until the user closes it.
  var alerts: [Alert] = []
  var isQuitting = false
  /// Whether the program quits as soon as the favorites are written.
  var quitsWhenWritten = false

  /// The app as it is shown, which may be the past.
  var app: AppState { timeline.shown.present }
}

/// The screen that is shown.
///
/// An enum is enough here, instead of ``Routes``: every screen is one key away from any other, exists once, and
/// has no state or effect that ends when the user leaves it, and Esc leads back to the counter. A stack would only
/// have to be kept from growing.
enum Screen: String, CaseIterable {
  case counter, primeSheet, favorites, activity, timeline, help

  static let tabs: [Screen] = [.counter, .favorites, .activity, .timeline, .help]

  /// The screen that Tab leads to, or Shift-Tab with −1.
  func next(_ step: Int) -> Screen {
    let (tabs, index) = (Screen.tabs, Screen.tabs.firstIndex(of: self) ?? 0)
    return tabs[(index + step + tabs.count) % tabs.count]
  }
}

enum Typed: Equatable {
  case number(TextField)
  case name(TextField)
  /// The text is in ``ScreenState/filter``, too, so that it filters the list while it is being typed.
  case filter(TextField)

  var field: TextField {
    switch self {
    case .number(let field), .name(let field), .filter(let field): field
    }
  }
}

/// A box over the screen.
struct Alert: Equatable {
  var title: String
  var text: String
  var isFailure = true
  var question: Question?

  enum Question: Equatable {
    case overwrite(path: String)
    case quit
  }
}

enum ScreenAction: Equatable {
  case timeline(TimelineAction)
  case screenChosen(Screen)
  /// Moves the cursor of a list, by default that of the screen.
  case cursorMoved(Movement, on: Screen? = nil)
  case rowChosen(Int, Screen)
  case boxTicked(row: Int)
  /// The filter of the list changed, while it was being typed or afterwards.
  case filtered(TextField, isTyped: Bool)
  case selectTapped
  case typed(Typed?)
  /// A key has no effect now, for this reason.
  case refused(String)
  case alerted(Alert)
  case alertClosed
  case quitTapped
  case writeAndQuitTapped
  /// The program is about to end, and waits for effects in flight.
  case finishing

  enum Movement: Equatable {
    case by(Int)
    case toStart, toEnd
  }
}

extension ScreenAction {
  var timeline: TimelineAction? { if case .timeline(let action) = self { action } else { nil } }

  static func app(_ action: AppAction) -> ScreenAction { .timeline(.app(.perform(action))) }
}

typealias ScreenReducer = EffectReducer<ScreenState, ScreenAction>

func screenReducer(
  _ app: @escaping AppReducer, _ environment: AppEnvironment, recorder: LineWriter? = nil
) -> ScreenReducer {
  combine {
    lift(noteReducer)
    pullback(
      recorded({ timeTraveling(app, $0) }, environment, by: recorder, as: { $0 }),
      value: \.timeline, action: CasePath(\.timeline, ScreenAction.timeline))
    lift(newsReducer)
    screensReducer
  }
}

/// Runs before the app: clears the last note, and notes that a branch starts.
private func noteReducer(state: inout ScreenState, action: ScreenAction) {
  if case .timeline(.app(let action)) = action, action.isFromAnEffect { return }
  state.note = nil
  guard case .timeline(.app) = action, state.timeline.isInPast else { return }
  let (moment, last) = (state.timeline.moment, state.timeline.last)
  state.note = "a new branch from moment \(moment); b there returns to \(moment + 1)…\(last)"
  if state.timeline.present.present.usesFile {
    let text = "The new branch cancelled the writing or loading of the favorites."
    state.alert(Alert(title: "Cancelled", text: text))
  }
}

/// Runs after the app: shows the results of effects.
private func newsReducer(state: inout ScreenState, action: ScreenAction) {
  guard case .timeline(.app(.perform(let action))) = action else { return }
  switch action {
  case .nthPrime(.answered(let n, let prime)):
    state.alert(
      Alert(title: "Found", text: "The \(ordinal(n)) prime is \(prime).", isFailure: false))
  case .nthPrime(.failed(_, let message)):
    state.alert(Alert(title: "Not found", text: message))
  case .favoritesFile(.failed(let message)):
    state.quitsWhenWritten = false
    state.alert(Alert(title: "Failed", text: message))
  case .favoritesFile(.overwriteAsked(let path, let message)):
    state.alert(Alert(title: "Overwrite it?", text: message, question: .overwrite(path: path)))
  case .favoritesFile(.writeTapped), .favoritesFile(.overwriteTapped), .favoritesFile(.loadTapped):
    state.alerts.removeAll { $0.question != nil || $0.title == "Failed" }
    if case .favoritesFile(.loadTapped) = action { state.quitsWhenWritten = false }
  case .favoritesFile(.written), .favoritesFile(.loaded):
    if case .done(let message) = state.timeline.present.present.fileMessage { state.note = message }
    if state.quitsWhenWritten { state.quit() }
  case .counter, .primeModal, .favoritePrimes, .login, .nthPrime: break
  }
}

private func screensReducer(
  state: inout ScreenState, action: ScreenAction
) -> Effect<ScreenAction> {
  switch action {
  case .timeline(let action):
    if case .app(let action) = action, action.isFromAnEffect { break }
    state.typed = nil
  case .screenChosen(let screen):
    state.show(screen)
    (state.cursors[.activity], state.cursors[.help]) = (nil, nil)
  case .cursorMoved(let movement, let screen):
    state.move(movement, on: screen ?? state.screen)
  case .rowChosen(let row, let screen):
    state.click(row, on: screen)
    if screen == .timeline { return .send(.timeline(.visit(moment: row))) }
  case .boxTicked(let row):
    state.click(row, on: .favorites)
    state.toggleFavoriteAtCursor()
  case .selectTapped:
    state.toggleFavoriteAtCursor()
    state.move(.by(1), on: .favorites)
  case .filtered(let field, let isTyped):
    state.setFilter(field.text)
    state.typed = isTyped ? .filter(field) : nil
  case .typed(let typed): state.typed = typed
  case .refused(let why): state.note = why
  case .alerted(let alert): state.alert(alert)
  case .alertClosed:
    state.quitsWhenWritten = false
    if !state.alerts.isEmpty { state.alerts.removeFirst() }
  case .quitTapped: state.quit()
  case .writeAndQuitTapped:
    state.quitsWhenWritten = true
    return .concatenate(
      .send(.timeline(.returnToPresent)),
      .send(.app(.favoritesFile(.writeTapped(path: state.file)))))
  case .finishing: state.note = "finishing; press Ctrl-C twice to quit at once"
  }
  // Primes that are no longer favorites cannot be selected.
  if !state.selected.isEmpty { state.selected.formIntersection(state.app.favoritePrimes) }
  let asked = state.alerts.first.flatMap { $0.question == .quit ? $0.text : nil }
  if let asked, asked != state.unwrittenText { state.alerts.removeFirst() }
  return .none
}

extension ScreenState {
  fileprivate mutating func alert(_ alert: Alert) {
    if !alerts.contains(alert) { alerts.append(alert) }
  }

  /// Quits at once, or when the favorites that are being written are. Asks first if any are not written.
  fileprivate mutating func quit() {
    let app = timeline.present.present
    if case .writing = app.fileMessage {
      quitsWhenWritten = true
      note = "quits when the favorites are written; Ctrl-C twice quits at once"
    } else if app.unwritten.isEmpty || alerts.first?.question == .quit {
      isQuitting = true
      alerts.removeAll { $0.question == .quit }
    } else {
      alerts.insert(Alert(title: "Quit?", text: unwrittenText, question: .quit), at: 0)
    }
  }

  fileprivate var unwrittenText: String {
    "Not written to the file: \(timeline.present.present.unwritten.joined(separator: ", "))."
  }
}
