// The reducer of the full-screen program: the app on a timeline, and the screens around it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import SessionPage
import TerminalScreens
import TerminalUI

typealias ScreenReducer = EffectReducer<ScreenState, ScreenAction>

/// Returns the reducer of the full-screen program, which exports pages with `save`.
func screenReducer(
  _ app: @escaping AppReducer, _ environment: AppEnvironment, recorder: LineWriter? = nil,
  save: @escaping @Sendable (_ text: String, _ path: String) throws -> Void = {
    try NewFile(path: $1).write($0)
  }
) -> ScreenReducer {
  combine {
    lift(noteReducer)
    pullback(
      recorded({ timeTraveling(app, $0) }, environment, by: recorder, as: { $0 }),
      value: \.timeline, action: CasePath(\.timeline, ScreenAction.timeline))
    lift(newsReducer)
    screensReducer
    exportReducer(environment, save)
  }
}

/// Writes the newest moments of the timeline to a new file in the current folder, as a web page.
private func exportReducer(
  _ environment: AppEnvironment, _ save: @escaping @Sendable (String, String) throws -> Void
) -> ScreenReducer {
  struct Export: Hashable {}
  return { state, action in
    if action == .finishing { return .cancel(id: Export()) }
    guard action == .exportTapped else { return .none }
    let (timeline, file) = (state.timeline, state.file)
    let name = "counter-\(environment.date().formatted(.iso8601.timeSeparator(.omitted)))"
    return .run { send in
      let page = await SessionPage(of: timeline, newest: 10_000, name: name, file: file) {
        await send(.exporting($0))
      }
      try Task.checkCancellation()
      try save(page.html, "\(name).html")
      await send(.exported("\(name).html"))
    } catch: { error, send in
      let text = (error as? CommandFailure)?.message ?? "\(error)"
      await send(.alerted(Alert(title: "Failed", text: text)))
    }.cancellable(id: Export(), cancelInFlight: true)
  }
}

/// Runs before the app: clears the last note, and notes that a branch starts.
private func noteReducer(state: inout ScreenState, action: ScreenAction) {
  if case .timeline(.app(let action)) = action, action.isFromAnEffect { return }
  if case .exporting = action { return }
  state.note = nil
  guard case .timeline(.app) = action, state.timeline.isInPast else { return }
  let (moment, last) = (state.timeline.moment, state.timeline.last)
  state.note = "a new branch from moment \(moment); b on it returns to \(moment + 1)…\(last)"
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
    state.alert(Alert(title: "No prime", text: message))
  case .favoritesFile(.failed(let message)):
    state.alert(Alert(title: "Failed", text: message))
  case .favoritesFile(.overwriteAsked(let path, let message)):
    state.alert(
      Alert(
        title: "Overwrite it?", text: message, question: .overwrite(path: path)))
  case .favoritesFile(.writeTapped), .favoritesFile(.overwriteTapped), .favoritesFile(.loadTapped):
    state.alerts.removeAll { $0.question != nil }
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
  case .selectAllTapped:
    let all = Set(state.rows(of: .favorites).map { state.app.favoritePrimes[$0] })
    let isAll = state.selected.isSuperset(of: all)
    state.selected = isAll ? state.selected.subtracting(all) : state.selected.union(all)
  case .filtered(let field, let isTyped):
    state.setFilter(field.text)
    state.typed = isTyped ? .filter(field) : nil
  case .typed(let typed): state.typed = typed
  case .refused(let why): state.note = why
  case .alerted(let alert):
    state.exportProgress = nil
    state.alert(alert)
  case .alertClosed:
    state.quitsWhenWritten = false
    if !state.alerts.isEmpty { state.alerts.removeFirst() }
  case .exportTapped: break
  case .exporting(let progress): state.exportProgress = progress
  case .exported(let path):
    state.exportProgress = nil
    state.note = "the timeline is in \(path); open it in a browser"
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
  return .none
}

extension ScreenState {
  fileprivate mutating func alert(_ alert: Alert) {
    if !alerts.contains(alert) { alerts.append(alert) }
  }

  /// Quits, once the favorites are written if they are being written, or else asks if any are not.
  fileprivate mutating func quit() {
    let app = timeline.present.present
    if case .writing = app.fileMessage {
      quitsWhenWritten = true
      note = "quits when the favorites are written; Ctrl-C quits at once"
    } else if app.unwritten.isEmpty || alerts.first?.question == .quit {
      isQuitting = true
      alerts.removeAll { $0.question == .quit }
    } else {
      let text = "Not written to the file: \(app.unwritten.joined(separator: ", "))."
      alerts.insert(Alert(title: "Quit?", text: text, question: .quit), at: 0)
    }
  }
}
