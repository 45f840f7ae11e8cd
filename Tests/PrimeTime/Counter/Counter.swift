// The program under test, and its answers.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

let counter = Program("counter")

/// An answer of `--json`.
struct Answer: Decodable, Equatable {
  var command: String
  var ok: Bool
  var message: String
  var state: State
  var effectsInFlight = 0

  struct State: Decodable, Equatable {
    var count = 0
    var favoritePrimes: [Int] = []
    var activityFeed: [Activity] = []
    var loggedInUser: User?
    var nthPrime: NthPrime?
  }

  struct NthPrime: Decodable, Equatable {
    var n: Int
    var prime: Int?
  }

  struct Activity: Decodable, Equatable {
    var timestamp: String
    var type: String
    var prime: Int
  }

  struct User: Decodable, Equatable {
    var id: Int
    var name: String
    var bio: String
  }
}

extension Answer.Activity {
  static func added(_ prime: Int) -> Self {
    Self(timestamp: "TIME", type: "addedFavoritePrime", prime: prime)
  }

  static func removed(_ prime: Int) -> Self {
    Self(timestamp: "TIME", type: "removedFavoritePrime", prime: prime)
  }
}

extension Program {
  /// The program's answers to the commands, with `TIME` for every timestamp.
  func answers(to commands: String...) async throws -> [Answer] {
    let input = commands.map { $0 + "\n" }.joined()
    let run = try await run(arguments: ["--json"], input: input)
    #expect(run.error.isEmpty)
    let answers = try run.withoutTimes.lines.map { line in
      try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
    }
    #expect(run.status == (answers.allSatisfy(\.ok) ? 0 : 1))
    return answers
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
