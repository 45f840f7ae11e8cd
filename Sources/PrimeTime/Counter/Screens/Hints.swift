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
  if !state.alerts.isEmpty { return [("Enter", "close"), ("Esc", "close")] }
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
      ("+ -", "count"), ("p", "prime"), ("n", "nth"), ("q", "quit"), ("u", "undo"), ("r", "redo"),
      ("Tab", "screens"), ("w l", "file"), ("0–9", "count"),
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

/// The help, with a cursor if the help does not fit. Without a cursor, the keys that move it would seem to do
/// nothing in the first half.
func helpLines(cursor: Int, height: Int) -> [Line] {
  helpLines.indices.window(of: height, around: cursor).map { index in
    let isMarked = index == cursor && helpLines.count > height
    return isMarked ? helpLines[index].styled(.reverse) : helpLines[index]
  }
}

/// The help, line by line.
let helpLines = Array(helpSections.joined())

/// The help, section by section.
let helpSections: [[Line]] = {
  func section(_ heading: String, _ keys: (String, String)...) -> [Line] {
    [Line(" " + heading, .bold)]
      + keys.map { Line("   " + $0.padded(to: 15), Style(foreground: .cyan)) + Line($1) }
  }
  return [
    section(
      "Counter", ("+ k ↑ →", "count up"), ("- j ↓ ←", "count down"),
      ("0–9, = then -", "type a count, Enter accepts it"),
      ("p", "is it prime? s saves it, d removes it"), ("n", "find the nth prime, Esc cancels")),
    section(
      "Everywhere except on the timeline", ("u r", "undo, redo"),
      ("w l", "write the favorites, load them"), ("i", "log in, log out")),
    section(
      "Everywhere", ("Tab", "next screen; Shift-Tab goes back"),
      ("c f a t ?", "the screens, and this help"),
      ("Esc q", "back; on the counter, q quits"), ("Enter Esc", "close an alert"),
      ("Ctrl-C Ctrl-Z", "quit, stop")),
    section(
      "Lists and the mouse", ("/", "show only the rows that contain a text"),
      ("click", "a tab, a row, its box, or a key that is shown"), ("wheel", "moves in a list"),
      ("Shift", "and the mouse select text to copy")),
    section(
      "Favorites", ("↑↓ j k g G", "move"), ("x Space, *", "select one, all or none"),
      ("d Delete", "delete the selection, or the row")),
    section(
      "Timeline", ("↑↓ ←→ j k h l", "step: the screens show that moment"),
      ("Space", "play, from the start if at the present"),
      ("< >", "a twentieth back or forward"), ("Home End g G", "to the start, to the present"),
      ("0–9", "type a moment, Enter goes there"),
      ("Enter", "go there; any action starts a branch,"),
      ("", "and the later moments become a fork"),
      ("b", "continue the fork that was left here"),
      ("e", "export the moments as a web page"), ("Esc", "return to the present")),
  ]
}()
