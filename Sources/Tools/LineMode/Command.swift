// Line mode: the commands and flags of a program, and the help that lists them.

import Foundation

public struct Command {
  let usage, summary: String
  let run: @MainActor (Call) async throws -> String
  var name: String { String(usage.prefix { $0 != " " }) }

  /// - Parameters:
  ///   - usage: Its name and its parameters, if it has any: `delete I [J …]`.
  ///   - run: Returns the answer, which is one line, or throws a `CommandFailure`.
  public init(
    _ usage: String, _ summary: String, run: @escaping @MainActor (Call) async throws -> String
  ) { (self.usage, self.summary, self.run) = (usage, summary, run) }
}

public struct Call: Equatable, Sendable {
  public let argument: String
  /// Whether the line ended in ` &`, so that the program does not wait for work that takes time.
  public let isInBackground: Bool

  init(_ text: String) {
    isInBackground = text == "&" || text.hasSuffix(" &")
    argument = (isInBackground ? text.dropLast() : text[...]).withoutBlanks
  }
}

extension StringProtocol {
  /// The text without blanks around it. `trimmingCharacters(in:)` takes as long as an action.
  var withoutBlanks: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop(while: \.isWhitespace))
  }
}

/// The reason why a command or a flag failed, and a suggestion.
public struct CommandFailure: Error, Equatable {
  public let message: String
  /// The exit status of the program, if the failure ends it.
  public let status: ExitStatus

  public init(_ message: String, _ status: ExitStatus = .failed) {
    (self.message, self.status) = (message, status)
  }
}

/// The exit statuses of the programs in line mode.
public enum ExitStatus: Int32, Sendable {
  case failed = 1
  case usage = 64
  case data = 65
}

extension LineMode {
  var allCommands: [Command] {
    commands + [
      Command("help", "list the commands") { _ in
        let usages = self.allCommands.map(\.usage).joined(separator: ", ")
        return "commands: \(usages); \(name) --help says what they do"
      },
      Command("quit", "end the session") { _ in "goodbye" },
    ]
  }

  var help: String {
    """
    \(summary)

    usage: \(name) [flags]

    Reads commands from standard input, one per line, and answers each with one
    line. It ignores blank lines and lines that begin with #. It waits for slow
    commands, unless the line ends in " &".

    commands:
    \(table(allCommands.map { ($0.usage, $0.summary) }))

    flags:
    \(table(flags + Flags.ofAllPrograms))

    An answer of --json has the fields command, ok, message (the answer, or why the
    command failed), state (after it) and effectsInFlight (their number).

    The exit status is 0, 1 if a command failed or an answer cannot be written, 64
    if the arguments are wrong, or 65 if a file is damaged or cannot be used.
    """
  }
}

func table(_ rows: [(usage: String, summary: String)]) -> String {
  let width = rows.map(\.usage.count).max() ?? 0
  return rows.map { usage, summary in
    "  " + usage + String(repeating: " ", count: width - usage.count + 2) + summary
  }.joined(separator: "\n")
}
