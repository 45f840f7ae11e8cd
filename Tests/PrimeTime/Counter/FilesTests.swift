// Files, background commands and times. The sessions test the other commands.

import Foundation
import PrimeTime
import TestSupport
import Testing

@testable import counter

@Suite struct FilesTests {
  private let directory = TemporaryDirectory()

  @Test func writtenFavoritesAreLoadedInTheNextSession() async throws {
    let path = directory.path("new/favorites.json")
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

  @Test func aWriteKeepsWhatTheFileHolds() async throws {
    let path = try directory.write(#"{"version": 1, "favoritePrimes": [2, 3]}"#)
    let run = try await counter.run(
      arguments: ["--file", path], input: "= 7\nsave\nwrite\nfavorites\ndelete 1\nwrite\nundo\n")
    #expect(
      run.lines.dropFirst(2) == [
        "wrote 3 favorite primes to \(path)", "0: 7, 1: 2, 2: 3", "deleted 2",
        "wrote 2 favorite primes to \(path)", "undone; favorites + 2; activity − removed 2",
      ])
    #expect(run.error == "counter: not written to \(path): + 2\n")
  }

  @Test func aLoadKeepsWhatIsNotWritten() async throws {
    let path = try directory.write(#"{"version": 1, "favoritePrimes": [2, 3]}"#)
    let run = try await counter.run(
      arguments: ["--file", path], input: "load\n= 7\nsave\n= 3\nremove\nload\nfavorites\n")
    #expect(run.lines.last == "0: 2, 1: 7")
    #expect(run.error == "counter: not written to \(path): − 3, + 7\n")
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
            let run = try await Program(at: URL(filePath: "/bin/sh")).run(
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
    #expect(try directory.names == ["favorites.json"])
  }

  @Test func aWriteDoesNotWaitForASearchWhichEndsWithTheSession() async throws {
    let (path, recording) = (directory.path("favorites.json"), directory.path("session"))
    let run = try await counter.run(
      arguments: ["--file", path, "--record", recording],
      input: "= 7\nsave\n= 10000000\nnth? &\nwrite\n")
    #expect(run.error.isEmpty && run.status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("[7]"))
    let session = try String(contentsOfFile: recording, encoding: .utf8)
    #expect(session.contains("nthPrime.cancelTapped") && session.contains("favoritesFile.written"))
  }

  #if os(Linux)
    /// Nothing can be said, but the program does not trap.
    @Test(arguments: ["2>/dev/full", "2>&-"])
    func standardErrorMayBeClosed(redirection: String) async throws {
      let script = "exec \"$0\" --file \"$1\" \(redirection)"
      let run = try await Program(at: URL(filePath: "/bin/sh")).run(
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
}
