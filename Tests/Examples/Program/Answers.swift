// The answers of the examples.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

extension Program {
  /// Runs the example with one command per line.
  func run(_ example: String, _ commands: [String]) async throws -> Run {
    try await run(arguments: [example], input: commands.map { $0 + "\n" }.joined())
  }

  /// Expects the answer to the last of several commands, all of which succeed.
  func expect(
    _ example: String, _ commands: [String], answer: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await run(example, commands)
    #expect(run.lines.last ?? "" == answer, sourceLocation: sourceLocation)
    #expect(run.lines.count == commands.count, sourceLocation: sourceLocation)
    #expect(run.error.isEmpty && run.status == 0, sourceLocation: sourceLocation)
  }

  /// Expects the failure of the last of several commands.
  func expect(
    _ example: String, _ commands: [String], failure: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await run(example, commands)
    let error = "line \(commands.count): \(failure)\n"
    #expect(run.error == error && run.status == 1, sourceLocation: sourceLocation)
    #expect(run.lines.count == commands.count - 1, sourceLocation: sourceLocation)
  }
}
