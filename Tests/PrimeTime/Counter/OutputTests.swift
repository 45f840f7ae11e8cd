// Standard output and standard error.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
  @Test(arguments: [
    "\u{1B}", "\u{1B}[31m", "\u{7}", "\u{7F}", "\u{9B}31m", "\u{85}x", "\0", "\rx",
  ])
  func aNameWithControlCharactersIsRefused(characters: String) async throws {
    let input = "login A\(characters)B\nlogout\n"
    let run = try await counter.run(input: input)
    let error = """
      line 1: a name cannot contain control characters
      line 2: nobody is logged in; login NAME logs in

      """
    #expect(run == Program.Run(error: error, status: 1))
  }

  @Test(arguments: [[], ["--json"]])
  func controlCharactersAreNeverEchoed(arguments: [String]) async throws {
    let controls = (Array(0...0x1F) + Array(0x7F...0x9F) + [0x2028, 0x2029])
      .filter { $0 != 0x0A }.compactMap { Unicode.Scalar(UInt32($0)) }.map(String.init)
    let commands = controls.flatMap { [$0, "a\($0)", "login a\($0)b", "= \($0)", "delete \($0)0"] }
    let run = try await counter.run(
      arguments: arguments, input: commands.joined(separator: "\n") + "\n")
    let written = (run.output + run.error).replacing("\n", with: "").unicodeScalars
    #expect(!written.contains { controls.contains(String($0)) })
    #expect(written.count > 1_000)
  }

  @Test(arguments: [[], ["--json"]])
  func aClosedOutputEndsTheProgramQuietly(arguments: [String]) async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let input = Data(String(repeating: "+\nbogus\n", count: 1_000).utf8)
    let run = try await counter.run(
      arguments: arguments, input: input, output: pipe.fileHandleForWriting)
    #expect(run == Program.Run())
  }

  #if os(Linux)
    @Test func aFailedOutputEndsTheProgramWithAReason() async throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try await counter.run(input: Data("+\n+\n".utf8), output: full)
      #expect(run.error == "counter: the answer cannot be written: No space left on device\n")
      #expect(run.status == 74)
    }
  #endif

  @Test(arguments: [[], ["--json"]])
  func aCommandIsAnsweredBeforeTheNextIsTyped(arguments: [String]) throws {
    let conversation = try Conversation(with: counter, arguments: arguments)
    for count in 1...20 {
      try conversation.say("+\n")
      #expect(conversation.hear()?.contains("count is \(count)") == true)
    }
    #expect(try conversation.end() == 0)
  }

  @Test func aCommandIsAnsweredWhenItsLineIsComplete() throws {
    let conversation = try Conversation(with: counter)
    for piece in ["lo", "gin Zo", "\u{EB}\r", "\n+"] { try conversation.say(piece) }
    #expect(conversation.hear() == "logged in as Zo\u{EB}")
    try conversation.say("\n")
    #expect(conversation.hear() == "count is 1")
    #expect(try conversation.end() == 0)
  }

  /// Another program that shares a terminal or pipe may have made it nonblocking.
  @Test func nonblockingPipesLoseNoAnswers() throws {
    let conversation = try Conversation(with: counter, isNonblocking: true)
    for _ in 0..<10 {
      try conversation.say(String(repeating: "help\n", count: 5_000))
      for _ in 0..<5_000 { try #require(conversation.hear()?.hasPrefix("commands") == true) }
    }
    #expect(try conversation.end() == 0)
  }

  @Test func quitEndsTheProgramWhileItsInputIsOpen() throws {
    let conversation = try Conversation(with: counter)
    try conversation.say("quit\n")
    #expect(conversation.hear() == "goodbye")
    #expect(conversation.hear() == nil)
    #expect(try conversation.end() == 0)
  }
}
