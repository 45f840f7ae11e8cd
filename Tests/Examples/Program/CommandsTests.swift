// The examples in line mode, from end to end. The articles have a session of each.

import TestSupport
import Testing

let examples = Program("examples")
private let wholeWorld = "the map is at 0.0 0.0, scale 3; 0 songs found, 0 listed"

@Suite struct CommandsTests {
  private func run(_ example: String, _ commands: [String]) async throws -> Program.Run {
    try await examples.run(arguments: [example], input: commands.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [[], ["--help"]])
  func theExamplesAreListed(arguments: [String]) async throws {
    let run = try await examples.run(arguments: arguments)
    let names = run.output.matches(of: #/  examples (.+)/#).map { String($0.1) }
    #expect(names == ["modular-app", "chat-room", "coordinator", "music-map"])
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test func aWrongNameIsRefused() async throws {
    let run = try await examples.run(arguments: ["\u{1B}"])
    #expect(run.error == "examples: there is no '\\u{1B}'; --help lists the examples\n")
    #expect(run.output.isEmpty && run.status == 64)
  }

  @Test(arguments: [
    ("chat-room", ["open &"], "nickname: 'Ann', 3 of 20 characters"),
    ("chat-room", ["room Kitchen"], "you are Ann in Kitchen"),
    (
      "chat-room", ["open", "nickname Bea", "close", "open"],
      "nickname: 'Bea' (unsaved), 3 of 20 characters"
    ),
    (
      "chat-room", ["open", "nickname Bea", "fail", "save", "fail", "save"],
      "nickname: 'Bea', 3 of 20 characters"
    ),
    (
      "chat-room", ["open", "nickname Bea", "fail", "save"],
      "nickname: 'Bea' (unsaved), 3 of 20 characters; the server does not answer; try again later"
    ),
    (
      "chat-room", ["open", "nickname a\u{1B}[31m"],
      #"nickname: 'a\u{1B}[31m' (unsaved), 6 of 20 characters"#
    ),
    ("coordinator", ["tap 7", "back"], "home"),
    ("coordinator", ["tap 7", "list"], "home"),
    (
      "coordinator", ["number", "increment &", "back", "show"],
      "home: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10"
    ),
    ("coordinator", ["form", "enter 5", "back", "enter 6"], "home ^^ form from > form through"),
    ("coordinator", ["form", "enter 5", "back", "back"], "home"),
    (
      "coordinator", ["open /form/5/20/5", "return through"],
      "home ^^ form from > form through"
    ),
    ("modular-app", ["log-in Blob", "open", "close"], "A1 | 1 is neither prime nor composite."),
    (
      "modular-app", ["log-in Ann", "tab b &"],
      "B1 | login data: Ann | asking … | heard: 1 is neither prime nor composite."
    ),
    (
      "modular-app", ["log-in Ann", "open", "tab b", "tab a"],
      "A2 | 3 points that are not in line lie on one circle only."
    ),
    ("modular-app", ["log-in Ann", "open", "log-out", "log-in Bob &"], "A1 | asking …"),
    ("music-map", ["search lights", "search", "visible"], "no pins"),
    ("music-map", ["locate", "locate"], "the map does not show you"),
    (
      "music-map", ["search nowhere", "choose 1", "pin", "move 1 1", "pin", "visible"],
      "1.0 1.0: Lights of Nowhere"
    ),
    (
      "music-map", ["search lights &", "search paris &", "search lumieres &", "show"],
      "the map is at 0.0 0.0, scale 3; 1 songs found, 1 listed: Rue des Lumières by Café Minuit"
    ),
    (
      "music-map", ["search taveuni", "move -16.83 180 14", "visible"],
      "-16.82 179.98: Taveuni Today; -16.85 -179.99: Taveuni Yesterday"
    ),
  ])
  func aCommandIsAnswered(example: String, commands: [String], answer: String) async throws {
    let run = try await run(example, commands)
    #expect(run.lines.last ?? "" == answer && run.lines.count == commands.count)
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test(arguments: [
    (
      "chat-room", ["open", "room Kitchen"],
      "not possible here: nickname: 'Ann', 3 of 20 characters; usage: room NAME"
    ),
    ("coordinator", ["tap 99"], "not possible here: home; usage: tap N"),
    ("coordinator", ["form", "confirm"], "not possible here: home ^^ form from; usage: confirm"),
    ("coordinator", ["form", "enter x"], "not possible here: home ^^ form from; usage: enter N"),
    ("coordinator", ["open /rubbish"], "not possible here: home; usage: open PATH"),
    ("modular-app", ["tab a"], "not possible here: Login; usage: tab a|b"),
    (
      "modular-app", ["log-in Ann", "tab c"],
      "not possible here: A1 | 1 is neither prime nor composite.; usage: tab a|b"
    ),
    ("music-map", ["pin"], "not possible here: \(wholeWorld); usage: pin"),
    ("music-map", ["choose 1"], "not possible here: \(wholeWorld); usage: choose N"),
    (
      "music-map", ["move nan 1"], "not possible here: \(wholeWorld); usage: move LAT LON [SCALE]"
    ),
    (
      "music-map", ["move 1 1 1e300"],
      "not possible here: \(wholeWorld); usage: move LAT LON [SCALE]"
    ),
  ])
  func aFailedCommandSaysWhy(example: String, commands: [String], why: String) async throws {
    let run = try await run(example, commands)
    #expect(run.error == "line \(commands.count): \(why)\n" && run.status == 1)
    #expect(run.lines.count == commands.count - 1)
  }
}
