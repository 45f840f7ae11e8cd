// Line mode: input and output of any kind.

import Foundation
import TestSupport
import Testing

@testable import LineMode

@Suite struct LineModeTests {
  @Test func theHelpIsAsExpected() async throws {
    let path = TemporaryDirectory().path("new")
    let run = try await counter.run(arguments: ["--record", path, "--help"], input: "+\n")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Sessions/help.golden")
    #expect(try run.output == String(contentsOf: file, encoding: .utf8), "\(run.output)")
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    #expect(run.error.isEmpty && run.status == 0 && !FileManager.default.fileExists(atPath: path))
    let version = try await counter.run(arguments: ["--version"], input: "+\n")
    // The release replaces the text in parentheses.
    #expect(
      version.output.wholeMatch(of: /counter [0-9]+\.[0-9]+\.[0-9]+( \(not released\))?\n/) != nil)
    #expect(try await counter.run(arguments: ["-h"], input: "+\n") == run)
  }

  @Test func anArgumentThatIsNotUTF8IsRefused() async throws {
    let script = "exec \"$0\" --file \"$(printf '\\377')\""
    let run = try await Program(at: URL(filePath: "/bin/sh")).run(
      arguments: ["-c", script, counter.url.path], input: "+\n")
    #expect(
      run == Program.Run(error: "counter: the argument '\u{FFFD}' is not UTF-8 text\n", status: 64))
  }

  /// An editor may begin a script with a byte order mark.
  @Test func aLineThatIsNoCommandIsRefused() async throws {
    let run = try await counter.run(
      input: Data("\u{FEFF}+\n+".utf8) + [0xFF, 0xC3] + Data("\n\u{FEFF}+\n\u{1B} \u{7F}\n+".utf8))
    let error = """
      line 2: this is not UTF-8 text; send it as UTF-8
      line 3: there is no command '\u{FEFF}+'; help lists the commands
      line 4: there is no command '\\u{1B}'; help lists the commands

      """
    #expect(run == Program.Run(output: "count is 1\ncount is 2\n", error: error, status: 1))
  }

  @Test(arguments: [[], ["--json"]])
  func controlCharactersAreNeverEchoed(arguments: [String]) async throws {
    let controls = (Array(0...0x1F) + Array(0x7F...0x9F) + [0x2028, 0x2029, 0x202E])
      .filter { $0 != 0x0A }.compactMap { Unicode.Scalar(UInt32($0)) }.map(String.init)
    let commands = controls.flatMap { [$0, "a\($0)", "login a\($0)b", "= \($0)", "delete \($0)0"] }
    let run = try await counter.run(
      arguments: arguments, input: commands.joined(separator: "\n") + "\n")
    let written = (run.output + run.error).replacing("\n", with: "").unicodeScalars
    #expect(!written.contains { controls.contains(String($0)) })
    #expect(written.count > 1_000)
    if arguments.isEmpty { return }
    for line in run.lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
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
      #expect(run.error == "counter: the answer cannot be written: No space left on device\n")
      #expect(run.status == 1)
    }
  #endif

  /// Another program that shares a terminal or pipe may have made it nonblocking.
  @Test func aCommandIsAnsweredWhenItsLineIsComplete() throws {
    let conversation = try Conversation(with: counter, isNonblocking: true)
    for piece in ["lo", "gin Zo", "\u{EB}\r", "\n+"] { try conversation.say(piece) }
    #expect(conversation.hear() == "logged in as Zo\u{EB}")
    try conversation.say("\n" + String(repeating: "help\n", count: 5_000))
    #expect(conversation.hear() == "count is 1")
    for _ in 0..<5_000 { try #require(conversation.hear()?.hasPrefix("commands") == true) }
    try conversation.say("quit\n")
    #expect(conversation.hear() == "goodbye")
    // It has ended, although its input is still open.
    #expect(conversation.hear() == nil)
    #expect(try conversation.end() == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalEndsItAndSaysWhatIsNotWritten(signal: Int32) throws {
    let conversation = try Conversation(
      with: Program(at: URL(filePath: "/bin/sh")),
      arguments: ["-c", "exec \"$0\" --file f.json 2>&1", counter.url.path])
    try conversation.say("= 7\nsave\n")
    #expect(conversation.hear() == "count is 7")
    #expect(conversation.hear() == "7 is now a favorite prime")
    conversation.send(signal)
    #expect(conversation.hear() == "counter: not written to f.json: + 7")
    #expect(try conversation.end() == 128 + signal)
  }

  @Test func aLongAnswerIsWrappedOnATerminal() throws {
    let terminal = try PseudoTerminal()
    let program = try terminal.run(counter.url.path, ["--plain"])
    try terminal.type("help\n")
    try terminal.wait(toShow: "says what they do")
    let lines = terminal.screen.text.split(whereSeparator: \.isNewline)
    #expect(lines.contains { $0.hasPrefix("nth?, cancel, ") })
    try terminal.type("quit\n")
    #expect(try terminal.wait(for: program) == .exited(0))
  }

  @Test func aPathBreaksAfterASlash() {
    let path = "/home/somebody/.local/share/ClassicRedux/favorites.json"
    #expect(
      "wrote 1 prime to \(path)".wrapped(to: 34)
        == ["wrote 1 prime to", "/home/somebody/.local/share/", "ClassicRedux/favorites.json"])
    #expect("a 12345678".wrapped(to: 4) == ["a", "1234", "5678"])
    #expect("/ab/cd".wrapped(to: 0) == ["/", "a", "b", "/", "c", "d"])
  }

  private struct Point: Sendable { var (x, y) = (1, -2.5) }
  private struct Named: CustomStringConvertible { let description: String }
  private enum Shape: Sendable {
    case none
    case dot(Point)
    case text(size: Int)
  }

  @Test(
    arguments: [
      ("a\"b\\\n\u{2028}" as any Sendable, #""a\"b\\\u000a\u2028""#), (true, "true"),
      (Double.nan, "null"), (Int??.some(.some(7)) as any Sendable, "7"), ([1, 2], "[1,2]"),
      (Named(description: "it"), #""it""#), (Shape.none, #""none""#),
      (Shape.dot(Point()), #"{"dot":{"x":1,"y":-2.5}}"#),
      (Shape.text(size: 1), #"{"text":{"size":1}}"#),
      // A combining mark hides the quote before it.
      ("\"\u{301}", "\"\\\"\u{301}\""),
    ] as [(any Sendable, String)])
  func aValueIsJSON(value: any Sendable, text: String) {
    #expect(Array(json(value).unicodeScalars) == Array(text.unicodeScalars))
  }
}
