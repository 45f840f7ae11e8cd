// Learn: the map and the open exercise, as a page.
// SPDX-License-Identifier: MIT

import TerminalScreens
import TerminalUI

/// The page for a state. It depends on nothing else.
func page(_ state: ScreenState, folder: ExerciseFolder) -> Page {
  Page(
    title: "Learn", corner: " \(state.progress.done.count) of \(exercises.count) done ",
    hints: [("↑↓", "choose"), ("n", "next"), ("h", "hint"), ("c", "check")]
  ) { width, height in
    let left = width < 76 ? 0 : 36
    let lines = exerciseLines(state, folder: folder, width: max(width - left - 3, 1))
    if left == 0 { return lines.map { Line(" ") + $0 } }
    return beside(
      map(state, width: left, height: height), left, lines, width - left, height: height)
  }
}

/// The open exercise: its task, its verdict, and the hints so far.
private func exerciseLines(_ state: ScreenState, folder: ExerciseFolder, width: Int) -> [Line] {
  func text(_ text: String, _ style: Style = .plain) -> [Line] {
    let indentation = String(text.prefix { $0 == " " })
    return text.wrapped(to: width - indentation.count).map { Line(indentation + $0, style) }
  }
  let exercise = state.exercise
  var lines =
    text("Exercise \(exercise.number): \(exercise.title)", .bold)
    + text("") + text("The task is in the file. Edit")
    + text("  \(folder.file(of: exercise).shown)", Style(foreground: .cyan))
    + text("and save it to test it.") + text("")
  if state.isChecking {
    lines += text("Building and testing …", .dim)
  } else if let verdict = state.verdict {
    let colour: Style.Colour = verdict.hasPassed ? .green : .red
    for (index, line) in verdict.lines.enumerated() {
      lines += text(line, index == 0 ? Style(foreground: colour, bold: true) : .plain)
    }
    if verdict.hasPassed { lines += text("") + text("n opens the next exercise.") }
  }
  for (index, hint) in state.hints.enumerated() {
    lines += text("") + text("Hint \(index + 1): \(hint)", Style(foreground: .yellow))
  }
  return lines
}

/// All stages and exercises, as many as there is room for.
private func map(_ state: ScreenState, width: Int, height: Int) -> [Line] {
  var lines: [Line] = []
  var selected = 0
  for stage in course {
    lines.append(Line(" \(stage.number) \(stage.name)", .bold))
    for exercise in stage.exercises {
      let isDone = state.progress.done.contains(exercise.number)
      if exercise == state.exercise { selected = lines.count }
      let style: Style =
        exercise == state.exercise ? .selected : Style(foreground: isDone ? .green : nil)
      let line = Line("  \(isDone ? "✓" : "·") \(exercise.number) \(exercise.title)", style)
      lines.append(line.fitted(to: width, style).targeting(.row(exercise.number - 1)))
    }
  }
  return Array(lines.window(of: height, around: selected))
}
