// The program, controlled by lines and by arguments.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalTestSupport
import TerminalUI
import TestSupport
import Testing

@Suite struct LearnCommandsTests {
  private func learn(_ arguments: String..., input: String = "") async throws -> Program.Run {
    let mine = TemporaryDirectory()
    return try await Program("learn").run(
      arguments: ["--mine", mine.path] + arguments, input: input)
  }

  @Test func aCommandPerLineIsAnsweredByALine() async throws {
    let run = try await learn(input: "next\nlist\n")
    #expect(run.lines.count == 2)
    #expect(run.lines[0].contains("Playgrounds/Exercises/01-Send/Exercise.swift"))
    #expect(run.lines[1].contains("· 28 a deep link"))
    #expect(run.status == 0)
  }

  @Test func afterTheLastHintTheSolutionIsNamed() async throws {
    let lines = try await learn(input: "hint\nhint 01\nhint\nhint\n").lines
    for number in 1...3 { #expect(lines[number - 1].contains("Hint \(number) of 3: ")) }
    #expect(lines[3].contains("Playgrounds/Exercises/01-Send/Solution.swift"))
  }

  @Test func aCommandCanFollowTheName() async throws {
    let run = try await learn("list")
    #expect(run.lines.count == 9)
    #expect(run.status == 0)
    #expect(try await learn("help").output.contains("check [N | mine]"))
  }

  @Test func anUnknownExerciseIsRefused() async throws {
    let run = try await learn("check", "99")
    #expect(run.output == "there are exercises 1 to 28; list shows them\n")
    #expect(run.status == 1)
    #expect(try await learn("check", "1", "--filter", "none").status == 64)
  }

  @Test func flagsMayFollowTheCommand() async throws {
    let (first, other) = (TemporaryDirectory(), TemporaryDirectory())
    let run = try await learn("hint", "1", "--mine", first.path, "--mine", other.path, "--json")
    #expect(run.output.hasPrefix(#"{"command":"hint 1","ok":true,"message":"Hint 1 of 3: "#))
    #expect(run.lines.count == 1)
    #expect(try other.names == ["progress.json"])
    #expect(try first.names.isEmpty)
  }

  @Test func anUnknownCommandIsRefused() async throws {
    let run = try await learn("chek", "3")
    let why = "there is no command 'chek'; learn --help lists the commands and flags"
    #expect(run == Program.Run(error: "learn: \(why)\n", status: 64))
  }

  @Test func aTaskIsReadOrChecked() async throws {
    let run = try await learn(input: "done\ncheck mine\n")
    #expect(run.error.contains("next: 1 write send; check tests it"))
    #expect(run.error.contains("is still empty. Begin with step 1."))
  }

  @Test func jsonHasTheProgress() async throws {
    let run = try await learn("--json", input: "hint\n")
    #expect(run.output.contains(#""state":{"done":[],"hints":{"1":1},"read":[],"step":0}"#))
    let failed = try await learn("--json", "check", "99", input: "list\n")
    #expect(failed.lines.count == 1)
    #expect(failed.output.contains(#""message":"there are exercises 1 to 28; list shows them""#))
    #expect(failed.status == 1)
  }

  @Test func playNeedsAStore() async throws {
    let run = try await learn("play")
    #expect(run.output.contains("main.swift yet; next says how to begin"))
    #expect(run.status == 1)
  }

  /// `.ci/build-it-yourself` does this with every step.
  @Test(arguments: [5, 20, 41], [true, false])
  func theFileThatLearnCreatesCanBePlayed(step: Int, inOneLine: Bool) async throws {
    let mine = TemporaryDirectory()
    func learn(_ arguments: String..., input: String = "") async throws -> Program.Run {
      try await Program("learn").run(arguments: ["--mine", mine.path] + arguments, input: input)
    }
    #expect(try await learn("check", "mine").output.contains("Begin with step 1."))
    var program = try await learn("steps", "\(step)", "program").output
    if inOneLine {
      // As on page 0.
      program.replace("case incrTapped\n  case decrTapped", with: "case decrTapped, incrTapped")
    }
    let created = try String(contentsOfFile: mine.path("main.swift"), encoding: .utf8)
    try mine.write(created + program, to: "main.swift")
    let played = try await learn("play", input: "+\n+\n-\nnth?\n")
    #expect(played.status == 0)
    #expect(played.lines.contains { $0.hasPrefix("count: 2") })
    #expect(step < 41 || played.output.contains("Prime 1 is 2"))
  }

  @Test(.hangLimit) func playReadsWhatIsTypedOnTheTerminal() async throws {
    let mine = TemporaryDirectory()
    let program = try await learn("steps", "5", "program").output
    try mine.write(program, to: "main.swift")
    let terminal = try PseudoTerminal(size: Size(columns: 80, rows: 24))
    let learn = try start("play", mine, terminal)
    try terminal.wait(toShow: "runs on your own store")
    try terminal.type("+\n")
    try terminal.wait(toShow: "count: 1")
    try terminal.type("quit\n")
    #expect(try terminal.wait(for: learn) == .exited(0))
  }

  @Test(.hangLimit) func whoeverLeavesACheckAlsoEndsTheProgramThatIsChecked() throws {
    let mine = TemporaryDirectory()
    let endless = """
      import Foundation
      try "\\(getpid())".write(toFile: "\(mine.path("pid"))", atomically: true, encoding: .utf8)
      while true {}
      """
    try mine.write(endless, to: "main.swift")
    let terminal = try PseudoTerminal(size: Size(columns: 80, rows: 24))
    let learn = try start("check mine", mine, terminal)
    var pid: pid_t = 0
    try terminal.wait(until: "the program runs") {
      pid =
        (try? String(contentsOfFile: mine.path("pid"), encoding: .utf8)).flatMap(pid_t.init) ?? 0
      return pid > 0
    }
    try terminal.type("\u{3}")
    #expect(try terminal.wait(for: learn) == .died(of: SIGINT))
    try terminal.wait(until: "the program has ended") { kill(pid, 0) != 0 }
  }

  private func start(
    _ command: String, _ mine: TemporaryDirectory, _ terminal: PseudoTerminal
  ) throws -> pid_t {
    try terminal.run(
      Program("learn").url.path,
      ["--mine", mine.path] + command.split(separator: " ").map(String.init), leadsSession: true,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }
}
