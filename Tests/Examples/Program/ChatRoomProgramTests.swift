// The settings of a chat room, from end to end.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct ChatRoomProgramTests {
  @Test(arguments: [
    (["open &", "show"], "nickname: 'Ann', 3 of 20 characters; loading"),
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
    (["room Kitchen &", "fail on", "wait"], "the server does not answer; try again later"),
    (["open", "room Kitchen"], "the nickname screen is open; close closes it"),
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
