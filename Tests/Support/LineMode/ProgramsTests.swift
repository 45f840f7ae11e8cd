// Selecting one of several programs.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import Testing

@MainActor @Suite struct ProgramsTests {
  nonisolated static let help = """
    Two of them.

    usage: both NAME [flags]

      both one      the first
      both another  the second

    both NAME --help lists the commands and flags of one.
    both --version prints the version.

    exit status:
      0   all went well
      1   a command failed
      64  the arguments are wrong
      65  a recording is damaged, or of another kind
      66  a file cannot be read
      73  a file cannot be created
      74  input or output failed

    """

  private static var both: Programs {
    func program(_ word: String, _ summary: String) -> Program {
      let flag = Option("--size", parameter: "N", summary: "how large") {
        size throws(CommandFailure) in
        if Int(size) == nil { throw CommandFailure("'\(size)' is no size") }
      }
      return Program(
        LineMode(
          name: "both \(word)", summary: summary, commands: [], options: [flag],
          state: { 0 }))
    }
    return Programs(
      name: "both", summary: "Two of them.",
      programs: [program("one", "the first"), program("another", "the second")])
  }

  @Test(arguments: [[], ["--help"], ["-h", "one"]])
  func theProgramsAreListed(arguments: [String]) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
    ) { [arguments] in
      exit(await Self.both.run(arguments: arguments))
    }
    #expect(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } == Self.help)
  }

  @Test func theFirstArgumentSelectsTheProgram() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
    ) {
      exit(await Self.both.run(arguments: ["another", "--size", "7", "--version"]))
    }
    let output = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
    #expect(output == "both another 1.0.0\n")
  }

  @Test(arguments: [
    (["three"], "both: there is no 'three'; both --help lists the programs\n"),
    (["\u{1B}"], "both: there is no '\\u{1B}'; both --help lists the programs\n"),
    (["--size"], "both: there is no '--size'; both --help lists the programs\n"),
    (["one", "--size", "x"], "both one: 'x' is no size; both one --help lists the flags\n"),
    (["one", "--size"], "both one: --size N needs a value; both one --help lists the flags\n"),
  ])
  func anUnknownProgramIsRefused(arguments: [String], error: String) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) { [arguments] in
      exit(await Self.both.run(arguments: arguments))
    }
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == error)
  }
}
