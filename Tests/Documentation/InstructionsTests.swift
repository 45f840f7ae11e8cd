// What the texts tell a person to enter, entered into the programs as they are built.

import Foundation
import TestSupport
import Testing

/// A document, a page, an exercise with its hints, a source file with its messages, or the help of a program.
private struct Instructions: CustomTestStringConvertible {
  let name: String
  let body: String
  let commands: [String]
  var testDescription: String { name }

  init(name: String, body: String) {
    (self.name, self.body) = (name, body)
    let places =
      #/
      `((?:swift\ run|counter|examples|learn|copy-stages|--[a-z])[^`]+)`  # a code span
      | ^\$\ (.*)$  # after a prompt
      | ^\ +(swift\ run\ \S+(?:\ \S+)*)  # an indented line
      | \b((?:counter|examples|learn|copy-stages)(?:\ [a-z-]+|\ NAME)?\ --[a-z]+)  # asks for help
      | "[^"\n]*\ (--[a-z-]+)(?!\w|=)[^"\n]*"  # an option in a message
      /#.anchorsMatchLineEndings()
    let blocks = body.components(separatedBy: "```sh\n").dropFirst()
      .flatMap { $0.components(separatedBy: "```")[0].split(separator: "\n") }
    // Few paragraphs have one of these, and the expression takes long.
    let hints = ["swift run", "--", "$ ", "`counter", "`examples", "`learn", "`copy-stages"]
    let found = body.components(separatedBy: "\n\n").flatMap { paragraph -> [Substring] in
      if !hints.contains(where: paragraph.contains) { return [] }
      return paragraph.matches(of: places).map { $0.1 ?? $0.2 ?? $0.3 ?? $0.4 ?? $0.5! }
    }
    // A comment goes on in the next line.
    commands = (found + blocks).map { String($0.replacing(/\s+(?:\/\/[\/:]? )?/, with: " ")) }
  }

  static let all = Task {
    let files =
      try ["README.md", ".github/CHANGELOG.md", ".github/CONTRIBUTING.md"]
      + [".md", ".swift", ".txt"].flatMap(files(ending:)).filter {
        !$0.hasPrefix("Tests/") && !$0.hasPrefix("Playgrounds/Mine/")
      }
    return try files.map { Instructions(name: $0, body: try text(of: $0)) } + (await helps.value)
  }

  static let programs = ["benchmarks", "copy-stages", "counter", "examples", "learn"]

  /// The help of each program, and what it says about a wrong argument.
  static let helps = Task {
    var helps: [Instructions] = []
    let examples = ["chat-room", "coordinator", "modular-app", "music-map"].map { "examples \($0)" }
    for call in programs + examples {
      let words = call.split(separator: " ").map(String.init)
      var said = ""
      for argument in ["--help", "--nonsense"] {
        let run = try await Program(words[0]).run(
          arguments: words.dropFirst() + [argument], input: "")
        said += run.output + run.error
      }
      helps.append(Instructions(name: "help of \(call)", body: said))
    }
    return helps
  }

  /// The options that a help lists.
  static let options = Task {
    named(in: try await helps.value.map(\.body).joined()).subtracting(["--nonsense"])
  }

  static func named(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
  }
}

/// Each text is followed from its first line to its last: each command starts from what the one before left.
@Suite(.hangLimit) struct InstructionsTests {
  /// Pipes have tests of their own, and these commands take long.
  private static func hasOwnTest(_ command: String) -> Bool {
    command.contains(#/^printf |learn (?:play|check|watch)|^swiftc /#)
  }

  @Test(arguments: try await Instructions.all.value.filter { !$0.commands.isEmpty })
  fileprivate func whatATextTellsAPersonToEnterWorks(_ instructions: Instructions) async throws {
    let options = try await Instructions.options.value
    let folder = TemporaryDirectory()
    for command in instructions.commands where !Self.hasOwnTest(command) {
      if command.hasPrefix("--") {
        #expect(Instructions.named(in: command).isSubset(of: options), "\(command)")
      } else {
        guard let run = try await enter(command, in: folder) else { continue }
        #expect(run.status == 0 && run.error == "", "\(command): \(run.error)")
      }
    }
  }

  @Test(arguments: Instructions.programs)
  func eachProgramExplainsItself(name: String) async throws {
    let help = try await Program(name).run(arguments: ["--help"], input: "")
    #expect(help.status == 0 && help.error == "" && help.lines.count > 5, "\(help)")
    let refusal = try await Program(name).run(arguments: ["--nonsense"], input: "")
    #expect(refusal.status != 0 && refusal.output + refusal.error != "", "\(refusal)")
  }

  /// Enters a command for a program of this package, with something in the place of each word in capitals.
  /// Returns `nil` for other programs.
  private func enter(_ command: String, in folder: TemporaryDirectory) async throws -> Program.Run?
  {
    var words = command.split(separator: " ").prefix { $0 != ">" }.map(String.init)
    if words.starts(with: ["swift", "run"]) { words.removeFirst(2) }
    guard ["copy-stages", "counter", "examples", "learn"].contains(words[0]) else { return nil }
    let elsewhere = TemporaryDirectory()
    // Each of these commands makes another copy, but for those that show or replace it.
    let isCopied =
      words[0] == "copy-stages" && !Set(words).isDisjoint(with: ["--diff", "--force"])
    let copy = isCopied ? folder : elsewhere
    if isCopied {
      _ = try await Program(words[0]).run(
        arguments: ["2", copy.path("Redux"), "--force"], input: "")
    }
    let meanings = [
      "STAGE": "2", "FOLDER": copy.path("Redux"), "FILE": copy.path("Redux.swift"),
      "MODULE": "App", "NAME": "coordinator",
    ]
    let arguments = words.dropFirst().map { word in
      meanings[word] ?? word.replacing("../", with: elsewhere.path("")).description
    }
    var mine = words[0] == "learn" ? ["--playgrounds", folder.path] : []
    if words.contains("--replay") && !words.contains("--file") {
      // In place of the reader's own file, which may lack favorites of the session.
      let file = try elsewhere.write(#"{"favoritePrimes":[2,3,7919],"version":1}"#)
      mine = ["--file", file]
    }
    return try await Program(words[0]).run(arguments: mine + arguments, input: "")
  }

  /// Files that a text tells a person to open, read or edit, by a path or a name; but not the reader's own.
  @Test func theFilesInCodeSpansExist() async throws {
    let paths = try files(ending: "") + ["Package.swift", "README.md", ".github/CONTRIBUTING.md"]
    // By all ends of its path.
    let known = Set(
      paths.flatMap { path in
        let parts = path.split(separator: "/")
        return parts.indices.map { parts[$0...].joined(separator: "/") }
      })
    let own: Set = [
      "main.swift", "OUT.html", "CopiedStages.swift", "OwnStore.swift", "progress.json",
      "ClassicRedux/favorites.json",
    ]
    for text in try await Instructions.all.value where text.name != followedArticle {
      for line in text.body.split(separator: "\n") where line.contains("`") {
        for span in line.matches(of: /`([\w\/+.-]+\.(?:swift|md|txt|jsonl?|html|xcplayground))`/) {
          let file = String(span.1)
          if own.contains(file) { continue }
          #expect(known.contains(file), "\(text.name): \(file)")
        }
      }
    }
  }
}
