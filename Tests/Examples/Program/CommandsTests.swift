// The commands of the examples in line mode, from end to end.

import TestSupport
import Testing

@Suite struct CommandsTests {
  private func run(_ example: String, _ commands: [String]) async throws -> Program.Run {
    try await examples.run(arguments: [example], input: commands.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    ("chat-room", ["open &"], "nickname: 'Ann', 3 of 20 characters; loading"),
    ("coordinator", ["number", "increment &", "back", "wait"], "home"),
    ("coordinator", ["tap 7 &", "list &", "tap 8", "show"], "home > detail 8"),
    (
      "chat-room", ["open", "nickname a\u{1B}[31m"],
      #"nickname: 'a\u{1B}[31m' (unsaved), 6 of 20 characters"#
    ),
    (
      "music-map", ["search lights &", "search paris &", "search seine &", "wait"],
      "the map is at 0.0 0.0, scale 3; 1 songs found, 1 listed"
    ),
    ("music-map", ["locate", "locate"], "the map does not show you"),
  ])
  func aCommandIsAnswered(example: String, commands: [String], answer: String) async throws {
    let run = try await run(example, commands)
    #expect(run.lines.last ?? "" == answer && run.lines.count == commands.count)
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test(arguments: [
    ("chat-room", ["open", "nickname", "save"], "the nickname has no visible character"),
    (
      "coordinator", ["open /detail/\(Int.max)", "next"],
      "not possible here: home > detail \(Int.max)"
    ),
    (
      "coordinator", ["form", "enter 1000001"],
      "1000001 is sold out; choose one from -1000000 to 1000000"
    ),
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
