// The favorites in their file.

import Foundation
import PrimeTime
import TestSupport
import Testing

@Suite struct FilesTests {
  private let directory = TemporaryDirectory()

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
  #endif

  @Test func anActivityHasItsTimeInUTC() async throws {
    let before = Date().timeIntervalSince1970.rounded(.down)
    let run = try await counter.run(
      input: Data("= 7\nsave\nactivity\n".utf8), environment: ["TZ": "Asia/Seoul"])
    let line = try #require(run.lines.last)
    let time = try Date(String(line.prefix { $0 != " " }), strategy: .iso8601)
    #expect(before...Date().timeIntervalSince1970 ~= time.timeIntervalSince1970)
  }
}
