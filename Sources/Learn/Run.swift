// Learn: one command, the map, or line mode.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import TerminalUI

/// Runs one command, or the map, or line mode, and returns the exit status.
@MainActor
func run(_ start: Start, command words: [String], _ guide: Guide) async -> Int32 {
  let lineMode = lineMode(guide, options: options)
  guard case .session(let inJSON) = start else { return await lineMode.run(start) }
  if words.isEmpty, !inJSON, !isPlain, Terminal.isInteractive() {
    if let status = await LearnScreen.run(guide) { return status }
  }
  let work = Task { @MainActor in
    if words.isEmpty { return await lineMode.run(start) }
    if inJSON { return await lineMode.run(start, on: words.joined(separator: " ")) }
    return await runCommand(words, guide, lineMode)
  }
  // Ctrl-C reaches this program alone: a build has a process group of its own.
  beforeSignals { work.cancel() }
  return await work.value
}

/// Runs the command that the words name, and prints its answer.
@MainActor
private func runCommand(
  _ words: [String], _ guide: Guide, _ lineMode: LineMode
) async -> Int32 {
  let (name, argument) = (words[0], words.dropFirst().joined(separator: " "))
  if name == "help" { return await lineMode.run(.help) }
  do throws(CommandFailure) {
    if name == "play" { try await guide.classroom.own.play() }
    guard let command = commands(of: guide).first(where: { $0.name == name }) else {
      return await lineMode.run(.misuse("there is no command '\(name.printable)'"))
    }
    if command.parameters.isEmpty, !argument.isEmpty {
      throw CommandFailure("\(command.name) takes no arguments")
    }
    for line in try await command.run(argument) { print(line) }
    return 0
  } catch {
    print(error.message)
    return 1
  }
}
