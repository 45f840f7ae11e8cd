// The main loop: keys become actions, and what they change is drawn.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI

/// The full-screen program: a store like any other, whose actions come from keys.
@MainActor
final class ScreenProgram {
  /// How the program ended.
  struct Ending: Equatable {
    /// What asked it to quit, if that was a signal.
    var signal: Int32?
    /// What went wrong and was not yet taken note of.
    var failures: [String] = []
  }

  let store: Store<ScreenState, ScreenAction>
  private let terminal: Terminal
  private var size: Size
  private var token: ObserverToken?
  private var willDraw = false

  init(
    state: ScreenState, reducer: @escaping ScreenReducer, environment: AppEnvironment,
    terminal: Terminal
  ) {
    // A report comes while the store is at work, which then is there.
    weak var program: ScreenProgram?
    store = Store(
      value: state, reducer: reducer, environment: environment,
      report: { message in
        program?.store.send(.alerted(Alert(title: "Failed", text: message, isFailure: true)))
      })
    self.terminal = terminal
    size = terminal.size
    program = self
    token = store.observe { [weak self] _ in self?.drawSoon() }
  }

  /// Runs until the user quits, a signal asks for it, or the input ends.
  ///
  /// - Parameter clock: Whose seconds a write still under way is given.
  func run(clock: some Clock<Duration> = ContinuousClock()) async -> Ending {
    draw()
    var ending = Ending()
    let batches = EventBatches(terminal.events)
    arrivals: for await _ in batches.arrivals {
      for event in batches.take() {
        switch event {
        case .key(let key): press(key)
        case .resize(let size): self.size = size
        case .resumed: break
        case .quitRequested(let signal):
          ending.signal = signal
          break arrivals
        case .endOfInput: break arrivals
        }
        if store.value.isQuitting { break arrivals }
      }
      draw()
    }
    ending.failures = await finish(clock: clock)
    return ending
  }

  /// Reduces what the key means; of a paste, what each of its characters means as a key, unless a text
  /// is being typed that it belongs to.
  private func press(_ key: Key) {
    switch (key, store.value.typed) {
    case (.mouse(let mouse), _):
      let page = page(store.value, width: size.columns)
      let target = page.target(row: mouse.row, column: mouse.column, size: size)
      if mouse.gesture == .click, case .key(let key) = target { return send(key) }
      if let action = action(for: mouse.gesture, on: target, in: store.value) {
        store.send(action)
      }
    case (.paste, .name), (.paste, .filter): send(key)
    case (.paste(let text), _):
      for character in text {
        send(character == "\n" ? .enter : .character(character))
        if store.value.isQuitting { return }
      }
    default: send(key)
    }
  }

  private func send(_ key: Key) {
    if endsNumber(key, in: store.value) { send(.enter) }
    if let action = action(for: key, in: store.value) { store.send(action) }
  }

  /// Draws once the main actor is done with what it is at: a batch of keys, or what effects told.
  private func drawSoon() {
    if willDraw { return }
    willDraw = true
    Task { if willDraw { draw() } }
  }

  private func draw() {
    willDraw = false
    terminal.draw(frame(store.value, size: size))
  }

  /// Cancels the search, waits up to half a minute for a file that is being written, and returns the
  /// failures that nobody has seen.
  private func finish(clock: some Clock<Duration>) async -> [String] {
    if store.value.timeline.isInPast { store.send(.timeline(.returnToPresent)) }
    if store.value.app.isSearching { store.send(.app(.nthPrime(.cancelTapped))) }
    var unfinished: [String] = []
    if store.effectsInFlight > 0 {
      store.send(.finishing)
      if await !store.finish(within: .seconds(30), clock: clock) {
        unfinished = ["a file was still being written or loaded, and that was called off"]
      }
    }
    return store.value.alerts.filter(\.isFailure).map(\.text) + unfinished
  }
}
