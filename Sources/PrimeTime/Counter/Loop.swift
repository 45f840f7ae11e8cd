// The loop: a key sends an action, and an observer draws a frame.

import ClassicRedux
import PrimeTime

/// Runs until the user quits, or a signal asks for it. Returns that signal.
@MainActor
func runScreen(of store: Store<Program, ProgramAction>) async -> Int32? {
  let terminal = Terminal()
  let token = store.observe { _ in terminal.drawSoon() }
  defer {
    token.cancel()
    terminal.close()
  }
  for await event in terminal.events {
    switch event {
    case .key(let key): store.send(.pressed(key))
    case .redraw: terminal.draw(store.value.frame(size: terminal.size))
    case .ended(let signal): return signal
    }
    if store.value.isOver { break }
  }
  return nil
}
