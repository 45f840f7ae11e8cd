// Learn: the commands, one per line or as the program's arguments.
// SPDX-License-Identifier: MIT

import LineMode

/// A command that a user can type. Its answer may have several lines.
struct LearnCommand {
  let name: String
  var parameters = ""
  let summary: String
  let run: @MainActor (_ argument: String) async throws(CommandFailure) -> [String]
}

@MainActor
func commands(of guide: Guide) -> [LearnCommand] {
  [
    LearnCommand(name: "next", summary: "say what to do next") { _ in guide.next() },
    LearnCommand(name: "list", summary: "list the stages and their tasks") { _ in guide.list() },
    LearnCommand(name: "done", summary: "go on after reading") { _ throws(CommandFailure) in
      try guide.markAsRead()
    },
    LearnCommand(
      name: "check", parameters: "[N | mine]",
      summary: "check the next task, exercise N, or your own file", run: guide.check),
    LearnCommand(
      name: "hint", parameters: "[N]", summary: "give the next hint for exercise N", run: guide.hint
    ),
    LearnCommand(
      name: "reset", parameters: "N",
      summary: "restore exercise N, and keep a copy of your solution", run: guide.reset),
    // As a program's argument, it runs the game instead.
    LearnCommand(name: "play", summary: "play Prime Time on your own store") {
      _ throws(CommandFailure) in
      throw CommandFailure("play reads the input itself; `swift run learn play` starts it")
    },
    LearnCommand(
      name: "steps", parameters: "[N [program]]",
      summary: "list the steps from an empty file to a store; show step N, or the program after it",
      run: guide.steps),
  ]
}

/// The program in line mode, with one line per answer.
@MainActor
func lineMode(_ guide: Guide, options: [Option]) -> LineMode {
  LineMode(
    name: "learn",
    summary: """
      Guides you through the course: its lessons, its exercises, and the store that you build. On a terminal, it
      shows a map. To run a single command, pass it as arguments: `learn check 3`.
      """,
    commands: commands(of: guide).map { command in
      Command(command.name, parameters: command.parameters, summary: command.summary) {
        call async throws(CommandFailure) in
        do throws(CommandFailure) {
          return oneLine(try await command.run(call.argument))
        } catch { throw CommandFailure(oneLine([error.message])) }
      }
    }, options: options,
    state: { guide.progress })
}

private func oneLine(_ lines: [String]) -> String {
  lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
}
