// Flags, and input and output of any kind.

import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
  @Test func helpListsTheCommandsAndFlags() async throws {
    let run = try await counter.run(arguments: ["--json", "--help"], input: "+\n")
    for line in ["write [PATH]", "--replay FILE ", "--plain", "effectsInFlight ", "64  "] {
      #expect(run.output.contains("\n  " + line))
    }
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test func theVersionIsThreeNumbers() async throws {
    let run = try await counter.run(arguments: ["--version"], input: "+\n")
    #expect(run.output.wholeMatch(of: /counter [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test(arguments: [
    (["--json", "-x"], "unknown flag '-x'"),
    (["\u{1B}[31m\n"], "unknown flag '\\u{1B}[31m\\u{A}'"),
    (["--file"], "--file PATH needs a value"),
    (["--file", ""], "--file PATH needs a value"),
  ])
  func aWrongFlagIsRefused(arguments: [String], why: String) async throws {
    let run = try await counter.run(arguments: arguments, input: "+\n")
    let error = "counter: \(why); --help lists the flags\n"
    #expect(run == Program.Run(error: error, status: 64))
  }

  @Test func anArgumentThatIsNotUTF8IsRefused() async throws {
    let script = "exec \"$0\" --file \"$(printf '\\377')\""
    let run = try await Program(at: URL(filePath: "/bin/sh")).run(
      arguments: ["-c", script, counter.url.path], input: "+\n")
    #expect(
      run == Program.Run(error: "counter: the argument '\u{FFFD}' is not UTF-8 text\n", status: 64))
  }

  @Test func aByteOrderMarkAtTheStartOfAScriptIsIgnored() async throws {
    let run = try await counter.run(input: "\u{FEFF}+\n=7\n\u{FEFF}+\n")
    #expect(run.output == "count is 1\ncount is 7\n" && run.status == 1)
  }

  @Test func aLineThatIsNoCommandIsRefused() async throws {
    let long = String(repeating: "+", count: 100_000)
    let run = try await counter.run(
      input: Data("+\n+".utf8) + [0xFF, 0xC3] + Data("\n\(long)\n+".utf8))
    let error = """
      line 2: this is not UTF-8 text; send it as UTF-8
      line 3: there is no command '\(long)'; help lists the commands

      """
    #expect(run == Program.Run(output: "count is 1\ncount is 2\n", error: error, status: 1))
  }

  @Test func aLineOfControlCharactersIsRefused() async throws {
    let run = try await counter.run(input: " \t\n\u{1}\n\u{1B} \u{1B}\n\u{7F}\n\u{85}\n")
    let error = [(2, "1"), (3, "1B"), (4, "7F")].map {
      "line \($0): there is no command '\\u{\($1)}'; help lists the commands\n"
    }
    #expect(run == Program.Run(error: error.joined(), status: 1))
  }

  @Test func noiseIsAnsweredLineByLineInJSON() async throws {
    var generator = SeededGenerator(seed: 7)
    let bytes = (0..<50_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let run = try await counter.run(arguments: ["--json"], input: Data(bytes))
    #expect(run.status == 1 && run.error.isEmpty && run.lines.count > 100)
    for line in run.lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
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

  @Test func aClosedOutputEndsTheProgramQuietly() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let input = Data(String(repeating: "+\nbogus\n", count: 1_000).utf8)
    let run = try await counter.run(input: input, output: pipe.fileHandleForWriting)
    #expect(run == Program.Run())
  }

  #if os(Linux)
    @Test(arguments: [[], ["--help"]])
    func aFailedOutputEndsTheProgramWithAReason(arguments: [String]) async throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try await counter.run(
        arguments: arguments, input: Data("+\n+\n".utf8), output: full)
      #expect(run.error.hasPrefix("counter: "))
      #expect(run.error.hasSuffix(" cannot be written: No space left on device\n"))
      #expect(run.status == 1)
    }
  #endif

  @Test func aCommandIsAnsweredWhenItsLineIsComplete() throws {
    let conversation = try Conversation(with: counter)
    for piece in ["lo", "gin Zo", "\u{EB}\r", "\n+"] { try conversation.say(piece) }
    #expect(conversation.hear() == "logged in as Zo\u{EB}")
    try conversation.say("\nquit\n")
    #expect(conversation.hear() == "count is 1")
    #expect(conversation.hear() == "goodbye")
    // It has ended, although its input is still open.
    #expect(conversation.hear() == nil)
    #expect(try conversation.end() == 0)
  }

  /// Another program that shares a terminal or pipe may have made it nonblocking.
  @Test func nonblockingPipesLoseNoAnswers() throws {
    let conversation = try Conversation(with: counter, isNonblocking: true)
    try conversation.say(String(repeating: "help\n", count: 5_000))
    for _ in 0..<5_000 { try #require(conversation.hear()?.hasPrefix("commands") == true) }
    #expect(try conversation.end() == 0)
  }
}
