// Line mode: what a program says about itself.
// SPDX-License-Identifier: MIT

extension LineMode {
  var allCommands: [Command] {
    commands + [
      Command("help", summary: "list the commands") {
        _ in helpLine
      },
      Command("quit", summary: "end the session") {
        _ in "goodbye"
      },
    ]
  }

  /// What `--help` prints.
  var help: String {
    let width = allCommands.map(\.usage.count).max() ?? 0
    let rows = allCommands.map { command in
      let padding = String(repeating: " ", count: width - command.usage.count)
      return "  \(command.usage)\(padding)  \(command.summary)"
    }
    return """
      \(summary)

      usage: \(name) [--json]

      Reads commands from standard input, one a line, and answers each by a line. Blank lines and
      lines that begin with # are passed over. Exit status: 0, or 1 if a command failed.

      commands:
      \(rows.joined(separator: "\n"))

      flags:
        --json     answer each command by one JSON object on one line
        --help     print this
        --version  print the version
      """
  }

  private var helpLine: String {
    let usages = (commands.map(\.usage) + ["help", "quit"]).joined(separator: ", ")
    return "commands: \(usages); \(name) --help says what they do"
  }
}
