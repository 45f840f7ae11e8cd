// Very many commands.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct ManyCommandsTests {
  @Test func aHundredThousandCommandsAreAllAnswered() async throws {
    let input = String(repeating: "+\n", count: 100_000)
    let run = try await counter.run(input: input)
    #expect(run.output == (1...100_000).map { "count is \($0)\n" }.joined())
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }

  #if os(Linux)
    @Test func memoryDoesNotGrowWithTheNumberOfCommands() throws {
      let conversation = try Conversation(with: counter)
      let commands = ["= 7", "save", "login Blob", "+", "undo", "redo", "-", "remove"]
      let (input, answers) = (commands.map { $0 + "\n" }.joined(), commands.count)
      func talk(times: Int) throws {
        for _ in 0..<times / 100 {
          try conversation.say(String(repeating: input, count: 100))
          for _ in 0..<100 * answers { try #require(conversation.hear() != nil) }
        }
      }

      // The feed and the history are full, so from here on memory should not grow.
      try talk(times: 1_200)
      let before = try #require(conversation.peakMemory)
      try talk(times: 11_300)
      let after = try #require(conversation.peakMemory)
      #expect(after < before + before / 2, "\(before) KiB before, \(after) KiB after")
      #expect(try conversation.end() == 0)
    }
  #endif
}
