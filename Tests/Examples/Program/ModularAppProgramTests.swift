// The modular app, run the way a user runs it.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite(.hangLimit) struct ModularAppProgramTests {
  /// An answer as `--json` gives it, without the state.
  struct Answer: Decodable {
    var ok: Bool
    var message: String
    var effectsInFlight: Int
  }

  private func run(_ commands: String..., arguments: [String] = []) async throws -> Program.Run {
    try await examples.run(
      arguments: ["modular-app"] + arguments, input: commands.joined(separator: "\n"))
  }

  private func answers(_ lines: [Substring]) throws -> [Answer] {
    try lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  @Test func bothBScreensAskTheService() async throws {
    let server = try LoopbackServer(
      .status("200 OK", body: Array("two".utf8), header: "Connection: close\r\n"), .text("four"))
    let run = try await run(
      "log-in Blob", "tab b", "appear", "open", "appear",
      arguments: ["--numbers", server.address + "/numbers"])
    #expect(
      run
        == Program.Run(output: "A1\nB1\nB1 | login data: Blob | two\nB2\nB2 | four\n"))
    #expect(await server.requests.next() == "GET /numbers/2 HTTP/1.1")
    #expect(await server.requests.next() == "GET /numbers/4 HTTP/1.1")
  }

  @Test func bothAScreensCannotBeToldToAskIt() async throws {
    let port = try LoopbackPort()
    let run = try await run(
      "log-in Blob", "appear", "open", "appear", arguments: ["--numbers", port.address])
    #expect(run.lines.last == "A2 | 3 points that are not in line lie on one circle only.")
    #expect(run.status == 0)
    withExtendedLifetime(port) {}
  }

  @Test(arguments: [
    (LoopbackServer.Reply.status("404 Not Found"), "answered with status 404"),
    (.status("200 OK", body: [0xFF]), "answered with what is no text"),
    (.raw([]), "cannot be reached"),
  ])
  func aFailureIsToldAndStaysOnTheScreen(reply: LoopbackServer.Reply, text: String) async throws {
    let server = try LoopbackServer(reply)
    let run = try await run(
      "log-in Blob", "tab b", "appear", "show", "tab a", "appear",
      arguments: ["--numbers", server.address])
    #expect(run.error == "line 3: the numbers service \(text)\n")
    #expect(
      run.lines == [
        "A1", "B1", "B1 | login data: Blob | the numbers service \(text)", "A1",
        "A1 | 1 is neither prime nor composite.",
      ])
    #expect(run.status == 1)
  }

  @Test func aFailureInTheBackgroundIsToldByWait() async throws {
    let server = try LoopbackServer(.status("404 Not Found"))
    let run = try await run(
      "log-in Blob", "tab b", "appear &", "wait",
      arguments: ["--json", "--numbers", server.address])
    #expect(try answers(run.lines).map(\.ok) == [true, true, true, false])
    #expect(run.output.contains(#""failure":"the numbers service answered with status 404""#))
    #expect(run.status == 1)
  }

  @Test func controlCharactersOfTheServiceAreNeverWritten() async throws {
    let server = try LoopbackServer(.text("a\u{1B}[31m\nb"))
    let run = try await run(
      "log-in Blob", "tab b", "appear", arguments: ["--numbers", server.address])
    #expect(run.lines.last == #"B1 | login data: Blob | a\u{1B}[31m\u{A}b"#)
  }

  @Test func whatIsAskedInTheBackgroundIsCalledOffByLeaving() async throws {
    let server = try LoopbackServer(.never, .never)
    let run = try await run(
      "log-in Blob", "tab b", "appear &", "open", "appear &", "close", "log-out", "quit",
      arguments: ["--json", "--numbers", server.address])
    let answers = try answers(run.lines)
    #expect(answers.map(\.effectsInFlight) == [0, 0, 1, 1, 2, 1, 0, 0])
    #expect(!answers.map(\.ok).contains(false))
  }

  @Test func quitEndsTheProgramWhileItWaits() async throws {
    let server = try LoopbackServer(.never)
    let run = try await run(
      "log-in Blob", "tab b", "appear &", "quit", arguments: ["--numbers", server.address])
    #expect(run == Program.Run(output: "A1\nB1\nasking\ngoodbye\n"))
  }

  @Test(arguments: ["", "nowhere", "ftp://example.com", "http://", "http://x:0", "http://x?a=b"])
  func anAddressThatIsNoneEndsTheProgram(address: String) async throws {
    let run = try await run("log-in Blob", arguments: ["--numbers", address])
    #expect(run.error.hasPrefix("examples modular-app: "))
    #expect(run.error.hasSuffix("; examples modular-app --help lists the flags\n"))
    #expect(run.output.isEmpty && run.status == 64)
  }

  @Test(arguments: ["\u{1B}[31m", "a\u{7}", "\u{202E}x", "a\u{0}b"])
  func aNameWithControlCharactersIsRefused(name: String) async throws {
    let run = try await run("log-in A\(name)B", "show")
    #expect(run.error == "line 1: a name holds no control characters\n")
    #expect(run.output == "Login\n")
  }

  @Test func noiseIsAnsweredLineByLine() async throws {
    var generator = SeededGenerator(seed: 7)
    let words = ["log-in x", "log-out", "tab a", "tab b", "open", "close", "appear", "appear &"]
    let more = ["wait", "show", "tab", "", "# x", "\u{0}", "log-in", "open it", "\u{FFFD}"]
    let commands = (0..<2_000).compactMap { _ in (words + more).randomElement(using: &generator) }
    let run = try await examples.run(
      arguments: ["modular-app", "--json"], input: commands.joined(separator: "\n"))
    #expect(run.error.isEmpty)
    let expected = commands.count { !$0.isEmpty && !$0.hasPrefix("#") }
    #expect(try answers(run.lines).count == expected)
  }
}
