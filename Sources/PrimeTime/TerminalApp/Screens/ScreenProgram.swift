// The main loop: turns keys into actions, and draws the changes.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalUI

@MainActor
final class ScreenProgram {
  let store: Store<TerminalState, TerminalAction>
  private let loop: MainLoop
  private let token: ObserverToken

  init(state: TerminalState, reducer: @escaping TerminalReducer, terminal: Terminal) {
    // Reports come from the store, so the program exists by then.
    weak var program: ScreenProgram?
    let store = Store(
      value: state, reducer: reducer, report: { program?.store.send(.failed($0)) })
    let loop = MainLoop(terminal) { store.value.frame(size: $0) }
    token = store.observe { _ in loop.drawSoon() }
    (self.store, self.loop) = (store, loop)
    program = self
  }

  /// Runs until the user quits, a signal asks for it, or the input ends.
  ///
  /// - Returns: The signal, if there was one, and the failures that the user has not seen yet.
  func run() async -> (signal: Int32?, failures: [String]) {
    let signal = await loop.run(
      until: { store.value.quitting == .now },
      press: { key, target in
        for key in store.value.completing(key) { store.send(.pressed(key, on: target)) }
      })
    var failures = await finish()
    if store.value.quitting != .now {
      failures += store.value.timeline.warning(of: store.value.file)
    }
    return (signal, failures)
  }

  /// Cancels the search, waits for a file that is being written, and returns the failures that nobody has seen.
  private func finish() async -> [String] {
    if store.value.timeline.isInPast { store.send(.timeline(.returnToPresent)) }
    if store.value.shown.isSearching { store.send(.app(.nthPrime(.cancelTapped))) }
    if store.effectsInFlight > 0 {
      store.send(.finishing)
      loop.draw()
    }
    await store.finish()
    return store.value.failures
  }
}
