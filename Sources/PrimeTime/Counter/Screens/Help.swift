// Prime Time in a terminal: the help.
// SPDX-License-Identifier: MIT

import TerminalScreens
import TerminalUI

/// Keys and what they do, or a heading.
struct HelpEntry {
  var keys: String
  var meaning = ""

  /// The lines of the entry. On a narrow screen, the meaning is below the keys.
  func lines(width: Int) -> [Line] {
    if meaning.isEmpty {
      return keys.wrapped(to: max(width - 1, 1)).map { Line(" " + $0, .bold) }
    }
    let indent = width < 36 ? 5 : 19
    let meaning = meaning.wrapped(to: max(width - indent - 1, 1))
    let keys = Line("   " + keys, Style(foreground: .cyan))
    if indent == 5 { return [keys] + meaning.map { Line(blanks(indent) + $0) } }
    return [keys.fitted(to: indent) + Line(meaning[0])]
      + meaning.dropFirst().map { Line(blanks(indent) + $0) }
  }
}

/// The help, with a cursor if it does not fit. Without a cursor, the keys that move it would seem to do nothing in
/// the first half.
func helpLines(cursor: Int, width: Int, height: Int) -> [Line] {
  if width >= 120 {
    let half = helpSections.count / 2
    let columns = [helpSections[..<half], helpSections[half...]].map { sections in
      sections.joined().flatMap { $0.lines(width: width / 2) }
    }
    if columns.allSatisfy({ $0.count <= height }) {
      return beside(columns[0], width / 2, columns[1], width - width / 2, height: height)
    }
  }
  let entries = helpEntries.map { $0.lines(width: width) }
  let lines = entries.flatMap(\.self)
  if lines.count <= height { return lines }
  let first = entries[..<cursor].reduce(0) { $0 + $1.count }
  let marked = first..<(first + entries[cursor].count)
  return lines.indices.window(of: height, around: first).map { index in
    marked.contains(index) ? lines[index].styled(.reverse) : lines[index]
  }
}

let helpEntries = Array(helpSections.joined())

let helpSections: [[HelpEntry]] = {
  func section(_ heading: String, _ keys: (String, String)...) -> [HelpEntry] {
    [HelpEntry(keys: heading)] + keys.map { HelpEntry(keys: $0, meaning: $1) }
  }
  return [
    section(
      "Counter", ("+ k ↑ →", "count up"), ("- j ↓ ←", "count down"),
      ("0–9 = -", "type a count; Enter accepts it, and so does any other key"),
      ("p", "is it prime?"), ("n", "find the nth prime; Esc cancels")),
    section(
      "Is it prime?", ("s", "save it as a favorite"), ("d Delete", "remove it; so does Backspace"),
      ("Enter", "save it, or remove it"), ("p Esc", "back")),
    section(
      "Everywhere except on the timeline", ("u", "undo"), ("r Ctrl-R", "redo"),
      ("w", "write the favorites; asks before it replaces any that were not loaded"),
      ("l", "load the favorites"), ("i", "log in, log out")),
    section(
      "Everywhere", ("Tab", "next screen; Shift-Tab goes back"),
      ("c f a t ? F1", "the screens, and this help"), ("Esc", "back"), ("q Ctrl-C", "quit"),
      ("Enter Esc", "close an alert"), ("Ctrl-L", "draw the screen again"),
      ("Ctrl-Z", "stop; the shell's fg continues")),
    section(
      "Text", ("← → Home End", "move the cursor; so do Ctrl-B, Ctrl-F, Ctrl-A and Ctrl-E"),
      ("Ctrl-U Ctrl-W", "delete everything, or the word, before it"),
      ("Backspace", "delete a character; Delete and Ctrl-D, the next one"),
      ("Enter Esc", "accept, cancel")),
    section(
      "Lists and the mouse", ("↑ ↓ k j", "move"), ("PgUp PgDn", "move by ten"),
      ("Home End g G", "to the first, to the last"),
      ("/", "show only the rows that contain a text; Esc shows all"),
      ("click", "a tab, a row, its box, or a key that is shown"),
      ("wheel", "moves in the list under the mouse"),
      ("Shift", "and the mouse select text to copy")),
    section(
      "Favorites", ("x Space", "select one"), ("*", "select all or none"),
      ("d Delete", "delete the selection, or the row; so does Backspace")),
    section(
      "Timeline", ("↑ ↓ ← → k j h l", "step; all screens show that moment"),
      ("Space", "play, from the start if at the present"), ("< >", "a twentieth back or forward"),
      ("Home End g G", "to the start, to the present"),
      ("0–9", "type a moment; Enter goes there"),
      (
        "Enter",
        "to the counter at that moment; any action there starts a branch, and the later "
          + "moments become a fork"
      ),
      ("b", "continue the fork that was left here"),
      ("e", "export the moments as a web page"), ("Esc", "return to the present")),
  ]
}()
