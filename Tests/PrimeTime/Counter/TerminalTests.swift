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
    #expect(terminal.screen.modes == [1049, 2004])
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

  @Test func keysAreAnsweredAndRecorded() async throws {
    let (record, page) = (directory.path("session.jsonl"), directory.path("session.html"))
    let program = try start(["--record", record])
    try terminal.type("7ps")
    try terminal.wait(toShow: "7 is one of your favorite primes")
    try terminal.type("\u{1B}")
    try terminal.wait(toShow: "1 not written")
    try terminal.type("q")
    try terminal.wait(toShow: "Not written: + 7.")
    try terminal.quit(program, with: "w")
    #expect(
      try String(contentsOfFile: directory.path("favorites.json"), encoding: .utf8).contains("[7]"))

    for (arguments, text) in [([], "favorites  7"), (["--replay", record], "6 written")] {
      let again = try start(arguments)
      try terminal.wait(toShow: text)
      try terminal.quit(again)
    }
    #expect(terminal.screen.isColored)
    let written = try await counter.run(arguments: ["--replay", record, "--html", page])
    #expect(written.output == "\(page) is written; open it in a browser\n")
    #expect(try String(contentsOfFile: page, encoding: .utf8).hasPrefix("<!doctype html>"))
  }

  @Test func favoritesThatCannotBeLoadedAreReportedFirstAndNoColorIsUsed() throws {
    try directory.write("rubbish", to: "favorites.json")
    let program = try terminal.run(
      counter.url.path, ["--file", directory.path("favorites.json")],
      environment: ["NO_COLOR": "1"])
    try terminal.wait(toShow: "Failed")
    try terminal.wait(toShow: "JSON")
    try terminal.type("\u{1B}")
    try terminal.wait(toShow: "file       could not be read")
    try terminal.quit(program)
    #expect(!terminal.screen.isColored)
  }

  @Test func aRecordingWithoutRoomIsReportedAtOnce() throws {
    let script = "ulimit -f 1; exec \"$0\" --file f.json --record \"$1\""
    let program = try terminal.run(
      "/bin/sh", ["-c", script, counter.url.path, directory.path("session")])
    try terminal.wait(toShow: "? help")
    try terminal.type(String(repeating: "+", count: 30))
    try terminal.wait(toShow: "the recording ends here")
    try terminal.quit(program, with: "\rq")
  }

  @Test func controlCAsksOnceAndThenEndsItAndSaysWhatIsNotWritten() throws {
    let program = try start()
    try terminal.type("7ps")
    try terminal.wait(toShow: "7 is one of your favorite primes")
    try terminal.type("\u{3}")
    try terminal.wait(toShow: "Not written: + 7.")
    try terminal.type("\u{3}")
    #expect(try terminal.wait(for: program) == .died(of: SIGINT))
    terminal.expectGivenBack()
    #expect(terminal.screen.text.contains("counter: not written to"))
    // With nothing to lose, it ends at once.
    let other = try start()
    try terminal.type("+\u{3}")
    #expect(try terminal.wait(for: other) == .died(of: SIGINT))
  }

  @Test func quittingTwiceSaysWhatIsNotWritten() throws {
    let program = try start()
    try terminal.type("7ps")
    try terminal.wait(toShow: "7 is one of your favorite primes")
    try terminal.type("pq")
    try terminal.wait(toShow: "Not written: + 7.")
    try terminal.quit(program)
    #expect(terminal.screen.text.contains("counter: not written to"))
  }

  /// What a recording is for.
  @Test func whatAKilledSessionDidNotWriteCanBeWritten() throws {
    let record = directory.path("record")
    let program = try start(["--record", record])
    try terminal.type("7ps")
    try terminal.wait(toShow: "7 is one of your favorite primes")
    kill(program, SIGKILL)
    _ = try terminal.wait(for: program)
    let next = try terminal.run(
      counter.url.path, ["--file", directory.path("favorites.json"), "--replay", record])
    try terminal.wait(toShow: "Is 7 prime?")
    try terminal.type("p")
    try terminal.wait(toShow: "file       none yet; 1 not written")
    try terminal.type("q")
    try terminal.wait(toShow: "Not written: + 7.")
    try terminal.type("w")
    #expect(try terminal.wait(for: next) == .exited(0))
    #expect(
      try String(contentsOfFile: directory.path("favorites.json"), encoding: .utf8).contains("[7]"))
  }

  /// Replies, reports and pastes, at once and byte by byte. After each, the next key counts.
  @Test(arguments: [
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", "\u{1B}[<0;10;10M", "\u{1B}[200~fddw\u{1B}[201~",
  ])
  func whatIsNoKeyDoesNothing(sequence: String) throws {
    let program = try start()
    for (count, parts) in [(1, [sequence]), (2, sequence.map(String.init))] {
      for part in parts + ["+"] { try terminal.type(part) }
      try terminal.wait(toShow: "▸ \(count) incrTapped")
    }
    try terminal.quit(program)
  }

  /// Lets the program fill the terminal and wait with a frame, and sends it a signal before anybody reads.
  private func send(_ signal: Int32, toFull program: pid_t) throws {
    var checks = 0
    try terminal.wait(until: "the terminal is full") {
      kill(program, SIGWINCH)
      checks = terminal.isFull ? checks + 1 : 0
      return checks == 20
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
    #expect(terminal.screen.text.isEmpty)
  }

  @Test func whileStoppedTheTerminalIsRestored() throws {
    let program = try start()
    for stop in ["\u{1A}", nil] {
      if let stop { try terminal.type(stop) } else { kill(program, SIGTSTP) }
      #expect(try terminal.wait(for: program) == .stopped)
      terminal.expectGivenBack()
      kill(program, SIGCONT)
      try terminal.wait(until: "it shows the screen") { terminal.screen.modes == [1049, 2004] }
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
    try terminal.wait(toShow: "┌─ Counter \(String(repeating: "─", count: 28))┐\n│ 0 ")
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

    /// Types a command into a shell, which runs the counter in the foreground, and then a key that stops or ends that.
    private func run(_ command: String, then key: String = "\u{1A}") throws {
      let prompts = terminal.screen.text.count { $0 == "$" }
      try terminal.type(command + "\n")
      try terminal.wait(toShow: "? help")
      try terminal.type(key)
      try terminal.wait(until: "the shell is back") {
        terminal.screen.isAsFound && terminal.screen.text.count { $0 == "$" } > prompts
      }
    }

    /// A shell has the terminal while the counter is stopped, also if it waits for another shell, which runs the counter.
    /// In the background, the counter waits and paints nothing.
    @Test func aShellStopsAndContinuesIt() throws {
      let program = "\(counter.url.path) --file \(directory.path("f"))"
      let shell = try terminal.run(
        "/bin/sh", ["-i"], leadsSession: true, environment: ["PS1": "ready$ ", "ENV": ""])
      try terminal.wait(toShow: "ready$")
      try run("sh -c '\(program); true'")
      try run("fg", then: "q")
      try terminal.type("\(program) &\n")
      let wait = "while ! grep -q 'State:.T' /proc/$!/status; do :; done"
      for (command, answer) in [(wait, "stopped42"), ("bg; \(wait)", "again42")] {
        try terminal.type("\(command); echo \(answer.dropLast(2))$((6 * 7))\n")
        try terminal.wait(toShow: answer)
        #expect(terminal.screen.isAsFound)
        try run("fg")
      }
      try run("fg", then: "q")
      try terminal.type("exit 5\n")
      #expect(try terminal.wait(for: shell) == .exited(5))
    }
  #endif
}
