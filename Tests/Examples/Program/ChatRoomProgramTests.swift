// The settings of a chat room, from end to end.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct ChatRoomProgramTests {
  private static let noAnswer = "the server does not answer; try again later"

  @Test(arguments: [
    (["open &", "show"], "nickname: 'Ann', 3 of 20 characters; loading"),
    (
      ["open", "nickname Bea", "close", "open", "show"],
      "nickname: 'Bea' (unsaved), 3 of 20 characters"
    ),
    (["room Kitchen &", "show"], "you are Ann in Kitchen (unsaved)"),
    (["elsewhere Anna", "open"], "nickname: 'Anna', 4 of 20 characters"),
    (
      ["open", "nickname Bea", "save &", "close", "room Kitchen"],
      "you are Bea in Kitchen"
    ),
    (
      ["open", "fail on", "nickname Bea", "save &", "fail off", "wait"],
      "nickname: 'Bea', 3 of 20 characters"
    ),
  ])
  func aCommandIsAnswered(commands: [String], answer: String) async throws {
    try await examples.expect("chat-room", commands, answer: answer)
  }

  @Test(arguments: [
    (["open", "nickname a\u{1B}[31m", "save"], "the nickname contains a control character"),
    (
      ["open", "nickname Bea", "save &", "close", "room Kitchen &", "fail on", "wait"],
      "\(noAnswer); \(noAnswer)"
    ),
    (
      ["open", "nickname Bea", "save &", "save"],
      "a save of your nickname is in flight; wait waits for the server"
    ),
    (["nickname Bea"], "the nickname screen is not open; open opens it"),
    (["open", "room Kitchen"], "the nickname screen is open; close closes it"),
    (["fail ON"], "'ON' is neither on nor off"), (["show all"], "show takes no arguments"),
  ])
  func aFailedCommandSaysWhy(commands: [String], reason: String) async throws {
    try await examples.expect("chat-room", commands, failure: reason)
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
    #expect(run.lines.last == "nickname: 'Bea', 3 of 20 characters")
  }
}
