// The settings of a chat room, from end to end.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct ChatRoomProgramTests {
  private static let noAnswer = "the server does not answer; try again later"
  private static let unseen = "has no visible character"

  @Test(arguments: [
    (["show"], "you are Ann in Lobby"),
    (["open"], "your nickname is Ann"),
    (["open", "show"], "nickname: 'Ann', 3 of 20 characters"),
    (["open &", "show"], "nickname: 'Ann', 3 of 20 characters; loading"),
    (["open", "nickname Bea"], "nickname: 'Bea' (unsaved), 3 of 20 characters"),
    (["open", "nickname Bea", "nickname Ann"], "nickname: 'Ann', 3 of 20 characters"),
    (
      ["open", "nickname"],
      "nickname: '' (unsaved), 0 of 20 characters; the nickname \(unseen)"
    ),
    (
      ["open", "nickname 👩‍👩‍👧‍👦e\u{301}"],
      "nickname: '👩‍👩‍👧‍👦e\u{301}' (unsaved), 2 of 20 characters"
    ),
    (["open", "nickname Bea", "close"], "you are Ann in Lobby"),
    (
      ["open", "nickname Bea", "close", "open", "show"],
      "nickname: 'Bea' (unsaved), 3 of 20 characters"
    ),
    (["open", "nickname Bea", "save"], "your nickname is now Bea"),
    (["open", "nickname Bea", "save", "show"], "nickname: 'Bea', 3 of 20 characters"),
    (["open", "nickname Bea", "save", "close"], "you are Bea in Lobby"),
    (["room Kitchen"], "the room's name is now Kitchen"),
    (["room Kitchen", "show"], "you are Ann in Kitchen"),
    (["room Kitchen &", "show"], "you are Ann in Kitchen (unsaved)"),
    (["elsewhere Anna", "show"], "you are Ann in Lobby"),
    (["elsewhere Anna", "open"], "your nickname is Anna"),
    (["open", "nickname Bea", "save &"], "saving 'Bea'; wait waits for the server"),
    (["open", "nickname Bea", "save &", "close"], "you are Ann in Lobby"),
    (["open", "nickname Bea", "save &", "wait"], "your nickname is now Bea"),
    (
      ["open", "nickname Bea", "save &", "close", "room Kitchen"],
      "your nickname is now Bea; the room's name is now Kitchen"
    ),
    (["open &", "nickname Bea", "save", "close"], "you are Bea in Lobby"),
    (
      ["open", "fail on", "nickname Bea", "save &", "fail off", "wait"],
      "your nickname is now Bea"
    ),
    (["wait"], "nothing is in flight"),
    (["fail on"], "the server fails from now on"),
  ])
  func aCommandIsAnswered(commands: [String], answer: String) async throws {
    let run = try await examples.run("chat-room", commands)
    #expect(run.lines.last ?? "" == answer)
    #expect(run.lines.count == commands.count)
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test(arguments: [
    (["open", "save"], "the nickname is already the name"),
    (["open", "nickname", "save"], "the nickname \(unseen)"),
    (
      ["open", "nickname 123456789012345678901", "save"],
      "the nickname has 21 characters; the maximum is 20"
    ),
    (["open", "nickname a\u{1B}[31m", "save"], "the nickname contains a control character"),
    (["open", "fail on", "nickname Bea", "save"], noAnswer),
    (["fail on", "room Kitchen"], noAnswer),
    (["fail on", "open"], noAnswer),
    (
      ["open", "nickname Bea", "save &", "close", "room Kitchen &", "fail on", "wait"],
      "\(noAnswer); \(noAnswer)"
    ),
    (
      ["open", "nickname Bea", "save &", "save"],
      "a save of your nickname is in flight; wait waits for the server"
    ),
    (
      ["room Kitchen &", "room Garden"],
      "a new name of the room is in flight; wait waits for the server"
    ),
    (["nickname Bea"], notOpen),
    (["save"], notOpen),
    (["close"], notOpen),
    (["open", "open"], isOpen),
    (["open", "room Kitchen"], isOpen),
    (["room"], "the room's name \(unseen)"),
    (["room Lobby"], "the room's name is already the name"),
    (["elsewhere"], "the nickname \(unseen)"),
    (["fail"], "'' is neither on nor off"),
    (["fail ON"], "'ON' is neither on nor off"),
    (["show all"], "show takes no arguments"),
    (["send hello"], "there is no command 'send'; help lists the commands"),
  ])
  func aFailedCommandSaysWhy(commands: [String], reason: String) async throws {
    let run = try await examples.run("chat-room", commands)
    #expect(run.error == "line \(commands.count): \(reason)\n")
    #expect(run.lines.count == commands.count - 1)
    #expect(run.status == 1)
  }

  private static let notOpen = "the nickname screen is not open; open opens it"
  private static let isOpen = "the nickname screen is open; close closes it"

  @Test func aRefusedNameIsRestoredAndARefusedEditKept() async throws {
    let run = try await examples.run(
      "chat-room",
      [
        "fail on", "room Garden", "show", "fail off", "open", "fail on", "nickname Bea", "save",
        "fail off", "save", "close",
      ])
    #expect(
      run.lines == [
        "the server fails from now on", "you are Ann in Lobby", "the server works from now on",
        "your nickname is Ann", "the server fails from now on",
        "nickname: 'Bea' (unsaved), 3 of 20 characters", "the server works from now on",
        "your nickname is now Bea", "you are Bea in Lobby",
      ])
    #expect(run.status == 1)
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
    #expect(run.lines.last == "your nickname is now Bea")
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

  @Test func inJSONTheSentNameIsSaved() async throws {
    let answers = try await examples.answers(
      of: "chat-room", showing: State.self,
      to: [
        "open", "nickname Bea", "save &", "nickname Bee", "wait", "close", "room Kitchen &",
        "fail on", "wait",
      ])
    typealias Nickname = State.Nickname
    let bee = Nickname(nickname: "Bea", editedNickname: "Bee", isChanged: true)
    #expect(
      answers.map(\.state.nickname) == [
        Nickname(), Nickname(editedNickname: "Bea", isChanged: true),
        Nickname(editedNickname: "Bea", isChanged: true, isSaving: true),
        Nickname(editedNickname: "Bee", isChanged: true, isSaving: true),
        bee, bee, bee, bee, bee,
      ])
    #expect(
      answers.suffix(3).map(\.state.roomName) == [
        State.RoomName(roomName: "Kitchen", nameBefore: "Lobby", isSaving: true),
        State.RoomName(roomName: "Kitchen", nameBefore: "Lobby", isSaving: true),
        State.RoomName(message: Self.noAnswer),
      ])
    #expect(answers.map(\.effectsInFlight) == [0, 0, 1, 1, 0, 0, 1, 1, 0])
    #expect(answers.map(\.ok) == Array(repeating: true, count: 8) + [false])
  }
}
