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
    let flags =
      [
        ("--json", "answer each command by one JSON object on one line"),
        ("--help", "print this"),
        ("--version", "print the version"),
      ] + options.map { ($0.usage, $0.summary) }
    return """
      \(summary)

      usage: \(name) [flags]

      Reads commands from standard input, one a line, and answers each by a line. Blank lines and
      lines that begin with # are passed over. What takes time is waited for, unless the line ends
      in " &". Exit status: 0, or 1 if a command failed.

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

/// The rows one below the other, with their summaries in one column.
func table(_ rows: [(usage: String, summary: String)]) -> String {
  let width = rows.map(\.usage.count).max() ?? 0
  return rows.map { usage, summary in
    "  " + usage + String(repeating: " ", count: width - usage.count + 2) + summary
  }.joined(separator: "\n")
}
