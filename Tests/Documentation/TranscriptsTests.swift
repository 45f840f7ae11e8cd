// The transcripts in the documents are what the programs print.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct TranscriptsTests {
  @Test(arguments: try documents().flatMap(transcripts))
  func aTranscriptIsWhatTheProgramPrints(transcript: Transcript) async throws {
    let program = Program(transcript.program)
    let run = try await Program(at: URL(filePath: "/bin/bash")).run(
      arguments: ["-c", transcript.command(running: program.url.path(percentEncoded: false))],
      input: transcript.input)
    #expect(run.output == transcript.output)
  }

  @Test func theReadmeHasTranscripts() throws {
    #expect(try transcripts(of: "README.md").count >= 2)
  }
}

/// A `console` block that shows a program of ours and what it prints.
struct Transcript {
  /// `swift run PROGRAM …`, alone or after a pipe.
  let command: String
  let program: String
  /// The lines after `> `, which a person types.
  let input: String
  let output: String

  /// - Returns: `nil` for a block that shows no output, or that runs something else.
  init?(_ block: Substring) {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    guard let command = lines.first?.wholeMatch(of: /\$ (.*swift run ([\w-]+).*)/),
      lines.count > 1, !lines.dropFirst().contains(where: { $0.hasPrefix("$ ") })
    else { return nil }
    self.command = String(command.1)
    program = String(command.2)
    let typed = lines.dropFirst().filter { $0.hasPrefix("> ") }
    input = typed.map { "\($0.dropFirst(2))\n" }.joined()
    output = lines.dropFirst().filter { !$0.hasPrefix("> ") }.map { "\($0)\n" }.joined()
  }

  func command(running path: String) -> String {
    command.replacing("swift run \(program)", with: "'\(path)'")
  }
}

private func transcripts(of document: String) throws -> [Transcript] {
  let text = try String(contentsOf: root.appending(path: document), encoding: .utf8)
  return text.matches(of: #/(?s)```console\n(.*?)\n```/#).compactMap { Transcript($0.1) }
}
