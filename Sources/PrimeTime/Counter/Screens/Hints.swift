// Which keys there are: the footer of each screen, and the help.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalUI

/// The keys of the screen, the more useful ones first, as many as there is room for.
func footer(_ state: ScreenState, width: Int) -> Line {
  let hints = hints(state)
  func line(_ hints: ArraySlice<(String, String)>) -> Line {
    hints.reduce(Line()) { line, hint in
      line + Line(line.pieces.isEmpty ? " " : "  ") + Line(hint.0, .bold) + Line(" \(hint.1)", .dim)
    }
  }
  // The last hint says where the others are, and stays.
  for count in (0..<hints.count).reversed() {
    let line = line(hints.prefix(count) + hints.suffix(1))
    if line.width <= width { return line }
  }
  return line(hints.suffix(1))
}

private func hints(_ state: ScreenState) -> [(String, String)] {
  if state.typed != nil { return [("Enter", "take"), ("Esc", "drop")] }
  let help = ("?", "help")
  switch state.screen {
  case .counter:
    return [
      ("+ -", "count"), ("p", "prime"), ("n", "nth"), ("q", "quit"), ("u", "undo"), ("r", "redo"),
      ("f", "favorites"), ("t", "timeline"), ("w l", "file"), ("0–9", "count"), ("a", "activity"),
      ("i", state.app.loggedInUser == nil ? "log in" : "log out"), help,
    ]
  case .primeSheet:
    return [("s", "save"), ("d", "remove"), ("u", "undo"), ("Esc", "back"), help]
  case .favorites:
    return [
      ("↑↓", "move"), ("x", "select"), ("d", "delete"), ("u", "undo"), ("Esc", "back"),
      ("*", "all"), ("w", "write"), ("l", "load"), help,
    ]
  case .activity:
    return [("↑↓", "scroll"), ("u", "undo"), ("Esc", "back"), help]
  case .timeline:
    return [
      ("↑↓", "step"), ("Enter", "go there"), ("Esc", state.timeline.isInPast ? "present" : "back"),
      ("g G", "ends"), ("0–9", "jump"), help,
    ]
  case .help:
    return [("↑↓", "scroll"), ("Esc", "back")]
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
let helpLines: [Line] = {
  func heading(_ text: String) -> Line { Line(" " + text, .bold) }
  func keys(_ keys: String, _ meaning: String) -> Line {
    Line("   " + keys.padded(to: 15), Style(foreground: .cyan)) + Line(meaning)
  }
  return [
    heading("Counter"),
    keys("+ k ↑ →", "count up"),
    keys("- j ↓ ←", "count down"),
    keys("0–9, = then -", "type a count, Enter takes it"),
    keys("p", "is it prime? s saves it, d removes it"),
    keys("n", "find the nth prime, Esc cancels"),
    heading("Everywhere but on the timeline"),
    keys("u r", "undo, redo"),
    keys("w l", "write the favorites to the file, load them"),
    keys("i", "log in, log out"),
    heading("Everywhere"),
    keys("c f a t ?", "counter, favorites, activity, timeline, help"),
    keys("Esc q", "back; on the counter, q quits"),
    keys("Enter Esc", "close an alert"),
    keys("Ctrl-C Ctrl-Z", "quit, stop"),
    heading("Favorites"),
    keys("↑↓ j k g G", "move"),
    keys("x Space, *", "select one, all or none"),
    keys("d Delete", "delete the selected, or the one at the cursor"),
    heading("Timeline"),
    keys("↑↓ ←→ j k h l", "step: the screens show that moment, nothing changes"),
    keys("Home End g G", "to the start, to the present"),
    keys("0–9", "type a moment, Enter goes there"),
    keys("Enter", "go there: look around, or act, which starts a"),
    keys("", "new branch and drops the later moments"),
    keys("Esc", "return to the present"),
  ]
}()
