// Line mode: reads one command per line, and answers each with one line.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI

let version = "1.0.0"

/// A program that reads commands as lines of text, from a person, a script or a test.
@MainActor
public struct LineMode {
  let name: String
  let summary: String
  let commands: [Command]
  let options: [Option]
  let state: () -> Any
  let effectsInFlight: (() -> Int)?

  /// - Parameters:
  ///   - commands: The commands besides `help` and `quit`, in the order of the help.
  ///   - options: The flags besides `--json`, `--help` and `--version`.
  ///   - state: The state that `--json` shows.
  public init(
    name: String, summary: String, commands: [Command], options: [Option] = [],
    state: @escaping () -> Any, effectsInFlight: (() -> Int)? = nil
  ) {
    (self.name, self.summary, self.commands, self.options) = (name, summary, commands, options)
    (self.state, self.effectsInFlight) = (state, effectsInFlight)
  }

  /// Runs the program on this process's standard input, output and error, and returns its exit status.
  ///
  /// It ignores blank lines and lines that begin with `#`. If a command fails, the program answers with the
  /// reason and continues. If nobody reads the output any more, the program ends silently.
  ///
  /// - Parameter input: The text to read in place of standard input.
  public func run(_ start: Start, on input: String? = nil) async -> Int32 {
    // A write that fails says so, and does not end the program.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    switch start {
    case .help: return print(help, for: name)
    case .version: return print("\(name) \(version)", for: name)
    case .misuse(let why, let status):
      Output.error.writeLine("\(name): \(why); \(name) --help lists the commands and flags")
      return status.rawValue
    case .session(let inJSON):
      let output = LineOutput()
      let status = await converse(LineReader(input), inJSON: inJSON, output)
      output.flush()
      if let failure = output.failure, !failure.isClosedPipe {
        return fail("the answer cannot be written", failure, name)
      }
      return status
    }
  }

  private func converse(_ reader: LineReader, inJSON: Bool, _ output: LineOutput) async -> Int32 {
    let prompt = !inJSON && isatty(0) == 1 && isatty(1) == 1 ? "> " : ""
    let commands = Dictionary(allCommands.map { ($0.name, $0) }) { $1 }
    var number = 0
    var status: Int32 = 0

    output.write(prompt)
    while output.failure == nil {
      let line: InputLine?
      do throws(SystemFailure) { line = try await reader.next() } catch {
        return fail("standard input cannot be read", error, name)
      }
      guard let line else {
        if !prompt.isEmpty { output.write("\n") }
        return status
      }
      number += 1
      // Lines that have arrived already must not keep effects waiting.
      if let effectsInFlight, effectsInFlight() > 0 { await Task.yield() }
      if let answer = await answer(to: line, commands) {
        if inJSON || answer.ok {
          output.write((inJSON ? jsonLine(of: answer) : answer.message.printable) + "\n")
        } else {
          output.flush()
          if output.failure != nil { return status }
          Output.error.writeLine("line \(number): \(answer.message.printable)")
        }
        if !answer.ok { status = 1 }
        if answer.ok && answer.command == "quit" { return status }
      }
      output.write(prompt)
    }
    return status
  }

  private func answer(to line: InputLine, _ commands: [String: Command]) async -> Reply? {
    if let why = line.refusal { return (line.text, false, why) }
    let isWord = line.text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    let text = isWord ? line.text : line.text.trimmingCharacters(in: .whitespaces)
    // By scalars, because a blank with a combining mark is one character.
    let words = text.unicodeScalars.split(
      maxSplits: 1, whereSeparator: \.properties.isWhitespace
    ).map(String.init)
    guard let word = words.first, !text.hasPrefix("#") else { return nil }
    let call = Call(words.count > 1 ? words[1] : "")
    do {
      guard let command = commands[word] else {
        throw CommandFailure("there is no command '\(word)'; help lists the commands")
      }
      if command.parameters.isEmpty && !call.argument.isEmpty {
        throw CommandFailure("\(command.name) takes no arguments")
      }
      return (text, true, try await command.run(call))
    } catch {
      return (text, false, (error as? CommandFailure)?.message ?? "\(error)")
    }
  }

  private typealias Reply = (command: String, ok: Bool, message: String)

  private func jsonLine(of reply: Reply) -> String {
    let effects = effectsInFlight.map { [("effectsInFlight", "\($0())")] } ?? []
    return object(
      [("command", json(reply.command)), ("ok", json(reply.ok)), ("message", json(reply.message))]
        + effects + [("state", json(state()))])
  }
}

func print(_ text: String, for name: String) -> Int32 {
  guard let failure = Output.standard.writeLine(text), !failure.isClosedPipe else { return 0 }
  return fail("the answer cannot be written", failure, name)
}

private func fail(_ what: String, _ failure: SystemFailure, _ name: String) -> Int32 {
  Output.error.writeLine("\(name): \(what): \(failure.message)")
  return ExitStatus.inputOrOutput.rawValue
}
