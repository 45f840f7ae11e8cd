// The keys, for the footer of each screen and for the help.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalScreens
import TerminalUI

/// The keys of the screen, most useful first.
func hints(_ state: ScreenState) -> [Page.Hint] {
  switch state.typed {
  case .filter: return [("Enter", "keep"), ("Esc", "show all"), ("↑↓", "move")]
  case .number, .name: return [("Enter", "accept"), ("Esc", "cancel")]
  case nil: break
  }
  if let alert = state.alerts.first {
    return (alert.overwrites == nil ? [] : [("o", "overwrite"), ("l", "load")]) + [
      ("Enter", "close")
    ]
  }
  if !state.filter.isEmpty {
    return [("Esc", "show all"), ("/", "filter"), ("↑↓", "move")]
      + screenHints(state).filter { $0.key != "Esc" && $0.key != "/" && $0.key != "↑↓" }
  }
  return screenHints(state)
}

private func screenHints(_ state: ScreenState) -> [Page.Hint] {
  let help = ("?", "help")
  switch state.screen {
  case .counter:
    return [
      ("+ -", "count"), ("p", "prime"), ("n", "nth"), ("u", "undo"), ("r", "redo"),
      ("Tab", "screens"), ("w l", "file"), ("0–9", "count"), ("q", "quit"),
      ("i", state.app.loggedInUser == nil ? "log in" : "log out"), help,
    ]
  case .primeSheet:
    return [("s", "save"), ("d", "remove"), ("u", "undo"), ("Esc", "back"), help]
  case .favorites:
    return [
      ("↑↓", "move"), ("x", "select"), ("d", "delete"), ("u", "undo"), ("Esc", "back"),
      ("/", "filter"), ("*", "all"), ("Tab", "screens"), ("w", "write"), ("l", "load"), help,
    ]
  case .activity:
    return [
      ("↑↓", "scroll"), ("u", "undo"), ("Esc", "back"), ("/", "filter"), ("Tab", "screens"), help,
    ]
  case .timeline:
    return [
      ("↑↓", "step"), ("Space", state.isPlaying ? "pause" : "play"), ("Enter", "go there"),
      ("Esc", state.timeline.isInPast ? "present" : "back"),
      ("/", "filter"), ("b", "fork"), ("< >", "scrub"), ("g G", "ends"), ("0–9", "jump"),
      ("Tab", "screens"), help,
    ]
  case .help:
    return [("↑↓", "scroll"), ("Tab", "screens"), ("Esc", "back")]
  }
}
