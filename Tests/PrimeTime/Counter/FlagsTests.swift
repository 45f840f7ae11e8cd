// The program as it was built, with --record and --replay.

import Foundation
import TestSupport
import Testing

@Suite struct FlagsTests {
  private let directory = TemporaryDirectory()
  private let header = #"{"favorites":[],"recording":"counter","version":5}"# + "\n"
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

  @Test func aDamagedRecordingStartsNoSession() async throws {
    let path = try directory.write(header + up + "rubbish\n" + up)
    let run = try await counter.run(arguments: ["--replay", path], input: "+\n")
    let error = "counter: cannot replay \"\(path)\": line 3: it is not an action in JSON\n"
    #expect(run == Program.Run(error: error, status: 65))
  }

  @Test(arguments: ["file", "missing", ".", "missing/session"])
  func anUnreadableFileStartsNoSession(name: String) async throws {
    try directory.write("rubbish\n")
    let run = try await counter.run(arguments: ["--replay", directory.path(name)], input: "+\n")
    #expect(run.error.hasPrefix("counter: cannot replay "))
    #expect(run.output.isEmpty && run.status == 65)
  }

  @Test(arguments: [("--record", "record to"), ("--html", "write")])
  func anExistingFileIsNotReplaced(flag: String, verb: String) async throws {
    let (path, replay) = (try directory.write("mine"), try directory.write(header, to: "session"))
    let run = try await counter.run(arguments: ["--replay", replay, flag, path], input: "+\n")
    #expect(run.error == "counter: cannot \(verb) \"\(path)\": it exists; name a new file\n")
    #expect(run.output.isEmpty && run.status == 65)
    #expect(try text(path) == "mine")
  }

  @Test func aNewRecordingIncludesTheReplayedOne() async throws {
    let (old, new) = (try directory.write(header + up), directory.path("new"))
    _ = try await answer(["--replay", old, "--record", new], "+")
    #expect(try text(old) == header + up && text(new).contains(up.dropLast(2)))
    #expect(try await answer(["--replay", new], "+") == "count is 3")
  }

  @Test func aRecordingHoldsItsFavorites() async throws {
    let save = #"{"action":"primeModal.saveFavoritePrimeTapped","at":1767225600000}"# + "\n"
    let path = try directory.write(header + up + up + save)
    #expect(try await answer(["--replay", path], "favorites") == "0: 2")
  }

  @Test func aPageThatIsNotWrittenWholeIsRemoved() async throws {
    let path = try directory.write(header + up, to: "session")
    let script = "ulimit -f 1; \"$0\" --replay \"$1\" --html \"$1.html\""
    let run = try await Program(at: URL(filePath: "/bin/sh")).run(
      arguments: ["-c", script, counter.url.path, path], input: "")
    #expect(run.error.hasPrefix("counter: cannot write \"\(path).html\": ") && run.status == 65)
    #expect(try directory.names == ["session"])
  }

  @Test func theFavoritesAreNotKeptInTheRecording() async throws {
    let path = directory.path("session")
    let run = try await counter.run(
      arguments: ["--file", directory.path("./session"), "--record", path], input: "+\n")
    #expect(
      run
        == Program.Run(
          error: "counter: --record and --file need different files\n", status: 64))
    #expect(try directory.names == [])
  }

  @Test func helpStartsNoRecording() async throws {
    let run = try await counter.run(
      arguments: ["--record", directory.path("new"), "--help"], input: "+\n")
    #expect(run.output.contains("flags:") && run.status == 0)
    #expect(try directory.names == [])
  }

  @Test func aFailedRecordingIsReportedOnceAndTheSessionGoesOn() async throws {
    let path = directory.path("session")
    let script = "ulimit -f 1; \"$0\" --record \"$1\" | cat"
    let run = try await Program(at: URL(filePath: "/bin/sh")).run(
      arguments: ["-c", script, counter.url.path, path],
      input: String(repeating: "+\n", count: 30))
    #expect(run.lines.last == "count is 30")
    #expect(run.error.hasPrefix("counter: the recording ends here: cannot record to \"\(path)\": "))
    #expect(run.error.count { $0 == "\n" } == 1)
  }
}
