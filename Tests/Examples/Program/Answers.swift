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

  /// The example's answers with `--json`.
  func answers<State: Decodable>(
    of example: String, showing state: State.Type, to commands: [String]
  ) async throws -> [Answer<State>] {
    let input = commands.map { $0 + "\n" }.joined()
    let run = try await run(arguments: [example, "--json"], input: input)
    #expect(run.error.isEmpty)
    let answers = try run.lines.map { line in
      try JSONDecoder().decode(Answer<State>.self, from: Data(line.utf8))
    }
    #expect(answers.map(\.command) == commands)
    #expect(run.status == (answers.allSatisfy(\.ok) ? 0 : 1))
    return answers
  }
}

/// An answer of `--json`.
struct Answer<State: Decodable>: Decodable {
  var command: String
  var ok: Bool
  var message: String
  var state: State
  var effectsInFlight: Int
}
