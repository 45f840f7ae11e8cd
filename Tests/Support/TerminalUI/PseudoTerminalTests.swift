// Tests of the terminal in which other tests run programs.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalTestSupport
import Testing

@Suite struct PseudoTerminalTests {
  @Test func aWaitFailsWhenNothingHappens() throws {
    let terminal = try PseudoTerminal()
    terminal.patience = 50
    let program = try terminal.run("/bin/cat")
    try terminal.type("shown\n")
    try terminal.wait(toShow: "shown")
    try withKnownIssue {
      try terminal.wait(toShow: "more")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Waited in vain until the screen shows “more”") }
    }
    kill(program, SIGKILL)
    #expect(try terminal.wait(for: program) == .died(of: SIGKILL))
  }
}
