// Tests of Terminal UI: the terminal is restored however a program ends.

import Foundation
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalUI

extension TerminalTests {
  /// Each test runs its own program in its own terminal.
  @Suite struct Probe {
    private let terminal: PseudoTerminal

    init() throws { terminal = try PseudoTerminal(size: Size(columns: 60, rows: 12)) }

    @Test(arguments: [
      SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
      SIGPIPE,
    ])
    func aSignalEndsItAndRestoresTheTerminal(signal: Int32) throws {
      let probe = try start()
      kill(probe, signal)
      #expect(try terminal.wait(for: probe) == .died(of: signal))
      terminal.expectGivenBack()
    }

    @Test func aTrapRestoresTheTerminalAndItsMessageIsNotLost() throws {
      terminal.resize(to: Size(columns: 90, rows: 90))  // room for a backtrace after it
      let probe = try start()
      try terminal.type("X")
      let status = try terminal.wait(for: probe)
      #expect([SIGILL, SIGTRAP].map(PseudoTerminal.Status.died).contains(status))
      terminal.expectGivenBack()
      #expect(terminal.screen.text.contains("Fatal error: on purpose"))
    }

    @Test func anExitAnywhereRestoresTheTerminal() throws {
      let probe = try start()
      try terminal.type("E")
      #expect(try terminal.wait(for: probe) == .exited(3))
      terminal.expectGivenBack()
    }

    /// Ctrl-C is typed, because the terminal makes no signal of it.
    private func request(_ signal: Int32, _ probe: pid_t) throws {
      if signal == SIGINT { try terminal.type("\u{3}") } else { kill(probe, signal) }
    }

    /// The program fills the terminal, which nobody reads.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [false, true])
    func oneSignalEndsAProgramWhoseOutputBlocks(signal: Int32, isResized: Bool) throws {
      let probe = try start()
      try terminal.type("F")
      try terminal.withoutReading {
        try terminal.wait(untilIdle: probe)
        if isResized {
          terminal.resize(to: Size(columns: 50, rows: 9))
          kill(probe, SIGWINCH)
        }
        try request(signal, probe)
        #expect(try terminal.wait(for: probe) == .died(of: signal))
      }
      #expect(terminal.mode == terminal.foundMode)
    }

    // A closed terminal sends several hangups, so they do not count.
    @Test(arguments: [SIGINT, SIGTERM])
    func aSecondSignalEndsAStuckProgram(signal: Int32) throws {
      let probe = try start()
      try terminal.type("S")
      try terminal.wait(untilIdle: probe)
      try request(signal, probe)
      // Two simultaneous signals would count as one.
      try terminal.wait(untilIdle: probe)
      try request(signal, probe)
      #expect(try terminal.wait(for: probe) == .died(of: signal))
      terminal.expectGivenBack()
    }

    /// Both are read at once, so that the second one ends the program while the first restores the terminal.
    @Test(arguments: 0..<10) func twoControlCsRestoreTheTerminal(round: Int) throws {
      let probe = try start()
      try terminal.type("\u{3}\u{3}")
      #expect(try terminal.wait(for: probe) == .died(of: SIGINT))
      terminal.expectGivenBack()
    }

    @Test func controlCEndsAProgramInAPasteWithoutAnEnd() throws {
      let probe = try start()
      try terminal.type("\u{1B}[200~abc")
      try terminal.wait(untilIdle: probe)
      try terminal.type("\u{3}")
      #expect(try terminal.wait(for: probe) == .died(of: SIGINT))
      terminal.expectGivenBack()
    }

    @Test func whileStoppedTheTerminalIsRestored() throws {
      let probe = try start()
      let mode = terminal.mode
      for round in 1...3 {
        kill(probe, SIGTSTP)
        #expect(try terminal.wait(for: probe) == .stopped)
        terminal.expectGivenBack()
        kill(probe, SIGCONT)
        try terminal.wait(until: "redraw") {
          terminal.screen.text.split(separator: "redraw").count == round + 1
        }
        #expect(terminal.screen.isFullScreen && terminal.mode == mode)
      }
      try end(probe)
    }

    @Test func afterSIGSTOPTheScreenIsRestored() throws {
      let probe = try start()
      kill(probe, SIGSTOP)
      #expect(try terminal.wait(for: probe) == .stopped)
      var mode = termios()
      tcgetattr(terminal.slave, &mode)
      mode.c_lflag |= tcflag_t(ICANON | ECHO)  // as a shell might
      tcsetattr(terminal.slave, TCSANOW, &mode)
      kill(probe, SIGCONT)
      try terminal.wait(toShow: "redraw")
      try end(probe)
    }

    #if os(Linux)
      @Test func aClosedTerminalIsARequestToQuit() throws {
        let probe = try start(leadsSession: true)
        terminal.hangUp()
        // The signal and the end of the input race; the program quits by either.
        let status = try terminal.wait(for: probe)
        #expect([.died(of: SIGHUP), .exited(0)].contains(status))
      }

      @Test func aShellHasTheTerminalWhileTheProgramIsStopped() throws {
        let shell = try terminal.run(
          "/bin/sh", ["-i"], leadsSession: true, environment: ["PS1": "ready$ ", "ENV": ""])
        try terminal.wait(toShow: "ready$")
        try terminal.type("\(Self.program)\n")
        try terminal.wait(toShow: "size 60x12")
        try terminal.type("\u{1A}")
        try terminal.wait(until: "the shell is back") { terminal.screen.isAsFound }
        try terminal.type("echo $((6 * 7)); fg\n")
        try terminal.wait(toShow: "redraw")
        try terminal.type("q")
        try terminal.wait(toShow: "bye")
        #expect(terminal.screen.text.contains("42"))
        try terminal.type("exit 5\n")
        #expect(try terminal.wait(for: shell) == .exited(5))
      }
    #endif

    private static let program = Program("terminal-probe").url.path()

    private func start(leadsSession: Bool = false) throws -> pid_t {
      let probe = try terminal.run(Self.program, leadsSession: leadsSession)
      try terminal.wait(toShow: "ready")
      #expect(terminal.screen.modes == [1000, 1006, 1049, 2004])
      return probe
    }

    private func end(
      _ probe: pid_t, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try terminal.quit(probe, sourceLocation: sourceLocation)
      #expect(terminal.screen.text.contains("bye"), sourceLocation: sourceLocation)
    }
  }
}
