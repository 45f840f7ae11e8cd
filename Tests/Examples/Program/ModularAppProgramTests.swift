// The modular app as a program.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite(.hangLimit) struct ModularAppProgramTests {
  /// An answer of `--json`, without the state.
  struct Answer: Decodable {
    var ok: Bool
    var message: String
    var effectsInFlight: Int
  }

  private func run(
    _ commands: String..., arguments: [String] = ["--offline"], api: String = ""
  ) async throws -> Program.Run {
    try await examples.run(
      arguments: ["modular-app"] + arguments, input: Data(commands.joined(separator: "\n").utf8),
      environment: ["NUMBERS_API": api])
  }

  private func closing(_ text: String) -> LoopbackServer.Reply {
    .status("200 OK", body: Array(text.utf8), header: "Connection: close\r\n")
  }

  private func answers(_ lines: [Substring]) throws -> [Answer] {
    try lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  @Test func eachScreenAsksWhenItAppears() async throws {
    let server = try LoopbackServer(closing("one"), closing("three"), closing("new"))
    let run = try await run("log-in Blob", "open", "close", arguments: [], api: server.address)
    #expect(run == Program.Run(output: "A1 | one\nA2 | three\nA1 | new\n"))
    for number in [1, 3, 1] {
      #expect(await server.requests.next() == "GET /\(number) HTTP/1.1")
    }
  }

  @Test func bothBScreensUseTheGivenService() async throws {
    let server = try LoopbackServer(closing("two"), closing("four"))
    let run = try await run(
      "log-in Blob &", "tab b", "open",
      arguments: ["--offline", "--numbers", server.address + "/numbers"])
    #expect(run.lines.suffix(2).map { $0.prefix(2) } == ["B1", "B2"])
    #expect(run.lines[1].contains("| two") && run.lines.last == "B2 | four")
    #expect(await server.requests.next() == "GET /numbers/2 HTTP/1.1")
    #expect(await server.requests.next() == "GET /numbers/4 HTTP/1.1")
  }

  @Test(arguments: ["nowhere", "http://"])
  func anUnreachableServiceOfAIsShown(api: String) async throws {
    let run = try await run("log-in Blob", "tab b", arguments: [], api: api)
    #expect(
      run.lines == [
        "A1 | the numbers service cannot be reached",
        "B1 | login data: Blob | 2 is the only prime that is even.",
      ])
  }

  @Test func aFailureIsShownAndStaysOnTheScreen() async throws {
    let server = try LoopbackServer(.status("404 Not Found"))
    let run = try await run(
      "log-in Blob", "tab b", "show",
      arguments: ["--json", "--offline", "--numbers", server.address])
    let message = "the numbers service answered with status 404"
    let answers = try answers(run.lines)
    #expect(answers[1].message.contains(" | \(message) | heard: "))
    #expect(answers[2].message == answers[1].message)
    #expect(run.lines[2].contains(#""failure":"\#(message)""#) && run.status == 0)
  }

  @Test func leavingCancelsBackgroundRequests() async throws {
    let (a, b) = (try LoopbackServer(.never), try LoopbackServer(.never, .never))
    let run = try await run(
      "log-in Blob &", "tab b &", "open &", "close &", "log-out", "quit",
      arguments: ["--json", "--numbers", b.address], api: a.address)
    let answers = try answers(run.lines)
    #expect(answers.map(\.effectsInFlight) == [1, 2, 3, 2, 0, 0])
    #expect(!answers.map(\.ok).contains(false))
  }

  @Test func anInvalidAddressEndsTheProgram() async throws {
    let run = try await run("log-in Blob", arguments: ["--numbers", "nowhere"])
    #expect(run.error.hasPrefix("examples modular-app: "))
    #expect(run.error.hasSuffix("; examples modular-app --help lists the flags\n"))
    #expect(run.output.isEmpty && run.status == 64)
  }
}
