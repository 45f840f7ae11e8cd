// The modular app as a program, and the service that it requests facts from.

import Foundation
import TestSupport
import Testing

@Suite(.hangLimit) struct ModularAppProgramTests {
  private func run(
    _ commands: String..., flags: [String] = [], api: String
  ) async throws -> Program.Run {
    try await examples.run(
      arguments: ["modular-app", "--online"] + flags,
      input: Data(commands.joined(separator: "\n").utf8),
      environment: ["NUMBERS_API": api])
  }

  @Test func eachScreenAsksWhenItAppears() async throws {
    let server = try LoopbackServer(.text("one"), .text("three"), .text("new"))
    let run = try await run("log-in Blob", "open", "close", api: server.address)
    #expect(run == Program.Run(output: "A1 | one\nA2 | three\nA1 | new\n"))
    for number in [1, 3, 1] {
      #expect(await server.requests.next() == "GET /\(number) HTTP/1.1")
    }
  }

  /// B1 has the client that it is given, whatever A1 does. No service listens to the first port.
  @Test(arguments: ["nowhere", "", "http://127.0.0.1:1", "http://", "http://a b"])
  func anUnavailableServiceOfAIsShown(api: String) async throws {
    let run = try await run("log-in Blob", "tab b", api: api)
    #expect(
      run.lines == [
        "A1 | the numbers service is not available",
        "B1 | login data: Blob | 2 is the only prime that is even.",
      ])
  }

  @Test(arguments: ["404 Not Found", "204 No Content"])
  func anAnswerWithoutAFactIsAFailure(status: String) async throws {
    let run = try await run("log-in Blob", api: LoopbackServer(.status(status)).address)
    #expect(run.output == "A1 | the numbers service is not available\n")
  }

  @Test func leavingCancelsBackgroundRequests() async throws {
    let server = try LoopbackServer(.never)
    let run = try await run("log-in Blob &", "log-out", flags: ["--json"], api: server.address)
    let effects = run.output.matches(of: #/"effectsInFlight":(\d)/#).map { String($0.1) }
    #expect(effects == ["1", "0"])
  }
}
