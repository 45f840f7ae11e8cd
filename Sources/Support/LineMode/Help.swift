// Line mode: the help of a program.
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

  /// The text of `--help`.
  var help: String {
    let flags =
      [
        ("--json", "answer each command with a JSON object on one line"),
        ("--help", "print this help"),
        ("--version", "print the version"),
      ] + options.map { ($0.usage, $0.summary) }
    return """
      \(summary)

      usage: \(name) [flags]

      Reads commands from standard input, one per line, and answers each with one line. It ignores blank
      lines and lines that begin with #. It waits for commands that take time, unless the line ends
      in " &".

      With --json, an answer has the fields command, ok, message, state, and, in programs with effects,
      effectsInFlight.

      Exit status: 0; 1 if a command failed; 64 for a wrong flag; 74 if an answer cannot be written.
      Files named by flags: 65 if one is damaged, 66 if it cannot be read, 73 if it cannot be created.

      commands:
      \(table(allCommands.map { ($0.usage, $0.summary) }))

      flags:
      \(table(flags))
      """
  }

  private var helpLine: String {
    let usages = (commands.map(\.usage) + ["help", "quit"]).joined(separator: ", ")
    return "commands: \(usages); \(name) --help says what they do"
  }
}

/// The rows as lines, with their summaries in one column.
func table(_ rows: [(usage: String, summary: String)]) -> String {
  let width = rows.map(\.usage.count).max() ?? 0
  return rows.map { usage, summary in
    "  " + usage + String(repeating: " ", count: width - usage.count + 2) + summary
  }.joined(separator: "\n")
}
