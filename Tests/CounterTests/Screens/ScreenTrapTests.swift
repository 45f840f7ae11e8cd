// A reducer that traps gives the terminal back.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

@Suite(.timeLimit(.minutes(1))) struct ScreenTrapTests {
  /// The program's own loop, in a process of its own, with a reducer that traps at the second key. The
  /// terminal is ours: what that process leaves of it is looked at afterwards.
  @Test func aTrapInAReducerGivesTheTerminalBack() async throws {
    let pseudo = try PseudoTerminal()
    let mode = pseudo.mode
    try pseudo.type("+-")
    let directory = TemporaryDirectory()
    let file = directory.path("session")
    await #expect(processExitsWith: .failure) {
      [path = pseudo.path as String, file = file as String] in
      let descriptor = open(path, O_RDWR | O_NOCTTY)
      let terminal = try Terminal(input: descriptor, output: descriptor)
      let trapping: AppReducer = { state, action, environment in
        if action == .perform(.counter(.decrTapped)) { fatalError("on purpose") }
        return Stage5App.undoableReducer(&state, action, environment)
      }
      let recorder = try Recorder(creating: file)
      await runUntilItEnds(terminal, screenReducer(trapping, recorder: recorder))
      exit(EXIT_SUCCESS)
    }
    try pseudo.wait(until: "the terminal is given back") { pseudo.screen.isAsFound }
    #expect(pseudo.bytesWritten > 0)
    #expect(pseudo.mode == mode)
    let recorded = try Recording(Data(contentsOf: URL(filePath: file)))
    #expect(
      recorded.actions.map(\.action).suffix(2) == [
        .app(.perform(.counter(.incrTapped))), .app(.perform(.counter(.decrTapped))),
      ])
  }
}

@MainActor
private func runUntilItEnds(_ terminal: Terminal, _ reducer: sending @escaping ScreenReducer) async
{
  _ = await ScreenProgram(
    state: ScreenState(file: ""), reducer: reducer, environment: .mock, terminal: terminal
  ).run()
}
