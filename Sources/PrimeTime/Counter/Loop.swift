// The loop: a key sends an action, and an observer draws a frame.

import ClassicRedux
import Foundation
import FullScreen
import PrimeTime

/// Runs until the user quits, or a signal asks for it. Returns that signal.
@MainActor
func runScreen(of store: Store<Program, ProgramAction>) async -> Int32? {
  let terminal = Terminal()
  var shown: Frame?
  let token = store.observe { _ in terminal.drawSoon() }
  defer {
    token.cancel()
    terminal.close()
  }
  for await event in terminal.events {
    switch event {
    case .input(.key("Ctrl-C")):
      store.send(.quit)
      if store.value.isOver { return SIGINT }
    case .input(.key(let key)): store.send(.pressed(key))
    case .input(.paste(let text)): store.send(.pasted(text))
    case .redraw:
      let (columns, rows) = terminal.size
      let frame = store.value.frame(size: Size(columns: columns, rows: rows))
      terminal.draw { isBlank in
        defer { shown = frame }
        return frame.sequence(over: isBlank ? nil : shown, colors: terminal.hasColors)
      }
    case .ended(let signal): return signal
    }
    if store.value.isOver { break }
  }
  return nil
}
