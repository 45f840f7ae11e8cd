// The commands of the examples in line mode, from end to end.

import TestSupport
import Testing

@Suite struct CommandsTests {
  private func run(_ example: String, _ commands: [String]) async throws -> Program.Run {
    try await examples.run(arguments: [example], input: commands.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    ("chat-room", ["open &"], "nickname: 'Ann', 3 of 20 characters; loading"),
    (
      "chat-room", ["open", "fail", "fail", "nickname Bea", "save"],
      "nickname: 'Bea', 3 of 20 characters"
    ),
    ("coordinator", ["tap 7", "next", "next", "back", "back"], "home > detail 7"),
    ("coordinator", ["number", "increment &", "back", "wait"], "home"),
    ("coordinator", ["tap 7 &", "list &", "tap 8", "show"], "home > detail 8"),
    ("music-map", ["search lights", "search", "visible"], "no pins"),
    ("music-map", ["locate", "locate"], "the map does not show you"),
    (
      "chat-room", ["open", "nickname a\u{1B}[31m"],
      #"nickname: 'a\u{1B}[31m' (unsaved), 6 of 20 characters"#
    ),
    (
      "music-map", ["search lights &", "search paris &", "search seine &", "wait"],
      "the map is at 0.0 0.0, scale 3; 1 songs found, 1 listed"
    ),
    (
      "music-map", ["move 37.5 127", "zoom -", "zoom -", "zoom +"],
      "the map is at 37.5 127.0, scale 2; 0 songs found, 0 listed"
    ),
  ])
  func aCommandIsAnswered(example: String, commands: [String], answer: String) async throws {
    let run = try await run(example, commands)
    #expect(run.lines.last ?? "" == answer && run.lines.count == commands.count)
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test(arguments: [
    ("chat-room", ["open", "nickname", "save"], "the nickname has no visible character"),
    (
      "chat-room", ["fail", "room Kitchen &", "wait"],
      "the server does not answer; try again later"
    ),
    (
      "chat-room", ["open", "room Kitchen"],
      "not possible here: nickname: 'Ann', 3 of 20 characters"
    ),
    ("coordinator", ["tap 99"], "there is no row '99'; show lists them"),
    (
      "coordinator", ["open /detail/\(Int.max)", "next"],
      "not possible here: home > detail \(Int.max)"
    ),
    ("coordinator", ["form", "enter x"], "'x' is not a whole number"),
    (
      "coordinator", ["form", "enter 1000001"],
      "1000001 is sold out; choose one from -1000000 to 1000000"
    ),
    (
      "music-map", ["pin"],
      "not possible here: the map is at 0.0 0.0, scale 3; 0 songs found, 0 listed"
    ),
    ("music-map", ["move nan 1"], "'nan 1' is no place on the map; move 37.5 127 goes to one"),
    ("music-map", ["zoom closer"], "'closer' is neither + nor -"),
  ])
  func aFailedCommandSaysWhy(example: String, commands: [String], why: String) async throws {
    let run = try await run(example, commands)
    #expect(run.error == "line \(commands.count): \(why)\n" && run.status == 1)
    #expect(run.lines.count == commands.count - 1)
  }

  @Test func randomInputIsAnsweredAndNeverTraps() async throws {
    var generator = SeededGenerator(seed: 1)
    let words = [
      "tap 1", "tap 2", "next", "enter 3", "list", "form", "done", "number", "increment",
      "confirm", "return from", "back", "show",
      "open /detail/7/detail/8",
      "open /form/1", "open /rubbish", "\u{7F}",
    ]
    let commands = (0..<300).map { _ in words.randomElement(using: &generator)! + " &" }
    let run = try await run("coordinator", commands + ["wait"])
    #expect(run.lines.count + run.error.split(separator: "\n").count == commands.count + 1)
  }

  @Test func aTraceFollowsAViewActionToTheLastEffect() async throws {
    let run = try await examples.run(
      arguments: ["chat-room", "--trace"], input: "open\nnickname Bea\nsave\n")
    #expect(
      run.error.split(separator: "\n") == [
        "view action: .appeared", "reducer: .nickname(.onAppear), starts an effect",
        #"effect: sends .nickname(.nicknameLoaded(.success("Ann")))"#,
        #"reducer: .nickname(.nicknameLoaded(.success("Ann")))"#,
        #"view action: .edited("Bea")"#, #"reducer: .nickname(.nicknameChanged("Bea"))"#,
        "view action: .saveTapped", "reducer: .nickname(.saveButtonTapped), starts an effect",
        #"effect: sends .nickname(.setNicknameResponse(.success("Bea")))"#,
        #"reducer: .nickname(.setNicknameResponse(.success("Bea")))"#,
      ])
  }
}
