// Standard input of any kind.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct InputTests {
  @Test func bytesThatAreNotUTF8AreRefused() async throws {
    let input = Data("+\n+".utf8) + [0xFF, 0xC3] + Data("\n+\n".utf8)
    let run = try await counter.run(input: input)
    let error = "line 2: this is not UTF-8 text; send it as UTF-8\n"
    #expect(run == Program.Run(output: "count is 1\ncount is 2\n", error: error, status: 1))
    let lines = try await counter.run(arguments: ["--json"], input: input).lines
    let answer = try JSONDecoder().decode(Answer.self, from: Data(lines[1].utf8))
    #expect(answer.command == "+\u{FFFD}\u{FFFD}")
    #expect(!answer.ok)
  }

  @Test(arguments: [100_000, 10_000_000])
  func aLineThatIsTooLongIsRefused(length: Int) async throws {
    let line = String(repeating: "+", count: length)
    let run = try await counter.run(input: "+\n\(line)\n+\n\(line)")
    let refusal = "this line has more than 65536 bytes; send a shorter one"
    let error = "line 2: \(refusal)\nline 4: \(refusal)\n"
    #expect(run == Program.Run(output: "count is 1\ncount is 2\n", error: error, status: 1))
  }

  @Test func noiseIsAnsweredLineByLine() async throws {
    var generator = SeededGenerator(seed: 7)
    let bytes = (0..<200_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let run = try await counter.run(arguments: ["--json"], input: Data(bytes))
    #expect(run.status == 1)
    #expect(run.error.isEmpty)
    for line in run.lines { _ = try JSONDecoder().decode(Answer.self, from: Data(line.utf8)) }
  }
}
