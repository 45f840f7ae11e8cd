// The program, controlled by lines and by arguments.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct LearnCommandsTests {
  private func learn(_ arguments: String..., input: String = "") async throws -> Program.Run {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    return try await Program("learn").run(
      arguments: ["--progress", file.path(percentEncoded: false)] + arguments, input: input)
  }

  @Test func aCommandPerLineIsAnsweredByALine() async throws {
    let run = try await learn(input: "next\nhint\nhint 1\nlist\n")
    #expect(run.lines.count == 4)
    #expect(run.lines[0].contains("Playgrounds/Exercises/01-Send/Exercise.swift"))
    #expect(run.lines[1] != run.lines[2])
    #expect(run.lines[3].contains("· 28 a deep link"))
    #expect(run.status == 0)
  }

  @Test func aCommandCanFollowTheName() async throws {
    let run = try await learn("list")
    #expect(run.lines.count == 9)
    #expect(run.status == 0)
  }

  @Test func anUnknownExerciseIsRefused() async throws {
    let run = try await learn("check", "99")
    #expect(run.output == "there are exercises 1 to 28; type list to see them\n")
    #expect(run.status == 1)
    #expect(try await learn("check", "1", "--filter", "none").status == 1)
  }

  @Test func jsonNamesTheExercisesThatAreDone() async throws {
    let run = try await learn("--json", input: "next\n")
    #expect(run.output.contains(#""state":{"done":[],"next":1}"#))
  }
}
