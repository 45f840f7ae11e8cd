// Line mode: the help of a program.
// SPDX-License-Identifier: MIT

extension LineMode {
  var allCommands: [Command] {
    commands + [
      Command("help", summary: "list the commands") { _ in helpLine },
      Command("quit", summary: "end the session") { _ in "goodbye" },
    ]
  }

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

      commands:
      \(table(allCommands.map { ($0.usage, $0.summary) }))

      flags:
      \(table(flags))

      answers of --json:
        command          the line
        ok               whether the command succeeded
        message          the answer, or why the command failed
        state            the state after it
        effectsInFlight  the number of effects in flight, if the program has effects

      exit status:
      \(ExitStatus.list(for: options))
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
