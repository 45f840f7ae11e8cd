// Learn: the steps from an empty file to a store with effects.
// SPDX-License-Identifier: MIT

import Foundation

/// A step on the way from an empty file to a store with effects.
struct Step: Equatable {
  let number: Int
  /// The reason for it.
  let why: String
  /// The whole file after it.
  let program: [String]
  /// The lines that it changes and those around them, each of which begins with `+`, `-` or a blank.
  let changes: [String]
  /// Statements that use the store in other ways than the program does.
  var trial: [String] = []

  /// The output of the program.
  var prints: [String] { printed(by: program) }
  /// The output if the trial takes the place of the statements after the store.
  var trialPrints: [String] { printed(by: untilStore + trial) }
  private var untilStore: [String] { Array(program.prefix { !$0.hasPrefix("let store") }) }

  /// The part of the trial that prints a line, up to the statement that does, and how many lines are printed before it.
  func trial(printing line: Int) -> (code: [String], before: Int) {
    let end = trial.indices.first { printed(by: untilStore + trial[...$0]).count > line }
    let part = trial[...(end ?? trial.endIndex - 1)]
    let start = part.lastIndex(of: "").map { $0 + 1 } ?? 0
    return (Array(part[start...]), printed(by: untilStore + trial[..<start]).count)
  }
}

/// The output of the lines, according to the comments at their ends.
private func printed(by lines: [String]) -> [String] {
  lines.compactMap { $0.wholeMatch(of: #/[^ ].*\)  \/\/ (.+)/#) }
    .flatMap { $0.1.components(separatedBy: " then ") }
}

/// The steps that a text describes, with a line such as `12: Because …` for each step, and a line such as `3-17 |code`
/// for every line that the file ever contains, with the first and the last step that has it. A line of a trial has a `?`
/// in place of the `|`.
func steps(_ text: String) -> [Step] {
  let reasons = text.matches(of: #/(?m)^(\d+): (.+)$/#).map { String($0.2) }
  let all = text.matches(of: #/(?m)^(\d+)-(\d*) *([|?])(.*)$/#).map { line in
    StepLine(
      from: Int(line.1) ?? 0, to: Int(line.2) ?? .max, isTrial: line.3 == "?", code: String(line.4))
  }
  let lines = all.filter { !$0.isTrial }
  return reasons.enumerated().map { index, why in
    let number = index + 1
    return Step(
      number: number, why: why, program: lines.filter { $0.isThere(at: number) }.map(\.code),
      changes: changes(lines, at: number),
      trial: all.filter { $0.isTrial && $0.isThere(at: number) }.map(\.code))
  }
}

/// The steps in `BuildItYourself.txt`.
func steps() -> [Step] {
  steps(repository.appending(path: "Playgrounds/BuildItYourself.txt").text ?? "")
}

private struct StepLine {
  let from: Int
  let to: Int
  let isTrial: Bool
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
