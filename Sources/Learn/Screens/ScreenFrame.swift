// Learn: the map and the open exercise, as a frame.
// SPDX-License-Identifier: MIT

import TerminalUI

/// The screen, as a function of its state and size.
func frame(_ state: ScreenState, folder: ExerciseFolder, size: Size) -> Frame {
  var frame = Frame(size: size)
  let mapWidth = size.columns < 76 ? 0 : 36
  if mapWidth > 0 { drawMap(state, in: &frame, rows: size.rows - 2) }

  let left = mapWidth > 0 ? mapWidth + 2 : 0
  var row = 0
  for line in page(state, folder: folder) {
    for piece in wrapped(line.text, to: size.columns - left) where row < size.rows - 2 {
      frame.put(piece, row: row, column: left, style: line.style)
      row += 1
    }
  }
  frame.put(
    "↑ ↓ choose   n next   h hint   c check   q quit", row: size.rows - 1, column: 0, style: .dim,
    clip: .ellipsis)
  return frame
}

/// A text that may not fit on one line.
private struct Text {
  var text = ""
  var style = Style.plain
}

/// The open exercise: its task, its verdict, and the hints so far.
private func page(_ state: ScreenState, folder: ExerciseFolder) -> [Text] {
  let exercise = state.exercise
  var page = [
    Text(text: "Exercise \(exercise.number): \(exercise.title)", style: .bold),
    Text(),
    Text(text: "The task is in the file. Edit"),
    Text(text: "  \(folder.file(of: exercise).shown)", style: Style(foreground: .cyan)),
    Text(text: "and save it to test it."),
    Text(),
  ]
  if state.isChecking {
    page += [Text(text: "Building and testing …", style: .dim)]
  } else if let verdict = state.verdict {
    let colour: Style.Colour = verdict.hasPassed ? .green : .red
    page += verdict.lines.enumerated().map { index, line in
      Text(text: line, style: index == 0 ? Style(foreground: colour, bold: true) : .plain)
    }
    if verdict.hasPassed { page += [Text(), Text(text: "n opens the next exercise.")] }
  }
  for (index, hint) in state.hints.enumerated() {
    page += [Text(), Text(text: "Hint \(index + 1): \(hint)", style: Style(foreground: .yellow))]
  }
  return page
}

private func drawMap(_ state: ScreenState, in frame: inout Frame, rows: Int) {
  var lines: [Text] = []
  var selected = 0
  for stage in course {
    lines.append(Text(text: "\(stage.number) \(stage.name)", style: .bold))
    for exercise in stage.exercises {
      let isDone = state.progress.done.contains(exercise.number)
      let isOpen = exercise == state.exercise
      if isOpen { selected = lines.count }
      lines.append(
        Text(
          text: " \(isDone ? "✓" : "·") \(exercise.number) \(exercise.title)",
          style: Style(foreground: isDone ? .green : nil, reverse: isOpen)))
    }
  }
  let first = max(0, min(selected - rows / 2, lines.count - rows))
  for (row, line) in lines.dropFirst(first).prefix(max(rows, 0)).enumerated() {
    frame.put(line.text, row: row, column: 0, style: line.style, maxWidth: 36, clip: .ellipsis)
  }
}

/// Breaks the text into lines of at most `columns` columns, at blanks if possible. All lines get the
/// indentation of the first.
func wrapped(_ text: String, to columns: Int) -> [String] {
  let indentation = String(text.prefix { $0 == " " })
  var lines = [indentation]
  for word in text.split(separator: " ") {
    let separator = lines[lines.count - 1] == indentation ? "" : " "
    let longer = lines[lines.count - 1] + separator + word
    if columnWidth(of: longer) <= columns || separator.isEmpty {
      lines[lines.count - 1] = longer
    } else {
      lines.append(indentation + word)
    }
  }
  return lines
}
