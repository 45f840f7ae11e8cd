// The main loop: turns keys and clicks into actions, and draws the changes.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI

@MainActor
final class ScreenProgram {
  let store: Store<ScreenState, ScreenAction>
  private let loop: MainLoop
  private var token: ObserverToken?
  private var lastKey: Key?

  init(state: ScreenState, reducer: @escaping ScreenReducer, terminal: Terminal) {
    // Reports come from the store, so the program exists by then.
    weak var program: ScreenProgram?
    store = Store(
      value: state, reducer: reducer,
      report: { message in
        program?.store.send(.alerted(Alert(title: "Failed", text: message)))
      })
    loop = MainLoop(terminal) { [store] size in frame(store.value, size: size) }
    program = self
    token = store.observe { [loop] _ in loop.drawSoon() }
  }

  /// Runs until the user quits, a signal asks for it, or the input ends.
  ///
  /// - Returns: The signal, if there was one, and the failures that the user has not seen yet.
  func run() async -> (signal: Int32?, failures: [String]) {
    let signal = await loop.run(until: { store.value.isQuitting }, press: press)
    var failures = await finish()
    let app = store.value.timeline.present.present
    if !store.value.isQuitting { failures += app.warning(of: store.value.file) }
    return (signal, failures)
  }

  private func press(_ key: Key, _ size: Size) {
    guard case .mouse(let mouse) = key else { return send(key) }
    let page = page(store.value, width: size.columns)
    let target = page.target(row: mouse.row, column: mouse.column, size: size)
    if mouse.gesture == .click, case .key(let key) = target { return send(key) }
    if let action = action(for: mouse.gesture, on: target, in: store.value) { store.send(action) }
  }

  private func send(_ key: Key) {
    defer { lastKey = key }
    if endsNumber(key, in: store.value) { send(.enter) }
    var action = action(for: key, in: store.value) ?? .refused(unknownKey)
    // "-" has counted down, but before a digit it was meant as a sign.
    if lastKey == .character("-"), case .typed(.number(let field)) = action,
      store.value.typed == nil, store.value.screen == .counter, !field.text.isEmpty
    {
      action = .typed(.number(TextField("-\(field.text)")))
    }
    store.send(action)
  }

  /// Cancels the search, waits for a file that is being written, and returns the failures that nobody has seen.
  private func finish() async -> [String] {
    if store.value.timeline.isInPast { store.send(.timeline(.returnToPresent)) }
    if store.value.app.isSearching { store.send(.app(.nthPrime(.cancelTapped))) }
    if store.effectsInFlight > 0 {
      store.send(.finishing)
      loop.draw()
    }
    await store.finish()
    return store.value.alerts.filter { $0.isFailure && $0.question != .quit }.map(\.text)
  }
}

/// The action of a click or a turn of the wheel, if it has one. A pure function, as for keys.
///
/// A click acts on the pane under the mouse, and the wheel moves in it, or else in the list of the screen. On the
/// counter, where the arrows count, the wheel does nothing.
func action(
  for gesture: Mouse.Gesture, on target: Target?, in state: ScreenState
) -> ScreenAction? {
  let screen = target.flatMap(Screen.init)
  switch (gesture, target) {
  case (.click, .key(let key)): return action(for: key, in: state)
  case (.click, .tab(let index)): return .screenChosen(Screen.tabs[index])
  case (.click, .row(let row, list: boxes)): return .boxTicked(row: row)
  case (.click, .row(let row, _)): return screen.map { .rowChosen(row, $0) }
  case (.click, _): return screen == state.screen ? nil : screen.map { .screenChosen($0) }
  case (.wheelUp, _), (.wheelDown, _): break
  }
  guard state.alerts.isEmpty else { return nil }
  if case .name = state.typed { return nil }
  let (key, step): (Key, Int) = gesture == .wheelUp ? (.up, -1) : (.down, 1)
  switch screen ?? state.screen {
  case .counter, .primeSheet: return nil
  case state.screen: return action(for: key, in: state)
  case .timeline: return state.step(step)
  case let list: return .cursorMoved(.by(step), on: list)
  }
}

extension Screen {
  fileprivate init?(_ target: Target) {
    switch target {
    case .row(_, list: boxes): self = .favorites
    case .pane(let name), .row(_, list: let name): self.init(rawValue: name)
    case .key, .tab: return nil
    }
  }
}
