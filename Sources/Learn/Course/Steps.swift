// Learn: the steps from two empty files to an app with several screens.

import Foundation

struct Step: Equatable, Sendable {
  let number: Int
  /// The reason for it, and the task.
  let why: String
  /// Each says a little more than the previous one.
  let hints: [String]
  /// The lines of all steps.
  fileprivate let lines: [StepLine]

  /// Its name in the file with the progress.
  var id: String { "step \(number)" }

  var store: StepFile { file("|") }
  var main: StepFile { file(">") }
  /// A main.swift that tries the store in more ways.
  var trial: [String] { code("?*") }
  /// A main.swift that plays Prime Time on the store.
  var game: [String] { code("!*") }

  /// Whether the student finds out alone what to change.
  var isProject: Bool { why.hasPrefix("Project: ") }

  /// What main.swift has to contain in a step that changes nothing else.
  var words: [String] { store.changes.isEmpty ? code("~") : [] }

  /// The folder of the package that the step asks for, in `Mine`.
  var package: String? { why.firstMatch(of: #/`Playgrounds/Mine/(\w+)`/#).map { String($0.1) } }

  var sentences: String { wrapped("\(number) \(why)") }

  /// What a student does in it, and how it is tried.
  var task: String {
    if isProject { return sentences }
    if store.changes.isEmpty {
      return ([sentences, "", "main.swift should print:", ""] + printed(by: main.lines))
        .joined(separator: "\n")
    }
    return
      ([sentences] + files([("This uses it in main.swift:", main.changes)])
      + files([
        ("The trial that it has to pass has these lines, and those of earlier steps:", tried)
      ]))
      .joined(separator: "\n")
  }

  /// The changes of both files.
  var solution: String {
    files([("In Store.swift:", store.changes), ("In main.swift:", main.changes)]).dropFirst()
      .joined(separator: "\n")
  }

  private func files(_ files: [(title: String, lines: [String])]) -> [String] {
    files.filter { !$0.lines.isEmpty }.flatMap { ["", $0.title, ""] + $0.lines }
  }

  /// The lines of the trial that are new.
  private var tried: [String] {
    let trial = lines.filter { "?*".contains($0.mark) && $0.isThere(at: number) }
    var shown: [String] = []
    for (index, line) in trial.enumerated() where !line.isThere(at: number - 1) {
      if index > 0, trial[index - 1].isThere(at: number - 1), !shown.isEmpty {
        shown.append("    …")
      }
      if !shown.isEmpty || !line.code.isEmpty {
        shown.append(line.code.isEmpty ? "" : "    " + line.code)
      }
    }
    return shown
  }

  private func code(_ marks: String) -> [String] {
    lines.filter { marks.contains($0.mark) && $0.isThere(at: number) }.map(\.code)
  }

  private func file(_ mark: Character) -> StepFile {
    let changes = changes(lines.filter { $0.mark == mark }, at: number)
    return StepFile(lines: code(String(mark)), changes: changes)
  }

  /// The part of the trial that prints a line, from an empty line up to the statement that does, and how many lines are
  /// printed before it.
  func trial(printing line: Int) -> (code: [String], before: Int) {
    let trial = trial
    let counts = trial.map { printed(by: [$0]).count }
    var printedSoFar = 0
    let end = trial.indices.first { index in
      printedSoFar += counts[index]
      return printedSoFar > line
    }
    let part = trial[...(end ?? trial.endIndex - 1)]
    var start = part.lastIndex(of: "").map { $0 + 1 } ?? 0
    // A long part is shown from its last comment on, which says what is tried.
    if part.endIndex - start > 24,
      let comment = part[start...].lastIndex(where: { $0.hasPrefix("//") })
    {
      start = comment
    }
    return (Array(part[start...]), counts[..<start].reduce(0, +))
  }
}

/// One of the student's files after a step.
struct StepFile: Equatable, Sendable {
  let lines: [String]
  /// The lines that the step changes and those around them, each of which begins with `+`, `-` or a blank.
  let changes: [String]
}

/// The output of the lines, according to the comments at their ends.
func printed(by lines: some Sequence<String>) -> [String] {
  lines.compactMap { $0.wholeMatch(of: #/[^ ].*\)  \/\/ (.+)/#) }
    .flatMap { $0.1.components(separatedBy: " then ") }
}

/// The steps that a text describes. It has a line such as `12: Because …` for each step, perhaps some such as `12 hint: …`,
/// and a line such as `3-17 |code` for every line of code, with the first and the last step that has it. The mark says
/// which file the line belongs to: `|` Store.swift, `>` main.swift, `?` the trial, `!` the game, and `*` both the trial and
/// the game. `~` is what main.swift has to contain.
func steps(_ text: String) -> [Step] {
  let reasons = text.matches(of: #/(?m)^(\d+): (.+)$/#).map { String($0.2) }
  let hints = text.matches(of: #/(?m)^(\d+) hint: (.+)$/#)
  let lines = text.matches(of: #/(?m)^(\d+)-(\d*) *([|>?!*~])(.*)$/#).map { line in
    StepLine(
      from: Int(line.1) ?? 0, to: Int(line.2) ?? .max, mark: Character(String(line.3)),
      code: String(line.4))
  }
  return zip(1..., reasons).map { number, why in
    Step(
      number: number, why: why, hints: hints.filter { Int($0.1) == number }.map { String($0.2) },
      lines: lines)
  }
}

private struct StepLine: Equatable {
  let from: Int
  let to: Int
  let mark: Character
  let code: String

  func isThere(at step: Int) -> Bool { from <= step && step <= to }
}

/// The lines that a step adds or removes, and two lines on either side of them.
private func changes(_ lines: [StepLine], at step: Int) -> [String] {
  let seen = lines.filter { $0.isThere(at: step) || $0.isThere(at: step - 1) }
  let changed = seen.indices.filter { seen[$0].isThere(at: step) != seen[$0].isThere(at: step - 1) }
  let shown = Set(changed.flatMap { ($0 - 2)...($0 + 2) }).filter(seen.indices.contains).sorted()
  var changes: [String] = []
  for (place, index) in shown.enumerated() {
    if place > 0 ? shown[place - 1] < index - 1 : index > 0 { changes.append(" …") }
    let line = seen[index]
    let mark = !line.isThere(at: step - 1) ? "+" : line.isThere(at: step) ? " " : "-"
    changes.append(line.code.isEmpty && mark == " " ? "" : mark + line.code)
  }
  return changes
}
