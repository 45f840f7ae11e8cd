// The counter on a terminal, which is restored however the program ends.

import Foundation
import TestSupport
import Testing

@Suite(.hangLimit) struct TerminalTests {
  private let terminal: PseudoTerminal
  private let directory = TemporaryDirectory()

  init() throws { terminal = try PseudoTerminal() }

  private func start(leadsSession: Bool = false, _ arguments: [String] = []) throws -> pid_t {
    let file = ["--file", directory.path("favorites.json")]
    let program = try terminal.run(
      counter.url.path, file + arguments, leadsSession: leadsSession)
    try terminal.wait(toShow: "? help")
    #expect(terminal.screen.modes == [1049])
    return program
  }

  @Test(arguments: [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGPIPE, SIGSEGV, SIGABRT,
  ])
  func aSignalEndsItAndRestoresTheTerminal(signal: Int32) throws {
    let program = try start()
    kill(program, signal)
    #expect(try terminal.wait(for: program) == .died(of: signal))
    terminal.expectGivenBack()
  }

  @Test func keysAreAnsweredAndQQuits() throws {
    let program = try start()
    try terminal.type("7ps")
    try terminal.wait(toShow: "7 is one of your favorite primes")
    try terminal.type("\u{1B}")
    try terminal.wait(toShow: "1 not written")
    try terminal.type("q")
    try terminal.wait(toShow: "Not written: + 7.")
    try terminal.quit(program, with: "w")
    #expect(
      try String(contentsOfFile: directory.path("favorites.json"), encoding: .utf8).contains("[7]"))
  }

  @Test func aRecordedBranchIsReplayedAndShownAsAPage() async throws {
    let (record, page) = (directory.path("session.jsonl"), directory.path("session.html"))
    let program = try start(["--record", record])
    try terminal.type("++pspt")
    try terminal.wait(toShow: "▸ 5 doneTapped")
    try terminal.type("kkkk\r+++")
    try terminal.wait(toShow: "▸ 4 incrTapped")
    kill(program, SIGTERM)
    _ = try terminal.wait(for: program)

    let replayed = try await counter.run(arguments: ["--replay", record], input: "show\n")
    #expect(replayed.output.hasPrefix("count 4;"), "\(replayed)")
    let written = try await counter.run(arguments: ["--replay", record, "--html", page])
    #expect(written.output == "\(page) is written; open it in a browser\n")
    #expect(try String(contentsOfFile: page, encoding: .utf8).hasPrefix("<!doctype html>"))
    try terminal.quit(start(["--replay", record]))
  }

  @Test func favoritesThatCannotBeLoadedAreReportedFirst() throws {
    try directory.write("rubbish", to: "favorites.json")
    let program = try terminal.run(
      counter.url.path, ["--file", directory.path("favorites.json")])
    try terminal.wait(toShow: "Failed")
    try terminal.wait(toShow: "it is not JSON like")
    try terminal.type("\u{1B}")
    try terminal.wait(toShow: "? help")
    try terminal.quit(program)
  }

  @Test func controlCEndsItAndSaysWhatIsNotWritten() throws {
    let program = try start()
    try terminal.type("7ps\u{1B}\u{3}")
    #expect(try terminal.wait(for: program) == .died(of: SIGINT))
    terminal.expectGivenBack()
    #expect(terminal.screen.text.contains("counter: not written to"))
  }

  /// Lets the program fill the terminal, and sends it a signal before anybody reads that.
  private func send(_ signal: Int32, toFull program: pid_t) throws {
    terminal.resize(columns: 200, rows: 60)
    for _ in 0..<8 {
      kill(program, SIGWINCH)
      try terminal.wait(untilIdle: program)
    }
    kill(program, signal)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsItWhileNobodyReadsTheTerminal(signal: Int32) throws {
    let program = try start()
    try terminal.withoutReading {
      try send(signal, toFull: program)
      #expect(try terminal.wait(for: program) == .died(of: signal))
    }
    #expect(terminal.mode == terminal.foundMode)
  }

  @Test func whatNobodyReadBeforeItStoppedIsNotShownLater() throws {
    let program = try start()
    try terminal.withoutReading {
      try send(SIGTSTP, toFull: program)
      #expect(try terminal.wait(for: program) == .stopped)
    }
    try terminal.wait(until: "it is restored") { terminal.screen.isAsFound }
    terminal.expectGivenBack()
    kill(program, SIGCONT)
    try terminal.wait(toShow: "? help")
    try terminal.quit(program)
    #expect(terminal.screen.text.allSatisfy { "#\n".contains($0) })
  }

  @Test func whileStoppedTheTerminalIsRestored() throws {
    let program = try start()
    for stop in ["\u{1A}", nil] {
      if let stop { try terminal.type(stop) } else { kill(program, SIGTSTP) }
      #expect(try terminal.wait(for: program) == .stopped)
      terminal.expectGivenBack()
      kill(program, SIGCONT)
      try terminal.wait(until: "it shows the screen") { terminal.screen.modes == [1049] }
      try terminal.type("+")
    }
    try terminal.wait(toShow: "2 incrTapped")
    try terminal.quit(program)
  }

  @Test func afterSIGSTOPAndResizeItIsDrawnAgain() throws {
    let program = try start()
    kill(program, SIGSTOP)
    #expect(try terminal.wait(for: program) == .stopped)
    terminal.resize(columns: 40, rows: 12)
    kill(program, SIGCONT)
    try terminal.wait(until: "it is drawn") {
      terminal.screen.text.contains("Counter") && !terminal.screen.text.contains("#")
    }
    try terminal.quit(program)
  }

  #if os(Linux)
    /// Such as the message of a trap. On the screen, it would be lost.
    @Test func standardErrorIsShownWhenTheScreenIsGone() throws {
      let program = try start()
      try "trapped\n".write(toFile: "/proc/\(program)/fd/2", atomically: false, encoding: .utf8)
      kill(program, SIGSEGV)
      #expect(try terminal.wait(for: program) == .died(of: SIGSEGV))
      #expect(terminal.screen.text.contains("trapped"))
    }

    @Test func aClosedTerminalEndsIt() throws {
      let program = try start(leadsSession: true)
      terminal.hangUp()
      #expect(try terminal.wait(for: program) == .died(of: SIGHUP))
    }

    private func startShell() throws -> pid_t {
      let shell = try terminal.run(
        "/bin/sh", ["-i"], leadsSession: true, environment: ["PS1": "ready$ ", "ENV": ""])
      try terminal.wait(toShow: "ready$")
      return shell
    }

    private func end(_ shell: pid_t) throws {
      try terminal.type("q")
      try terminal.wait(until: "the shell is back") { terminal.screen.isAsFound }
      try terminal.type("exit 5\n")
      #expect(try terminal.wait(for: shell) == .exited(5))
    }

    /// Also if the shell waits for another one, which runs it.
    @Test func aShellHasTheTerminalWhileItIsStopped() throws {
      let shell = try startShell()
      try terminal.type("sh -c '\(counter.url.path) --file \(directory.path("f")); true'\n")
      try terminal.wait(toShow: "? help")
      try terminal.type("\u{1A}")
      try terminal.wait(until: "the shell is back") {
        terminal.screen.isAsFound && terminal.screen.text.ranges(of: "ready$").count == 2
      }
      try terminal.type("echo $((6 * 7)); fg\n")
      try terminal.wait(toShow: "? help")
      try end(shell)
      #expect(terminal.screen.text.contains("42"))
    }

    @Test func inTheBackgroundItWaitsAndPaintsNothing() throws {
      let shell = try startShell()
      try terminal.type("\(counter.url.path) --file \(directory.path("f")) &\n")
      let wait = "while ! grep -q 'State:.T' /proc/$!/status; do :; done"
      for (command, answer) in [(wait, "stopped42"), ("bg; \(wait)", "again42")] {
        try terminal.type("\(command); echo \(answer.dropLast(2))$((6 * 7))\n")
        try terminal.wait(toShow: answer)
        #expect(terminal.screen.isAsFound)
        try terminal.type("fg\n")
        try terminal.wait(toShow: "? help")
        try terminal.type("\u{1A}")
        try terminal.wait(until: "the shell is back") { terminal.screen.isAsFound }
      }
      try terminal.type("fg\n")
      try terminal.wait(toShow: "? help")
      try end(shell)
    }
  #endif
}
