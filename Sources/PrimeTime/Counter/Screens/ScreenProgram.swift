// The main loop: turns keys into actions, and draws the changes.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI

/// The full-screen program, a store whose actions come from keys.
@MainActor
final class ScreenProgram {
  /// The way the program ended.
  struct Ending: Equatable {
    /// The signal that asked it to quit, if there was one.
    var signal: Int32?
    /// The failures that the user has not seen yet.
    var failures: [String] = []
  }

  let store: Store<ScreenState, ScreenAction>
  private let loop: MainLoop
  private var token: ObserverToken?
  private var lastKey: Key?

  init(
    state: ScreenState, reducer: @escaping ScreenReducer,
    terminal: Terminal
  ) {
    // Reports come from the store, so it exists by then.
    weak var program: ScreenProgram?
    store = Store(
      value: state, reducer: reducer,
      report: { message in
        program?.store.send(.alerted(Alert(title: "Failed", text: message, isFailure: true)))
      })
    loop = MainLoop(terminal) { [store] size in frame(store.value, size: size) }
    program = self
    token = store.observe { [loop] _ in loop.drawSoon() }
  }

  /// Runs until the user quits, a signal asks for it, or the input ends.
  func run() async -> Ending {
    var ending = Ending()
    ending.signal = await loop.run { key, size in
      press(key, size: size)
      return !store.value.isQuitting
    }
    ending.failures = await finish()
    return ending
  }

  /// Sends the action of the key.
  private func press(_ key: Key, size: Size) {
    guard case .mouse(let mouse) = key else { return send(key) }
    let page = page(store.value, width: size.columns)
    let target = page.target(row: mouse.row, column: mouse.column, size: size)
    if mouse.gesture == .click, case .key(let key) = target { return send(key) }
    if let action = action(for: mouse.gesture, on: target, in: store.value) {
      store.send(action)
    }
  }

  private func send(_ key: Key) {
    defer { lastKey = key }
    if endsNumber(key, in: store.value) { send(.enter) }
    guard var action = action(for: key, in: store.value) else { return }
    // "-" has counted down, but before a digit it was meant as a sign.
    if lastKey == .character("-"), case .typed(.number(let field)) = action,
      store.value.typed == nil,
      store.value.screen == .counter, !field.text.isEmpty
    {
      action = .typed(.number(TextField("-\(field.text)")))
    }
    store.send(action)
  }

  /// Cancels the search, waits for a file that is being written, and returns the failures that nobody has seen.
  private func finish() async -> [String] {
    if store.value.timeline.isInPast { store.send(.timeline(.returnToPresent)) }
    if store.value.app.isSearching { store.send(.app(.nthPrime(.cancelTapped))) }
    if store.effectsInFlight > 0 { store.send(.finishing) }
    await store.finish()
    return store.value.alerts.filter(\.isFailure).map(\.text)
  }
}
