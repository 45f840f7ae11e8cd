// Learn: the map and the open task, as a page.
// SPDX-License-Identifier: MIT

import TerminalUI

/// The page for a state. It depends on nothing else.
func page(_ state: ScreenState) -> Page {
  let count = tasks.count { state.progress.isDone($0) }
  return Page(
    title: "Learn", corner: " \(count) of \(tasks.count) done "
  ) { width, height in
    let left = 34
    let narrow = taskLines(state, width: min(width - left - 2, 100))
    // Nothing is cut off: a long text gets the whole width, and can be scrolled.
    if width >= 76, narrow.count <= height {
      let code = width < 140 ? [] : [Line()] + state.code.map { Line($0, .dim) }
      return beside(
        map(state, width: left, height: height), left, narrow + code, width - left, height: height)
    }
    let lines = taskLines(state, width: width - 2).map { Line(" ") + $0 }
    if lines.count <= height || height < 3 { return lines }
    let start = min(state.scrolled, lines.count - height + 1)
    let rest = lines.count - start - height + 1
    return Array(lines[start...].prefix(height - 1))
      + [Line(rest > 0 ? " PgDn shows \(rest) more" : " PgUp goes back", .dim)]
  }
}

/// The open task: what to do, the verdict, and the hints so far.
private func taskLines(_ state: ScreenState, width: Int) -> [Line] {
  func text(_ text: String, _ style: Style = .plain) -> [Line] {
    // Wrapping would change the blanks within code.
    if columnWidth(of: text) <= width { return [Line(text, style)] }
    let indentation = String(text.prefix { " +-".contains($0) })
    let lines = text.dropFirst(indentation.count).description
      .wrapped(to: max(width - indentation.count, 1))
    return lines.enumerated().map { index, line in
      Line((index == 0 ? indentation : blanks(indentation.count)) + line, style)
    }
  }
  func code(_ line: String) -> [Line] {
    switch line.first {
    case "+": text(line, Style(foreground: .green))
    case "-": text(line, Style(foreground: .red))
    default: text(line)
    }
  }
  let task = state.task
  var lines = text("Stage \(task.stage): \(task.title)", .bold) + text("")
  if state.isChecking {
    lines += text("Building and testing …", .dim) + text("")
  } else if let verdict = state.verdict {
    let color: Style.Color = verdict.isGood ? .green : .red
    for (index, line) in verdict.lines.enumerated() {
      lines += index == 0 ? text(line, Style(foreground: color, bold: true)) : text(line)
    }
    lines += text("")
  }
  if state.progress.isDone(task) { return lines + text("Done. n goes on.") }
  for line in state.assignment { lines += code(line) }
  if !task.isChecked { lines += text("") + text("Enter goes on.") }
  for hint in state.hints { lines += text("") + text(hint, Style(foreground: .yellow)) }
  return lines
}

/// The stages and tasks around the open task, as many as there is room for.
private func map(_ state: ScreenState, width: Int, height: Int) -> [Line] {
  var lines: [Line] = []
  var selected = 0
  for stage in course {
    lines.append(Line(" \(stage.number) \(stage.name)", .bold))
    for task in stage.tasks {
      if task == state.task { selected = lines.count }
      let isDone = state.progress.isDone(task)
      let style: Style = task == state.task ? .selected : Style(foreground: isDone ? .green : nil)
      let line = Line(
        "  \(isDone ? "✓" : "·") \(task.title)\(detail(of: task, state.progress))", style)
      let row = tasks.firstIndex(of: task) ?? 0
      lines.append(line.fitted(to: width, style).targeting(.row(row)))
    }
  }
  return Array(lines.window(of: height, around: selected))
}

/// How far the student has come with the steps.
private func detail(of task: CourseTask, _ progress: CourseProgress) -> String {
  guard case .build(let steps) = task.kind, steps.contains(progress.step + 1) else { return "" }
  return ": at \(progress.step)"
}
