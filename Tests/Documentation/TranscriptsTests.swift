// The programs print what the documents and the pages show.

import Foundation
import TestSupport
import Testing

@Suite struct TranscriptsTests {
  @Test(arguments: try documents().filter { $0 != followedArticle }.flatMap(transcripts))
  func theProgramPrintsTheTranscript(transcript: Transcript) async throws {
    let program = Program(transcript.program)
    let run = try await Program(at: URL(filePath: "/bin/bash")).run(
      arguments: ["-c", transcript.command(running: program.url.path(percentEncoded: false))],
      input: transcript.input)
    #expect(
      transcript.output.components(separatedBy: "\n")
        .appears(in: run.output.components(separatedBy: "\n")), "\(run.output)")
    // A command that needs no typing prints what is shown and nothing else.
    if transcript.input.isEmpty { #expect(transcript.output == run.output) }
  }

  @Test(arguments: try pages())
  func aPagePrintsWhatItSays(page: String) async throws {
    let program = "stage-\(page.prefix { $0 != " " })"
    let run = try await Program(program).run()
    let expected = try text(of: "Tests/Documentation/Expected/\(program).txt")
    #expect(
      expected.components(separatedBy: "\n")
        .appears(in: run.output.components(separatedBy: "\n")), "\(run.output)")
    #expect(run.error == "" && run.status == 0)
  }

  /// The beginnings of the lines, because a lesson cuts off a report.
  @Test(arguments: try documents().filter { $0.contains(/\/(?:Stage|EffectRuntime)/) })
  func aLessonShowsWhatItsPageOrATestPrints(lesson: String) throws {
    let places = try files(ending: ".txt") + files(ending: "TestFailuresTests.swift")
    let printed = try places.filter { $0.hasPrefix("Tests/") }.map { try lines(of: text(of: $0)) }
    let blocks = try text(of: lesson).matches(of: #/(?s)```text\n(.*?)\n```/#).map {
      lines(of: String($0.1)).map { $0.prefix(64) }
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let isPrinted = printed.contains { lines in
        lines.indices.contains { start in
          let shown = lines[start...].prefix(block.count)
          return shown.count == block.count
            && zip(shown, block).allSatisfy { $0 == $1 || !$1.isEmpty && $0.contains($1) }
        }
      }
      #expect(isPrinted, "\(block.joined(separator: "\n"))")
    }
  }

  private func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// A `console` block with a program of this package and its output.
struct Transcript {
  /// `swift run PROGRAM …`, alone or after a pipe.
  let command: String
  let program: String
  /// The user's input: the lines that begin with `> `.
  let input: String
  let output: String

  /// - Returns: `nil` for a block without output, or with another program.
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
    // A terminal shows both.
    command.replacing("swift run \(program)", with: "'\(path)'") + " 2>&1"
  }
}

private func transcripts(of document: String) throws -> [Transcript] {
  try text(of: document).matches(of: #/(?s)```console\n(.*?)\n```/#).compactMap { Transcript($0.1) }
}
