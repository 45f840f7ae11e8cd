// The program, controlled by lines and by arguments.
// SPDX-License-Identifier: MIT

import Foundation
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
    #expect(try await learn("check", "1", "--filter", "none").status == 1)
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
}
