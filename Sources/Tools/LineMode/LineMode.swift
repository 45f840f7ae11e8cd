// Line mode: reads one command per line, and answers each with one line.

import Foundation

let version = "1.0.0 (not released)"

/// A program that reads commands as lines of text, from a person, a script or a test.
@MainActor
public struct LineMode {
  public let name: String
  public let summary: String
  let commands: [Command]
  let flags: [Flags.Known]
  let state: () -> Any
  let effectsInFlight: () -> Int

  /// - Parameters:
  ///   - commands: The commands besides `help` and `quit`, in the order of the help.
  ///   - flags: The flags besides those that all programs have.
  ///   - state: The state that `--json` shows.
  public init(
    name: String, summary: String, commands: [Command], flags: [Flags.Known] = [],
    state: @escaping () -> Any, effectsInFlight: @escaping () -> Int
  ) {
    (self.name, self.summary, self.commands, self.flags) = (name, summary, commands, flags)
    (self.state, self.effectsInFlight) = (state, effectsInFlight)
  }

  /// Runs the program on this process's standard input, output and error, and returns its exit status.
  ///
  /// It ignores blank lines and lines that begin with `#`. If a command fails, the program answers with the
  /// reason and continues. If nobody reads the output any more, the program ends silently.
  public func run(_ flags: Flags) async -> Int32 {
    // A write that fails says so, and does not end the program.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    // Another program that shares the standard files may have changed that they wait.
    for file: Int32 in 0...2 { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK) }
    do throws(SystemFailure) {
      if flags["--help"] != nil {
        try writeAll(help + "\n", to: 1)
      } else if flags["--version"] != nil {
        try writeAll("\(name) \(version)\n", to: 1)
      } else {
        return try await converse(inJSON: flags["--json"] != nil)
      }
      return 0
    } catch {
      if error.isClosedPipe { return 0 }
      complain("\(name): the answer cannot be written: \(error.message)")
      return ExitStatus.failed.rawValue
    }
  }

  private func converse(inJSON: Bool) async throws(SystemFailure) -> Int32 {
    let prompt = !inJSON && isatty(0) == 1 && isatty(1) == 1 ? "> " : ""
    let commands = Dictionary(uniqueKeysWithValues: allCommands.map { ($0.name, $0) })
    var (number, status) = (0, Int32(0))
    if !prompt.isEmpty { try writeAll(summary + "\n", to: 1) }
    try writeAll(prompt, to: 1)
    var input = InputLines()
    while let line = await input.next() {
      number += 1
      // Their turn comes also if all lines are there.
      if effectsInFlight() > 0 { await Task.yield() }
      // An editor may have written a byte order mark at the start of a script.
      let text = number == 1 && line.hasPrefix("\u{FEFF}") ? String(line.dropFirst()) : line
      if let (command, ok, message) = await answer(to: text, commands) {
        if inJSON {
          let answer = (
            command: command, ok: ok, message: message, effectsInFlight: effectsInFlight(),
            state: state()
          )
          try writeAll(json(answer) + "\n", to: 1)
        } else if ok {
          let text = message.printable
          let isLong = !prompt.isEmpty && text.count > 80
          let lines = isLong ? text.wrapped(to: 80) : [text]
          try writeAll(lines.joined(separator: "\n") + "\n", to: 1)
        } else {
          complain("line \(number): \(message)")
        }
        if !ok { status = 1 }
        if ok && command == "quit" { return status }
      }
      try writeAll(prompt, to: 1)
    }
    if !prompt.isEmpty { try writeAll("\n", to: 1) }
    return status
  }

  /// The command without blanks around it, and its answer.
  private func answer(
    to line: String, _ commands: [String: Command]
  ) async -> (command: String, ok: Bool, message: String)? {
    let text = line.withoutBlanks
    // `=7` is `= 7`.
    let spaced = text.hasPrefix("=") ? "= \(text.dropFirst())" : text
    let words = spaced.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let word = words.first, !text.hasPrefix("#") else { return nil }
    do {
      if text.unicodeScalars.contains("\u{FFFD}") {
        throw CommandFailure("this is not UTF-8 text; send it as UTF-8")
      }
      guard let command = commands[word] else {
        throw CommandFailure("there is no command '\(word)'; help lists the commands")
      }
      let call = Call(words.count > 1 ? words[1] : "")
      if command.usage == command.name && !call.argument.isEmpty {
        throw CommandFailure("\(command.name) takes no arguments")
      }
      return (text, true, try await command.run(call))
    } catch {
      return (text, false, (error as? CommandFailure)?.message ?? "\(error)")
    }
  }
}
