// The settings of a chat room, played from end to end.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct ChatRoomProgramTests {
  private static let noAnswer = "the server does not answer; try again later"
  private static let unseen = "has no character that can be seen"

  @Test(arguments: [
    (["show"], "you are Ann in Lobby"),
    (["nickname Bea"], "the edit reads 'Bea', 3 of 20 characters"),
    (["nickname"], "the edit reads '', 0 of 20 characters; the nickname \(unseen)"),
    (["nickname 👩‍👩‍👧‍👦e\u{301}"], "the edit reads '👩‍👩‍👧‍👦e\u{301}', 2 of 20 characters"),
    (["nickname Bea", "show"], "you are Ann in Lobby"),
    (["nickname Bea", "save"], "your nickname is now Bea"),
    (["nickname Bea", "save", "show"], "you are Bea in Lobby"),
    (["room Kitchen"], "the room's name is now Kitchen"),
    (["room Kitchen", "show"], "you are Ann in Kitchen"),
    (["elsewhere Anna", "show"], "you are Ann in Lobby"),
    (["elsewhere Anna", "appear"], "your nickname is Anna"),
    (["nickname Bea", "save &"], "saving 'Bea'; wait waits for the server"),
    (["nickname Bea", "save &", "show"], "you are Ann in Lobby"),
    (["nickname Bea", "save &", "wait"], "your nickname is now Bea"),
    (
      ["nickname Bea", "save &", "room Kitchen"],
      "your nickname is now Bea; the room's name is now Kitchen"
    ),
    (["appear &", "nickname Bea", "save", "show"], "you are Bea in Lobby"),
    (["fail on", "nickname Bea", "save &", "fail off", "wait"], "your nickname is now Bea"),
    (["wait"], "nothing is under way"),
    (["fail on"], "the server fails from now on"),
  ])
  func aCommandIsCarriedOut(commands: [String], answer: String) async throws {
    let run = try await examples.run("chat-room", commands)
    #expect(run.lines.last ?? "" == answer)
    #expect(run.lines.count == commands.count)
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test(arguments: [
    (["save"], "the nickname is the name already"),
    (["nickname", "save"], "the nickname \(unseen)"),
    (
      ["nickname 123456789012345678901", "save"], "the nickname has 21 characters; 20 are the most"
    ),
    (["nickname a\u{1B}[31m", "save"], "the nickname holds a control character"),
    (["fail on", "nickname Bea", "save"], noAnswer),
    (["fail on", "room Kitchen"], noAnswer),
    (["fail on", "appear"], noAnswer),
    (["nickname Bea", "save &", "room Kitchen &", "fail on", "wait"], "\(noAnswer); \(noAnswer)"),
    (
      ["nickname Bea", "save &", "save"],
      "a save of your nickname is under way; wait waits for the server"
    ),
    (
      ["room Kitchen &", "room Garden"],
      "a new name of the room is under way; wait waits for the server"
    ),
    (["room"], "the room's name \(unseen)"),
    (["room Lobby"], "the room's name is the name already"),
    (["elsewhere"], "the nickname \(unseen)"),
    (["fail"], "'' is neither on nor off"),
    (["fail ON"], "'ON' is neither on nor off"),
    (["show all"], "show takes nothing after it"),
    (["send hello"], "there is no command 'send'; help lists the commands"),
  ])
  func aCommandThatCannotBeCarriedOutSaysWhy(commands: [String], reason: String) async throws {
    let run = try await examples.run("chat-room", commands)
    #expect(run.error == "line \(commands.count): \(reason)\n")
    #expect(run.lines.count == commands.count - 1)
    #expect(run.status == 1)
  }

  @Test func aRefusedNameIsTakenBackAndARefusedEditIsKept() async throws {
    let run = try await examples.run(
      "chat-room",
      ["fail on", "nickname Bea", "save", "room Kitchen", "show", "fail off", "save", "show"])
    #expect(
      run.lines.suffix(4) == [
        "you are Ann in Lobby", "the server works from now on", "your nickname is now Bea",
        "you are Bea in Lobby",
      ])
    #expect(run.status == 1)
  }

  struct State: Decodable {
    var nickname: Nickname
    var roomName: RoomName

    struct Nickname: Decodable, Equatable {
      var nickname = "Ann"
      var editedNickname = "Ann"
      var isChanged = false
      var isLoading = false
      var isSaving = false
      var message: String?
    }

    struct RoomName: Decodable, Equatable {
      var roomName = "Lobby"
      var nameBefore: String?
      var isSaving = false
      var message: String?
    }
  }

  @Test func inJSONWhatIsSavedIsWhatWasSent() async throws {
    let answers = try await examples.answers(
      of: "chat-room", showing: State.self,
      to: ["nickname Bea", "save &", "nickname Bee", "wait", "room Kitchen &", "fail on", "wait"])
    typealias Nickname = State.Nickname
    let bee = Nickname(nickname: "Bea", editedNickname: "Bee", isChanged: true)
    #expect(
      answers.map(\.state.nickname) == [
        Nickname(editedNickname: "Bea", isChanged: true),
        Nickname(editedNickname: "Bea", isChanged: true, isSaving: true),
        Nickname(editedNickname: "Bee", isChanged: true, isSaving: true),
        bee, bee, bee, bee,
      ])
    #expect(
      answers.suffix(3).map(\.state.roomName) == [
        State.RoomName(roomName: "Kitchen", nameBefore: "Lobby", isSaving: true),
        State.RoomName(roomName: "Kitchen", nameBefore: "Lobby", isSaving: true),
        State.RoomName(message: Self.noAnswer),
      ])
    #expect(answers.map(\.effectsInFlight) == [0, 1, 1, 0, 1, 1, 0])
    #expect(answers.map(\.ok) == [true, true, true, true, true, true, false])
  }
}
