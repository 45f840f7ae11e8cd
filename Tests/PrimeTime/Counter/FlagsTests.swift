// The flags of the program.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct FlagsTests {
  @Test(arguments: [["--help"], ["-h"], ["--json", "--help"]])
  func helpListsTheCommandsAndFlags(arguments: [String]) async throws {
    let run = try await counter.run(arguments: arguments, input: "+\n")
    for line in [
      "  write [PATH]", "  overwrite [PATH]", "  --file PATH", "  --replay FILE ", "  --plain",
      "  effectsInFlight ", "  64  ",
    ] {
      #expect(run.output.contains("\n" + line))
    }
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test func theVersionIsThreeNumbers() async throws {
    let run = try await counter.run(arguments: ["--version"], input: "+\n")
    #expect(run.output.wholeMatch(of: /counter [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }

  #if os(Linux)
    @Test(arguments: ["--help", "--version"])
    func aFailedOutputIsReported(flag: String) async throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try await counter.run(arguments: [flag], input: Data(), output: full)
      #expect(run.status == 74)
      #expect(run.error.contains("No space left"))
    }
  #endif

  @Test(arguments: [
    (["--jsno"], "--jsno"), (["--json", "-x"], "-x"), (["7"], "7"), ([""], ""),
    (["\u{1B}[31m\n"], "\\u{1B}[31m\\u{A}"),
  ])
  func anUnknownFlagIsRefused(arguments: [String], shown: String) async throws {
    let run = try await counter.run(arguments: arguments, input: "+\n")
    let error = "counter: unknown flag '\(shown)'; counter --help lists the flags\n"
    #expect(run == Program.Run(error: error, status: 64))
  }
}
