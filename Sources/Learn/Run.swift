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
    var isAsked = false
    let status = await lineMode(guide, options: options) { isAsked = true }.run(start)
    // The input was empty.
    if status == 0, !isAsked, !inJSON { return await runCommand(["next"], guide) }
    return status
  }
  // Ctrl-C reaches this program alone: a build has a process group of its own.
  signal(SIGINT, SIG_IGN)
  let interrupt = DispatchSource.makeSignalSource(signal: SIGINT)
  interrupt.setEventHandler {
    work.cancel()
    exit(128 + SIGINT)
  }
  interrupt.resume()
  return await work.value
}

/// Runs the command that the words name, and prints its answer.
@MainActor
private func runCommand(_ words: ArraySlice<String>, _ guide: Guide) async -> Int32 {
  let name = words.first ?? ""
  let argument = words.dropFirst().joined(separator: " ")
  if name == "help" { return await lineMode(guide, options: options).run(.help) }
  do throws(CommandFailure) {
    if name == "play" { return try await guide.classroom.own.play() }
    let commands = commands(of: guide)
    guard let command = commands.first(where: { $0.name == name }) else {
      let suggestion = suggestion(for: name, among: commands.map(\.name) + ["help"])
      print("there is no command '\(name.printable)'; \(suggestion)")
      return 64
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

/// The command that the user probably meant, or how to see all.
private func suggestion(for name: String, among names: [String]) -> String {
  let nearest = names.min { $0.difference(from: name).count < $1.difference(from: name).count }
  guard let nearest, nearest.difference(from: name).count <= 2 else {
    return "learn help lists them"
  }
  return "did you mean \(nearest)?"
}
