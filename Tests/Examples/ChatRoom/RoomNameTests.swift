// The room's name, which goes back if the server refuses it.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import Stage5Testing
import Testing

@MainActor @Suite struct RoomNameTests {
  private func store(
    save: @escaping @Sendable (String) async throws -> Void = { _ in }
  ) -> TestStore<RoomNameState, RoomNameAction> {
    TestStore(
      value: RoomNameState(roomName: "Lobby"),
      reducer: roomNameReducer(ChatClient(saveRoomName: save)))
  }

  @Test func aNewNameIsShownAtOnceAndStays() async {
    let store = store()
    store.send(.roomNameEntered("Kitchen")) {
      $0.roomName = "Kitchen"
      $0.nameBefore = "Lobby"
    }
    await store.receive(.setRoomNameResponse(.success("Kitchen"))) { $0.nameBefore = nil }
    await store.finish()
  }

  @Test func aRefusedNameIsRestoredAndASecondOneMeanwhileIgnored() async {
    let refused = ChatError("refused")
    let store = store { _ in throw refused }
    store.send(.roomNameEntered("Kitchen")) {
      $0.roomName = "Kitchen"
      $0.nameBefore = "Lobby"
    }
    store.send(.roomNameEntered("Garden"))
    await store.receive(.setRoomNameResponse(.failure(refused))) {
      $0.roomName = "Lobby"
      $0.nameBefore = nil
      $0.message = "refused"
    }
    await store.finish()
  }
}
