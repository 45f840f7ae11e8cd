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

  private func closing(_ text: String) -> LoopbackServer.Reply {
    .status("200 OK", body: Array(text.utf8), header: "Connection: close\r\n")
  }

  @Test func eachScreenAsksWhenItAppears() async throws {
    let server = try LoopbackServer(closing("one"), closing("three"), closing("new"))
    let run = try await run("log-in Blob", "open", "close", api: server.address)
    #expect(run == Program.Run(output: "A1 | one\nA2 | three\nA1 | new\n"))
    for number in [1, 3, 1] {
      #expect(await server.requests.next() == "GET /\(number) HTTP/1.1")
    }
  }

  @Test(arguments: ["nowhere", "http://"])
  func anUnreachableServiceOfAIsShown(api: String) async throws {
    let run = try await run("log-in Blob", "tab b", api: api)
    #expect(
      run.lines == [
        "A1 | the numbers service cannot be reached",
        "B1 | login data: Blob | 2 is the only prime that is even.",
      ])
  }

  @Test func aFailureStaysOnTheScreen() async throws {
    let server = try LoopbackServer(.status("404 Not Found"))
    let run = try await run("log-in Blob", "show", flags: ["--json"], api: server.address)
    let message = "the numbers service answered with status 404"
    #expect(run.lines[1].contains(#""message":"A1 | \#(message)""#))
    #expect(run.lines[1].contains(#""failure":"\#(message)""#) && run.status == 0)
  }

  @Test func leavingCancelsBackgroundRequests() async throws {
    let server = try LoopbackServer(.never, .never)
    let run = try await run(
      "log-in Blob &", "open &", "log-out", flags: ["--json"], api: server.address)
    let effects = run.output.matches(of: #/"effectsInFlight":(\d)/#).map { String($0.1) }
    #expect(effects == ["1", "2", "0"])
  }
}
