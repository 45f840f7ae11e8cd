// Line mode: the commands and flags of a program, and the help that lists them.
// SPDX-License-Identifier: MIT

import Foundation

public struct Command {
  public let name: String
  public let parameters: String
  public let summary: String
  public let run: @MainActor (Call) async throws -> String

  /// - Parameters:
  ///   - parameters: Its parameters, as help shows them: `I [J …]`.
  ///   - run: Returns the answer, which is one line, or throws a `CommandFailure`.
  public init(
    _ name: String, parameters: String = "", summary: String,
    run: @escaping @MainActor (Call) async throws -> String
  ) { (self.name, self.parameters, self.summary, self.run) = (name, parameters, summary, run) }

  var usage: String { parameters.isEmpty ? name : "\(name) \(parameters)" }
}

public struct Call: Equatable, Sendable {
  public let argument: String
  /// Whether the line ended in ` &`, so that the program does not wait for work that takes time.
  public let isInBackground: Bool

  init(_ text: String) {
    isInBackground = text == "&" || text.hasSuffix(" &")
    let rest = isInBackground ? text.dropLast() : text[...]
    argument = rest.isEmpty ? "" : rest.trimmingCharacters(in: .whitespaces)
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

/// A flag of a program, in addition to the flags that every program has.
public struct Option {
  let name: String
  let parameter: String
  let summary: String
  let set: @MainActor (String) -> Void

  /// - Parameter set: Takes the value, which is empty for a flag without parameter.
  public init(
    _ name: String, parameter: String = "", summary: String,
    set: @escaping @MainActor (String) -> Void
  ) { (self.name, self.parameter, self.summary, self.set) = (name, parameter, summary, set) }

  /// The flag of a full-screen program that chooses line mode on a terminal.
  public static func plain(_ set: @escaping @MainActor () -> Void) -> Option {
    Option("--plain", summary: "read commands line by line, even on a terminal") { _ in set() }
  }

  var usage: String { parameter.isEmpty ? name : "\(name) \(parameter)" }
}

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
      lines and lines that begin with #. It waits for slow commands, unless the line ends in " &".

      commands:
      \(table(allCommands.map { ($0.usage, $0.summary) }))

      flags:
      \(table(flags))

      answers of --json:
        command          the line
        ok               whether the command succeeded
        message          the answer, or why the command failed
        state            the state after it
        effectsInFlight  the number of effects in flight

      exit status:
        0   success
        1   a command failed, or an answer cannot be written
        64  the arguments are wrong
        65  a file is damaged, or cannot be read or written
      """
  }

  private var helpLine: String {
    let usages = (commands.map(\.usage) + ["help", "quit"]).joined(separator: ", ")
    return "commands: \(usages); \(name) --help says what they do"
  }
}

func table(_ rows: [(usage: String, summary: String)]) -> String {
  let width = rows.map(\.usage.count).max() ?? 0
  return rows.map { usage, summary in
    "  " + usage + String(repeating: " ", count: width - usage.count + 2) + summary
  }.joined(separator: "\n")
}
