// A reducer that traps still restores the terminal.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TerminalTestSupport
import TerminalUI
import TestSupport
import Testing

@testable import counter

/// Runs the program's loop in a separate process, in the test's terminal, so that the test can check the
/// terminal afterwards.
@Suite(.hangLimit) struct ScreenTrapTests {
  private let pseudo: PseudoTerminal
  private let foundMode: [UInt8]
  private let directory = TemporaryDirectory()

  init() throws {
    pseudo = try PseudoTerminal()
    foundMode = pseudo.mode
  }

  /// The keys are typed before the process starts.
  @Test func aTrapInAReducerRestoresTheTerminal() async throws {
    try pseudo.type("+-")
    let file = directory.path("session")
    await #expect(processExitsWith: .failure) {
      [path = pseudo.path as String, file = file as String] in
      let reducer: AppReducer = { environment in
        { state, action in
          if action == .perform(.counter(.decrTapped)) { fatalError("on purpose") }
          return Stage4App.undoableReducer(environment)(&state, action)
        }
      }
      try await runProgram(
        on: path,
        reducer: screenReducer(
          reducer, .mock, recorder: LineWriter(creating: file, header: Recording.Header())))
    }
    try pseudo.wait(until: "the terminal is given back") { pseudo.screen.isAsFound }
    #expect(pseudo.bytesWritten > 0)
    #expect(pseudo.mode == foundMode)
    var recorded = try Recording(file)
    #expect(
      recorded.rest().map(\.action) == [
        .app(.perform(.counter(.incrTapped))), .app(.perform(.counter(.decrTapped))),
      ])
  }
}

@MainActor
private func runProgram(
  on path: String, reducer: sending @escaping ScreenReducer
) async throws {
  let descriptor = open(path, O_RDWR | O_NOCTTY)
  let terminal = try Terminal(input: descriptor, output: descriptor)
  let program = ScreenProgram(
    state: ScreenState(file: ""), reducer: reducer, terminal: terminal)
  _ = await program.run()
  terminal.restore()
}
