// The effects of the program.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import counter

@Suite struct EffectsTests {
  @Test(arguments: [
    ("1", "the 1st prime is 2"), ("7", "the 7th prime is 17"), ("22", "the 22nd prime is 79"),
    ("1000000", "the 1,000,000th prime is 15485863"),
    ("100000000", "the 100,000,000th prime is 2038074743"),
  ])
  func theNthPrimeIsFound(n: String, answer: String) async throws {
    let run = try await counter.run(input: "= \(n)\nnth?\n")
    #expect(run.lines.last ?? "" == answer)
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
    (21, "21st"), (111, "111th"), (1_102, "1,102nd"), (0, "0th"), (-5, "-5th"),
    (.max, "9,223,372,036,854,775,807th"), (.min, "-9,223,372,036,854,775,808th"),
  ])
  func ordinalsHaveTheRightEnding(number: Int, text: String) {
    #expect(ordinal(number) == text)
  }

  @Test(arguments: ["0", "-1", "100000001", "9223372036854775807"])
  func anNthPrimeOutOfBoundsIsRefused(n: String) async throws {
    let answers = try await counter.answers(to: "= \(n)", "nth?", "+")
    #expect(!answers[1].ok)
    #expect(answers[1].message.contains(n) && answers[1].message.contains("; ask for"))
  }

  @Test func theAnswerNamesTheNumberThatWasAskedAbout() async throws {
    let answers = try await counter.answers(to: "= 50", "nth? &", "= 3", "wait")
    #expect(answers[1].message == "looking for the 50th prime")
    #expect(answers[3].message == "the 50th prime is 229")
    #expect(answers[3].state.count == 3)
  }

  @Test func theLatestQuestionWins() async throws {
    let answers = try await counter.answers(to: "= 50", "nth? &", "= 7", "nth? &", "wait")
    #expect(answers[4].message == "the 7th prime is 17")
    #expect(answers[4].state.nthPrime == Answer.NthPrime(n: 7, prime: 17))
  }

  @Test func aCancelledSearchHasNoAnswer() async throws {
    let answers = try await counter.answers(
      to: "= 50", "cancel", "nth? &", "cancel", "wait", "cancel")
    #expect(answers.map(\.ok) == [true, false, true, true, true, false])
    #expect(answers[3].effectsInFlight == 0)
    #expect(answers[4].message == "nothing is running")
    #expect(answers[4].state.nthPrime == nil)
  }

  @Test func quitEndsTheProgramDuringASearch() async throws {
    let answers = try await counter.answers(to: "= 100000000", "nth? &", "quit")
    #expect(answers.last?.message == "goodbye")
  }

  @Test func undoKeepsTheAnswerAndStartsNoSearch() async throws {
    let answers = try await counter.answers(to: "= 7", "nth?", "undo", "redo")
    #expect(answers.map(\.state.count) == [7, 7, 0, 7])
    #expect(answers[2].state.nthPrime == Answer.NthPrime(n: 7, prime: 17))
    #expect(answers.map(\.effectsInFlight) == [0, 0, 0, 0])
  }

  @Test func writtenFavoritesAreLoadedInTheNextSession() async throws {
    try await withFile { path in
      let first = try await counter.run(
        arguments: ["--file", path], input: "= 7\nsave\n= 2\nsave\nwrite\n")
      #expect(first.lines.last ?? "" == "wrote 2 favorite primes to \(path)")
      let second = try await counter.run(
        arguments: ["--file", path], input: "load\nfavorites\nactivity\nundo\nfavorites\n"
      ).withoutTimes
      #expect(
        second.lines == [
          "loaded 2 favorite primes from \(path)", "0: 7, 1: 2", "TIME added 7, TIME added 2",
          "undone; count is 0, 0 favorites, nobody is logged in",
          "no favorite primes yet; save adds the count",
        ])
    }
  }

  @Test(arguments: [
    ("rubbish", "JSON"), (#"{"version": 2, "favoritePrimes": []}"#, "version"),
    (#"{"version": 1, "favoritePrimes": [2, 4]}"#, "4"),
    (#"{"version": 1, "favoritePrimes": [3, 3]}"#, "3"),
  ])
  func aDamagedFileIsRefusedAndTheFavoritesStay(text: String, named: String) async throws {
    try await withFile { path in
      try Data(text.utf8).write(to: URL(filePath: path))
      let answers = try await counter.answers(to: "= 7", "save", "load \(path)", "favorites")
      #expect(!answers[2].ok)
      #expect(answers[2].message.contains(path) && answers[2].message.contains(named))
      #expect(answers[3].state.favoritePrimes == [7])
    }
  }

  @Test func aFileThatWasNotLoadedIsNotOverwrittenUnasked() async throws {
    try await withFile { path in
      let old = #"{"version": 1, "favoritePrimes": [2, 3]}"#
      try Data(old.utf8).write(to: URL(filePath: path))
      let answers = try await counter.answers(to: "= 7", "save", "write \(path)")
      #expect(
        answers[2].message
          == "\"\(path)\" holds 2 favorite primes and was not loaded; load or overwrite it")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == old)
      let overwritten = try await counter.answers(to: "= 7", "save", "overwrite \(path)")
      #expect(overwritten[2].message == "wrote 1 favorite prime to \(path)")
      #expect(try await counter.answers(to: "load \(path)")[0].state.favoritePrimes == [7])
    }
  }

  @Test func aFailedWriteIsReportedAndTheSessionGoesOn() async throws {
    let run = try await counter.run(input: "write /dev/null/favorites.json\n+\n")
    #expect(run.error.hasPrefix("line 1: cannot save favorites to"))
    #expect(run.output == "count is 1\n")
    #expect(run.status == 1)
  }

  @Test func waitReportsAFailedWriteAfterASearch() async throws {
    let answers = try await counter.answers(
      to: "= 10", "nth?", "write /dev/null/favorites.json &", "wait", "wait")
    #expect(answers.map(\.ok) == [true, true, true, false, true])
    #expect(answers[3].message.hasPrefix("cannot save favorites to"))
    #expect(answers[4].message == "nothing is running")
  }

  @Test(arguments: [
    (["--file"], "needs a value"), (["--file", ""], "needs a value that is not empty"),
  ])
  func theFileFlagNeedsAPath(arguments: [String], why: String) async throws {
    let run = try await counter.run(arguments: arguments, input: "+\n")
    let error = "counter: --file PATH \(why); counter --help lists the flags\n"
    #expect(run == Program.Run(error: error, status: 64))
  }

  #if os(Linux)
    @Test func withoutAHomeTheFavoritesAreInTheCurrentFolder() async throws {
      try await withFile { file in
        let directory = URL(filePath: file).deletingLastPathComponent().path(percentEncoded: false)
        let start = "cd \"$0\" && unset HOME XDG_DATA_HOME && exec \"$1\""
        let run = try await Program(at: URL(filePath: "/bin/sh")).run(
          arguments: ["-c", start, directory, counter.url.path()], input: "write\n")
        #expect(run == Program.Run(output: "wrote 0 favorite primes to favorites.json\n"))
        let names = try FileManager.default.contentsOfDirectory(atPath: directory)
        #expect(names == ["favorites.json"])
      }
    }
  #endif

  private func withFile(_ body: (String) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try await body(directory.appending(path: "favorites.json").path(percentEncoded: false))
  }
}
