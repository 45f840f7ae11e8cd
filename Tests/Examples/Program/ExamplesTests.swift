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
    for words in [
      "  74  input, output or", "state            the state after it: nickname, roomName",
    ] {
      #expect(help.contains(words))
    }
  }

  @Test func theVersionIsPrinted() async throws {
    #expect(try await examples.run(arguments: ["--version"]).output == "examples 1.0.0\n")
  }

  @Test(arguments: ["no-such-app", "", "--json", "modular-app2"])
  func anUnknownExampleIsRefused(name: String) async throws {
    let run = try await examples.run(arguments: [name])
    let error = "examples: there is no '\(name)'; examples --help lists the programs\n"
    #expect(run == Program.Run(error: error, status: 64))
  }
}
