// The program as it was built, with --record and --replay.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct SessionFlagsTests {
  private let directory = TemporaryDirectory()
  private let header = #"{"recording":"counter","version":1}"# + "\n"
  private let up = #"{"action":"counter.incrTapped","at":1767225600000}"# + "\n"

  private func write(_ text: String, to name: String = "session") throws -> String {
    let path = directory.path(name)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func answer(_ arguments: [String], _ command: String = "prime?") async throws -> Answer {
    let run = try await counter.run(arguments: ["--json"] + arguments, input: command + "\n")
    #expect(run.error.isEmpty && run.status == 0)
    return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
  }

  @Test func aReplayHasTheSameStateAndTimes() async throws {
    let path = directory.path("session")
    let commands = [
      "= 7", "save", "= 11", "save", "delete 0", "login 漢字 Blob", "nth?", "undo", "write \(path).f",
    ]
    let recorded = try await counter.run(
      arguments: ["--record", path, "--json"], input: commands.joined(separator: "\n"))
    let last = try #require(recorded.lines.last)
    let state = try JSONDecoder().decode(Answer.self, from: Data(last.utf8)).state
    #expect(state.activityFeed.map(\.prime) == [7, 11, 7])
    #expect(try await answer(["--replay", path]).state == state)
    #expect(try await answer(["--replay", path]).effectsInFlight == 0)
  }

  @Test func undoGoesBackIntoTheReplay() async throws {
    let path = try write(header + up + up)
    #expect(try await answer(["--replay", path], "undo").state.count == 1)
  }

  @Test func aDamagedRecordingIsReplayedUpToTheDamage() async throws {
    let path = try write(header + up + up + "{\"action\":\"counter.incrT")
    let run = try await counter.run(arguments: ["--replay", path], input: "+\n")
    let warning = """
      counter: "\(path)" is damaged, line 4: it is cut off; 2 actions before it played

      """
    #expect(run == Program.Run(output: "count is 3\n", error: warning, status: 1))
  }

  @Test(arguments: [
    ("", "it is empty"), ("rubbish\n", "it is not a recording of counter"),
    (#"{"recording":"counter","version":9}"# + "\n", "format 9; this version reads 1"),
  ])
  func aFileOfAnotherKindStartsNoSession(text: String, reason: String) async throws {
    let path = try write(text)
    let run = try await counter.run(arguments: ["--replay", path], input: "+\n")
    #expect(
      run.error.hasPrefix("counter: cannot replay \"\(path)\": ") && run.error.contains(reason))
    #expect(run.output.isEmpty && run.status == 65)
  }

  @Test(arguments: ["missing", ".", "missing/session"])
  func anUnreadableFileStartsNoSession(name: String) async throws {
    let run = try await counter.run(
      arguments: ["--replay", directory.path(name)], input: "+\n")
    #expect(run.error.hasPrefix("counter: cannot replay "))
    #expect(run.output.isEmpty && run.status == 66)
  }

  @Test func anExistingFileIsNotReplacedByARecording() async throws {
    let path = try write("mine")
    let run = try await counter.run(arguments: ["--record", path], input: "+\n")
    #expect(run.error.hasPrefix("counter: cannot record to \"\(path)\": it exists"))
    #expect(run.output.isEmpty && run.status == 73)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test func aNewRecordingIncludesTheReplayedOne() async throws {
    let (old, new) = (try write(header + up), directory.path("new"))
    _ = try await answer(["--replay", old, "--record", new], "+")
    #expect(try String(contentsOfFile: old, encoding: .utf8) == header + up)
    #expect(try String(contentsOfFile: new, encoding: .utf8).hasPrefix(header + up))
    #expect(try await answer(["--replay", new]).state.count == 2)
  }

  @Test func theSameFileForBothIsContinued() async throws {
    let path = try write(header + up)
    for count in 2...4 {
      #expect(try await answer(["--replay", path, "--record", path], "+").state.count == count)
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 5)
    #expect(text.hasPrefix(header + up))
  }

  @Test func aDamagedFileIsNotContinued() async throws {
    let text = header + up + "{"
    let path = try write(text)
    let run = try await counter.run(
      arguments: ["--replay", path, "--record", path], input: "+\n")
    #expect(run.error.contains("is damaged, line 3: it is cut off"))
    #expect(run.output.isEmpty && run.status == 65)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }
}
