// Files: the favorites, and the flags that name files.

import Foundation
import PrimeTime
import TestSupport
import Testing

@Suite struct FilesTests {
  private let directory = TemporaryDirectory()
  private let shell = Program(at: URL(filePath: "/bin/sh"))
  private let header = #"{"favorites":[],"recording":"counter","version":5}"# + "\n"
  private let up = #"{"action":"counter.incrTapped","at":1767225600000}"# + "\n"

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  // MARK: The favorites

  @Test func writtenFavoritesAreLoadedInTheNextSession() async throws {
    let path = directory.path("favorites.json")
    let first = try await counter.run(
      arguments: ["--file", path], input: "= 7\nsave\n= 2\nsave\nwrite\n")
    #expect(first.lines.last ?? "" == "wrote 2 favorite primes to \(path)")
    let second = try await counter.run(
      arguments: ["--file", path], input: "load\nfavorites\nactivity\nundo\nfavorites\n"
    ).withoutTimes
    #expect(
      second.lines == [
        "loaded 2 favorite primes from \(path)", "0: 7, 1: 2", "TIME added 7, TIME added 2",
        "0: 7, 1: 2",
      ])
    #expect(second.error == "line 4: there is nothing to undo\n")
  }

  @Test func aWriteAndALoadMergeWhatTheFileHolds() async throws {
    let path = try directory.write(#"{"version": 1, "favoritePrimes": [2, 3]}"#)
    let run = try await counter.run(
      arguments: ["--file", path],
      input: "= 7\nsave\nwrite\nfavorites\ndelete 1\nload\nfavorites\nwrite\nundo\n")
    #expect(
      run.lines.dropFirst(2) == [
        "wrote 3 favorite primes to \(path)", "0: 7, 1: 2, 2: 3", "deleted 2",
        "loaded 3 favorite primes from \(path)", "0: 7, 1: 3",
        "wrote 2 favorite primes to \(path)", "undone; favorites + 2; activity − removed 2",
      ])
    #expect(run.error == "counter: not written to \(path): + 2\n")
  }

  /// Three programs at a time use one file, and each is killed after some of its writes, or during the next.
  @Test func killedProgramsLoseNoPrimeThatTheyHaveWritten() async throws {
    let (path, outputs) = (directory.path("favorites.json"), TemporaryDirectory())
    let script = """
      exec 3<&0
      "$0" --file "$1" <&3 >"$2" 2>&1 &
      until [ "$(grep -c ^wrote "$2")" -ge $3 ]; do :; done
      kill -KILL $!
      cat "$2"
      """
    let all = (2...1_000).filter(isPrime)
    let written = try await withThrowingTaskGroup { group in
      for program in 0..<3 {
        group.addTask {
          var written: [Int] = []
          for round in 0..<6 {
            let own = all[(18 * program + 3 * round)...].prefix(3)
            let run = try await shell.run(
              arguments: [
                "-c", script, counter.url.path, path, outputs.path("\(program) \(round)"),
                "\(round % 3 + 1)",
              ], input: own.map { "= \($0)\nsave\nwrite\n" }.joined())
            written += own.prefix(run.lines.count { $0.hasPrefix("wrote") })
          }
          return written
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let kept = try await FavoritesClient.file().write([], path).primes
    #expect(written.count >= 36 && Set(written).isSubset(of: kept))
  }

  @Test func aWriteDoesNotWaitForASearchWhichEndsWithTheSession() async throws {
    let (path, recording) = (directory.path("favorites.json"), directory.path("session"))
    let run = try await counter.run(
      arguments: ["--file", path, "--record", recording],
      input: "= 7\nsave\n= 10000000\nnth? &\nwrite\n")
    #expect(run.error.isEmpty && run.status == 0)
    #expect(try text(path).contains("[7]"))
    let session = try text(recording)
    #expect(session.contains("nthPrime.cancelTapped") && session.contains("favoritesFile.written"))
  }

  @Test func noFolderIsMadeForAPathThatMayBeMistyped() async throws {
    let path = directory.path("new/favorites.json")
    let run = try await counter.run(arguments: ["--file", path], input: "write\n")
    #expect(
      run.error == "line 1: cannot save favorites to \"\(path)\": No such file or directory\n")
    #expect(try directory.names.isEmpty && run.status == 1)
  }

  #if os(Linux)
    @Test func theFolderOfThePrimesIsMadeWhenTheyAreFirstWritten() async throws {
      for input in ["= 7\nsave\nwrite", "load\nwrite"] {
        let run = try await counter.run(
          input: Data("\(input)\n".utf8), environment: ["XDG_DATA_HOME": directory.path])
        #expect(run.lines.last?.hasPrefix("wrote 1 favorite prime to") == true)
      }
      #expect(try directory.names == ["ClassicRedux"])
    }

    /// Nothing can be said, but the program does not trap.
    @Test(arguments: ["2>/dev/full", "2>&-"])
    func standardErrorMayBeClosed(redirection: String) async throws {
      let script = "exec \"$0\" --file \"$1\" \(redirection)"
      let run = try await shell.run(
        arguments: ["-c", script, counter.url.path(), directory.path("favorites.json")],
        input: "= 7\nsave\n")
      #expect(run.lines.last == "7 is now a favorite prime" && run.status == 0)
    }
  #endif

  @Test func aTildeIsTheHomeFolder() async throws {
    let run = try await counter.run(
      arguments: ["--file", "~/f.json"], input: Data("write\nwrite ~/x.json\n".utf8),
      environment: ["HOME": directory.path])
    #expect(
      run.lines == ["f", "x"].map { "wrote 0 favorite primes to \(directory.path)/\($0).json" })
    #expect(try directory.names == ["f.json", "x.json"])
  }

  @Test func timeStampsAreInUTCToTheSecond() async throws {
    let before = Date()
    let run = try await counter.run(
      input: Data("= 7\nsave\nactivity\n".utf8), environment: ["TZ": "Asia/Seoul"])
    let line = try #require(run.lines.last)
    #expect(line.hasSuffix("Z added 7"))
    let time = try Date(String(line.prefix { $0 != " " }), strategy: .iso8601)
    let seconds = before.timeIntervalSince1970.rounded(.down)...Date().timeIntervalSince1970
    #expect(seconds.contains(time.timeIntervalSince1970))
  }

  // MARK: Recordings

  @Test func aDamagedRecordingStartsNoSession() async throws {
    let path = try directory.write(header + up + "rubbish\n" + up)
    let run = try await counter.run(arguments: ["--replay", path], input: "+\n")
    let error = "counter: cannot replay \"\(path)\": line 3: it is not an action in JSON\n"
    #expect(run == Program.Run(error: error, status: 65))
    for name in ["missing", "."] {
      let path = directory.path(name)
      let run = try await counter.run(arguments: ["--replay", path], input: "+\n")
      #expect(run.error.hasPrefix("counter: cannot replay \"\(path)\": there is no such file"))
      #expect(run.output.isEmpty && run.status == 65)
    }
  }

  /// As a crash may leave it.
  @Test func aRecordingWithoutItsEndIsReplayedAndReported() async throws {
    let path = try directory.write(header + up + up.prefix(30))
    let run = try await counter.run(arguments: ["--replay", path], input: "+\n")
    let error = "counter: the last line of \"\(path)\" is cut off\n"
    #expect(run == Program.Run(output: "count is 2\n", error: error))
  }

  @Test(arguments: [("--record", "record to"), ("--html", "write")])
  func anExistingFileIsNotReplaced(flag: String, verb: String) async throws {
    let (path, replay) = (try directory.write("mine"), try directory.write(header, to: "session"))
    let run = try await counter.run(arguments: ["--replay", replay, flag, path], input: "+\n")
    #expect(run.error == "counter: cannot \(verb) \"\(path)\": it exists; name a new file\n")
    #expect(run.output.isEmpty && run.status == 65)
    #expect(try text(path) == "mine")
  }

  @Test(arguments: [
    (["--html", "page"], "--html OUT needs --replay FILE and no --record"),
    (
      ["--replay", "r", "--record", "s", "--html", "page"],
      "--html OUT needs --replay FILE and no --record"
    ),
    (["--file", "./session", "--record", "session"], "--record and --file need different files"),
    (["--record", "r", "--record", "s"], "--record is given twice"),
  ])
  func flagsThatDoNotGoTogetherAreRefused(arguments: [String], why: String) async throws {
    let run = try await counter.run(arguments: arguments, input: "+\n")
    #expect(run == Program.Run(error: "counter: \(why)\n", status: 64))
  }

  @Test func aNewRecordingIncludesTheReplayedOne() async throws {
    let save = #"{"action":"primeModal.saveFavoritePrimeTapped","at":1767225600000}"# + "\n"
    let (old, new) = (try directory.write(header + up + up + save), directory.path("new"))
    let run = try await counter.run(arguments: ["--replay", old, "--record", new], input: "+\n")
    #expect(run == Program.Run(output: "count is 3\n"))
    #expect(try text(old) == header + up + up + save)
    #expect(try text(new).hasPrefix(header + up + up + save))
    let again = try await counter.run(arguments: ["--replay", new], input: "+\nfavorites\n")
    #expect(again == Program.Run(output: "count is 4\n0: 2\n"))
  }

  @Test func aPageThatIsNotWrittenWholeIsRemoved() async throws {
    let path = try directory.write(header + up, to: "session")
    let script = "ulimit -f 1; \"$0\" --replay \"$1\" --html \"$1.html\""
    let run = try await shell.run(arguments: ["-c", script, counter.url.path, path], input: "")
    #expect(run.error.hasPrefix("counter: cannot write \"\(path).html\": ") && run.status == 65)
    #expect(try directory.names == ["session"])
  }

  @Test func aFailedRecordingIsReportedOnceAndTheSessionGoesOn() async throws {
    let path = directory.path("session")
    let script = "ulimit -f 1; \"$0\" --record \"$1\" | cat"
    let run = try await shell.run(
      arguments: ["-c", script, counter.url.path, path],
      input: String(repeating: "+\n", count: 30))
    #expect(run.lines.last == "count is 30")
    #expect(run.error.hasPrefix("counter: the recording ends here: cannot record to \"\(path)\": "))
    #expect(run.error.count { $0 == "\n" } == 1)
  }
}
