// The program that starts the examples.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

let examples = Program("examples")

@Suite struct ExamplesTests {
  @Test(arguments: [[], ["--help"], ["-h"]])
  func theExamplesAreListed(arguments: [String]) async throws {
    let run = try await examples.run(arguments: arguments)
    let summary = "Example apps for the stages, with a terminal or line mode.\n"
    #expect(run.output.hasPrefix(summary))
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test func aProgramsHelpListsStatusesAndTheFieldsOfJSON() async throws {
    let help = try await examples.run(arguments: ["chat-room", "--help"]).output
    for words in ["  74  input or output", "  state  ", "  --trace  ", "  room TEXT  "] {
      #expect(help.contains(words))
    }
  }

  @Test func theVersionIsPrinted() async throws {
    #expect(try await examples.run(arguments: ["--version"]).output == "examples 1.0.0\n")
  }

  @Test(arguments: [
    (
      ["modular-app2"], "examples: there is no 'modular-app2'; examples --help lists the programs\n"
    ),
    (["\u{1B}"], "examples: there is no '\\u{1B}'; examples --help lists the programs\n"),
    (
      ["modular-app", "--numbers"],
      "examples modular-app: --numbers URL needs a value; examples modular-app --help lists the flags\n"
    ),
  ])
  func wrongArgumentsAreRefused(arguments: [String], error: String) async throws {
    let run = try await examples.run(arguments: arguments)
    #expect(run == Program.Run(error: error, status: 64))
  }
}
