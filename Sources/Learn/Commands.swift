// Learn: the commands, one per line or as the program's arguments.
// SPDX-License-Identifier: MIT

import LineMode

/// A command that a user can type. Its answer may have several lines.
struct LearnCommand {
  let name: String
  var parameters = ""
  let summary: String
  let run: @MainActor (_ guide: Guide, _ argument: String) async throws(CommandFailure) -> [String]
}

let commands = [
  LearnCommand(name: "list", summary: "list the stages and their exercises") { guide, _ in
    guide.list()
  },
  LearnCommand(name: "next", summary: "name the next exercise, and the file to edit") { guide, _ in
    guide.next()
  },
  LearnCommand(name: "check", parameters: "[N]", summary: "build and test exercise N") {
    guide, argument async throws(CommandFailure) in
    let exercise = try guide.exercise(argument)
    guard let verdict = try? await guide.check(exercise) else {
      throw CommandFailure("exercise \(exercise.number) was not checked")
    }
    let lines = ["Exercise \(exercise.number): \(exercise.title)."] + verdict.lines
    if !verdict.hasPassed { throw CommandFailure(lines.joined(separator: "\n")) }
    return lines + guide.next()
  },
  LearnCommand(name: "hint", parameters: "[N]", summary: "give the next hint for exercise N") {
    guide, argument throws(CommandFailure) in
    guide.hint(for: try guide.exercise(argument))
  },
  LearnCommand(
    name: "steps", parameters: "[N [program]]",
    summary: "list the steps from an empty file to a store; show step N, or the program after it"
  ) { _, argument throws(CommandFailure) in
    try show(steps(), argument)
  },
]

/// All steps, the changes of one of them, or the whole program after it.
private func show(_ steps: [Step], _ argument: String) throws(CommandFailure) -> [String] {
  if argument.isEmpty { return steps.map { "\($0.number) \($0.why)" } }
  let words = argument.split(separator: " ")
  guard let step = steps.first(where: { "\($0.number)" == words[0] }),
    words.count == 1 || words.dropFirst() == ["program"]
  else { throw CommandFailure("there are steps 1 to \(steps.count); type steps to see them") }
  return words.count > 1 ? step.program : ["\(step.number) \(step.why)", ""] + step.changes
}

/// The contents of an answer in JSON.
struct LearnState: Encodable {
  let done: [Int]
  let next: Int?
}

/// The program in line mode, with one line per answer.
@MainActor
func lineMode(_ guide: Guide, options: [Option]) -> LineMode<LearnState> {
  LineMode(
    name: "learn",
    summary: """
      Guides you through the course and its exercises. On a terminal, it shows a map. To run a single command, pass
      it as arguments: `learn check 3`.
      """,
    commands: commands.map { command in
      Command(command.name, parameters: command.parameters, summary: command.summary) {
        call async throws(CommandFailure) in
        do throws(CommandFailure) {
          return oneLine(try await command.run(guide, call.argument))
        } catch {
          throw CommandFailure(oneLine([error.message]))
        }
      }
    }, options: options,
    state: {
      LearnState(done: guide.progress.done.sorted(), next: guide.progress.next()?.number)
    })
}

private func oneLine(_ lines: [String]) -> String {
  lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
}
