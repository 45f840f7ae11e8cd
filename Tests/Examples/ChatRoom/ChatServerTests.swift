// The server in memory.
// SPDX-License-Identifier: MIT

import ChatRoom
import Testing

@Suite struct ChatServerTests {
  let server = ChatServer(nickname: "Ann", roomName: "Lobby")

  @Test func itKeepsWhatIsSaved() async throws {
    try await server.client.saveNickname("Bea")
    try await server.client.saveRoomName("Kitchen")
    #expect(try await server.client.loadNickname() == "Bea")
    #expect(await server.roomName == "Kitchen")
  }

  @Test func itFailsWhenItShould() async throws {
    await server.setFailing(true)
    await #expect(throws: ChatError.self) { try await server.client.saveNickname("Bea") }
    await #expect(throws: ChatError.self) { try await server.client.saveRoomName("Kitchen") }
    await #expect(throws: ChatError.self) { try await server.client.loadNickname() }
    await server.setFailing(false)
    #expect(try await server.client.loadNickname() == "Ann")
    #expect(await server.roomName == "Lobby")
  }

  @Test func itHoldsItsAnswersUntilTheyAreReleased() async throws {
    await server.hold()
    let save = Task { [server] in try await server.client.saveNickname("Bea") }
    while await server.heldCount == 0 { await Task.yield() }
    #expect(await server.nickname == "Ann")
    await server.release()
    try await save.value
    #expect(try await server.client.loadNickname() == "Bea")
  }

  @Test func aRequestCancelledWhileHeldIsNotAnswered() async throws {
    await server.hold()
    let save = Task { [server] in try await server.client.saveNickname("Bea") }
    while await server.heldCount == 0 { await Task.yield() }
    save.cancel()
    await server.release()
    await #expect(throws: CancellationError.self) { try await save.value }
    #expect(await server.nickname == "Ann")
  }
}
