// Learn: one command, the map, or line mode.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import TerminalScreens
import TerminalUI

/// Runs one command, or the map, or line mode, and returns the exit status.
@MainActor
func run(_ start: Start, command words: ArraySlice<String>?, _ guide: Guide) async -> Int32 {
  guard case .session(let inJSON) = start else {
    return await lineMode(guide, options: options).run(start)
  }
  if words == nil, !inJSON, !isPlain, Terminal.isInteractive() {
    let app = LearnTerminal(guide)
    if let status = await TerminalScreens.run(app, end: app.quit) { return status }
  }
  let work = Task { @MainActor in
    if let words { return await runCommand(words, guide) }
    return await lineMode(guide, options: options).run(start)
  }
  // Ctrl-C reaches this program alone: a build has a process group of its own.
  beforeSignals { work.cancel() }
  return await work.value
}

/// Runs the command that the words name, and prints its answer.
@MainActor
private func runCommand(_ words: ArraySlice<String>, _ guide: Guide) async -> Int32 {
  let name = words.first ?? ""
  let argument = words.dropFirst().joined(separator: " ")
  if name == "help" { return await lineMode(guide, options: options).run(.help) }
  do throws(CommandFailure) {
    if name == "play" { try await guide.classroom.own.play() }
    guard let command = commands(of: guide).first(where: { $0.name == name }) else {
      let misuse = Start.misuse("there is no command '\(name.printable)'")
      return await lineMode(guide, options: options).run(misuse)
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
