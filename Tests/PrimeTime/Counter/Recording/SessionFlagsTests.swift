// The program as it was built, with --record and --replay.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct SessionFlagsTests {
  private let directory = TemporaryDirectory()
  private let header = #"{"favorites":[],"recording":"counter","version":3}"# + "\n"
  private let up = #"{"action":"counter.incrTapped","at":1767225600000}"# + "\n"

  /// The last answer to the commands.
  private func answer(_ arguments: [String], _ commands: String) async throws -> Substring {
    let run = try await counter.run(arguments: arguments, input: commands)
    #expect(run.error.isEmpty && run.status == 0)
    return run.lines.last ?? ""
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func aDamagedRecordingIsReplayedUpToTheDamage() async throws {
    let path = try directory.write(header + up + up + "{\"action\":\"counter.incrT")
    let run = try await counter.run(arguments: ["--replay", path], input: "+\n")
    let warning = """
      counter: "\(path)" is damaged, line 4: it is cut off; 2 actions before it played

      """
    #expect(run == Program.Run(output: "count is 3\n", error: warning, status: 65))
  }

  @Test(arguments: [("file", 65), ("missing", 66), (".", 66), ("missing/session", 66)])
  func anUnreadableFileStartsNoSession(name: String, status: Int32) async throws {
    try directory.write("rubbish\n")
    let run = try await counter.run(arguments: ["--replay", directory.path(name)], input: "+\n")
    #expect(run.error.hasPrefix("counter: cannot replay "))
    #expect(run.output.isEmpty && run.status == status)
  }

  @Test(arguments: [("--record", "record to"), ("--html", "write")])
  func anExistingFileIsNotReplaced(flag: String, verb: String) async throws {
    let (path, replay) = (try directory.write("mine"), try directory.write(header, to: "session"))
    let run = try await counter.run(arguments: ["--replay", replay, flag, path], input: "+\n")
    #expect(run.error == "counter: cannot \(verb) \"\(path)\": it exists; name a new file\n")
    #expect(run.output.isEmpty && run.status == 73)
    #expect(try text(path) == "mine")
  }

  @Test func aNewRecordingIncludesTheReplayedOne() async throws {
    let (old, new) = (try directory.write(header + up), directory.path("new"))
    _ = try await answer(["--replay", old, "--record", new], "+")
    #expect(try text(old) == header + up && text(new).contains(up.dropLast(2)))
    #expect(try await answer(["--replay", new], "+") == "count is 3")
  }

  @Test func theSameFileForBothIsContinued() async throws {
    let path = try directory.write(header + up)
    for count in 2...4 {
      #expect(try await answer(["--replay", path, "--record", path], "+") == "count is \(count)")
    }
    #expect(try text(path).split(separator: "\n").count == 5)
    #expect(try text(path).hasPrefix(header + up))
  }

  @Test func aDamagedFileIsNotContinued() async throws {
    let path = try directory.write(header + up + "{")
    let run = try await counter.run(arguments: ["--replay", path, "--record", path], input: "+\n")
    #expect(run.error.contains("is damaged, line 3: it is cut off"))
    #expect(run.output.isEmpty && run.status == 65)
    #expect(try text(path) == header + up + "{")
  }
}
