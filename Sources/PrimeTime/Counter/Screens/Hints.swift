// Which keys there are: the footer of each screen, and the help.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalScreens
import TerminalUI

/// The keys of the screen, the more useful ones first.
func hints(_ state: ScreenState) -> [Page.Hint] {
  switch state.typed {
  case .filter: return [("Enter", "keep"), ("Esc", "show all"), ("↑↓", "move")]
  case .number, .name: return [("Enter", "take"), ("Esc", "drop")]
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

/// The help, with a cursor if there is more of it than room: without one, the keys that move it would
/// seem dead until it is halfway down.
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
      ("0–9, = then -", "type a count, Enter takes it"),
      ("p", "is it prime? s saves it, d removes it"), ("n", "find the nth prime, Esc cancels")),
    section(
      "Everywhere but on the timeline", ("u r", "undo, redo"),
      ("w l", "write the favorites, load them"), ("i", "log in, log out")),
    section(
      "Everywhere", ("Tab", "the next screen, Shift-Tab the one before"),
      ("c f a t ?", "the screens, and this help"),
      ("Esc q", "back; on the counter, q quits"), ("Enter Esc", "close an alert"),
      ("Ctrl-C Ctrl-Z", "quit, stop")),
    section(
      "Lists and the mouse", ("/", "show only the rows that contain a text"),
      ("click", "a tab, a row, its box, or a key that is shown"), ("wheel", "moves in a list"),
      ("Shift", "and the mouse select text to copy")),
    section(
      "Favorites", ("↑↓ j k g G", "move"), ("x Space, *", "select one, all or none"),
      ("d Delete", "delete the selected, or that at the cursor")),
    section(
      "Timeline", ("↑↓ ←→ j k h l", "step: the screens show that moment"),
      ("Space", "play, from the start if at the present"),
      ("< >", "a twentieth back or on"), ("Home End g G", "to the start, to the present"),
      ("0–9", "type a moment, Enter goes there"),
      ("Enter", "go there; to act starts a new branch, and"),
      ("", "leaves the later moments as a fork"),
      ("b", "go on with the fork that was left here"),
      ("e", "export the moments as a web page"), ("Esc", "return to the present")),
  ]
}()
