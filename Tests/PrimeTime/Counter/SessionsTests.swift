// Whole sessions in line mode: each command with its answer.

import Foundation
import LineMode
import TestSupport
import Testing

let counter = Program("counter")

@Suite struct SessionsTests {
  private typealias Answer = (command: String, ok: Bool, message: String)

  private func session(_ name: String) throws -> [Substring] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Sessions/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).dropLast()
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// In a session, `→` stands between a command and its answer, and `✗` before the reason why it fails. The answers
  /// are the same as text and as JSON.
  @Test(arguments: [("mishaps", "+ 2, + 3, + 5"), ("details", "+ 3")])
  func aSessionIsAnsweredAsExpected(name: String, unwritten: String) async throws {
    let lines = try session(name)
    let answers = lines.map { line -> Answer? in
      let parts = line.firstMatch(of: /^([^→✗]+) ([→✗]) (.*)$/)?.output
      return parts.map { (String($0.1), $0.2 == "→", String($0.3)) }
    }
    let input = zip(lines, answers).map { $1?.command ?? String($0) }.joined(separator: "\n")

    let plain = try await counter.run(arguments: ["--file", "f.json"], input: input).withoutTimes
    let output = answers.compactMap { $0 }.filter(\.ok).map { "\($0.message)\n" }
    let errors = answers.enumerated().filter { $1?.ok == false }
      .map { "line \($0 + 1): \($1!.message)\n" }
    #expect(plain.output == output.joined())
    #expect(plain.error == errors.joined() + "counter: not written to f.json: \(unwritten)\n")
    #expect(plain.status == (errors.isEmpty ? 0 : 1))

    let json = try await counter.run(arguments: ["--json", "--file", "f.json"], input: input)
      .withoutTimes
    #expect(json.lines.count == answers.count { $0 != nil } && json.status == plain.status)
    for (line, answer) in zip(json.lines, answers.compactMap { $0 }) {
      let read = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(read?["command"] as? String == answer.command.trimmingCharacters(in: .whitespaces))
      #expect(read?["ok"] as? Bool == answer.ok)
      #expect((read?["message"] as? String)?.printable == answer.message)
    }
  }

  /// Commands of a shell in an empty folder, each with what it writes, and its exit status if that is not 0.
  @Test func aConsoleIsAnsweredAsExpected() async throws {
    let folder = TemporaryDirectory()
    let lines = try session("console").filter { !$0.isEmpty && !$0.hasPrefix("# ") }
    let script = lines.filter { $0.hasPrefix("$ ") }.map {
      """
      printf '%s\\n' '\($0.replacing("'", with: #"'\''"#))'
      \($0.dropFirst(2))
      status=$?; [ $status = 0 ] || echo "[$status]"

      """
    }.joined()
    let start = #"""
      program=$0; cd "$1"; exec 2>&1
      counter() { "$program" "$@"; }
      say() { printf '%s\n' "$@"; }

      """#
    let run = try await Program(at: URL(filePath: "/bin/sh")).run(
      arguments: ["-c", start + script, counter.url.path, folder.path])
    #expect(run.withoutTimes.output == lines.joined(separator: "\n") + "\n", "\(run.output)")
  }

  @Test func anAnswerInJSONHasTheWholeState() async throws {
    let run = try await counter.run(arguments: ["--json"], input: "= 2\nsave\nlogin Zoë\nnth?\n")
      .withoutTimes
    let line = """
      {"command":"nth?","ok":true,"message":"prime number 2 is 3","effectsInFlight":0,"state":{"app":{"count":2,\
      "favoritePrimes":[2],"activityFeed":[{"timestamp":"TIME","type":{"addedFavoritePrime":2}}],\
      "loggedInUser":{"id":1,"name":"Zoë","bio":""}},"nthPrime":{"answered":{"n":2,"prime":3}},"fileMessage":null}}
      """
    #expect(run.output.hasSuffix("\n\(line)\n"))
  }
}

extension Program.Run {
  /// The run with `TIME` for every timestamp in its output.
  var withoutTimes: Self {
    var run = self
    run.output.replace(/[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z/, with: "TIME")
    return run
  }
}
