// The nickname, edited, saved and loaded, with successes and failures.
// SPDX-License-Identifier: MIT

import ChatRoom
import ClassicRedux
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite struct NicknameTests {
  private let refused = ChatError("refused")

  private func store(_ client: ChatClient = ChatClient()) -> TestStore<
    NicknameState, NicknameAction
  > {
    TestStore(value: NicknameState(nickname: "Ann"), reducer: nicknameReducer(client))
  }

  @Test func anEditIsSaved() async {
    let sent = Locked("")
    let store = store(ChatClient(saveNickname: { name in sent.withLock { $0 = name } }))
    store.send(.nicknameChanged("Bea")) { $0.editedNickname = "Bea" }
    #expect(store.value.isChanged)
    store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(.setNicknameResponse(.success("Bea"))) {
      $0.isSaving = false
      $0.nickname = "Bea"
    }
    #expect(!store.value.isChanged)
    #expect(sent.withLock { $0 } == "Bea")
    await store.finish()
  }

  @Test func aFailureIsShownAndTheEditIsKept() async {
    let store = store(ChatClient(saveNickname: { [refused] _ in throw refused }))
    store.send(.nicknameChanged("Bea")) { $0.editedNickname = "Bea" }
    store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(.setNicknameResponse(.failure(refused))) {
      $0.isSaving = false
      $0.message = "refused"
    }
    #expect(store.value.isChanged)
    store.send(.nicknameChanged("Bee")) {
      $0.editedNickname = "Bee"
      $0.message = nil
    }
    await store.finish()
  }

  @Test func aSaveStoresTheSentNameAndRefusesALaterOneMeanwhile() async {
    let clock = TestClock()
    let store = store(ChatClient(saveNickname: { _ in try await clock.sleep(for: .seconds(1)) }))
    store.send(.nicknameChanged("Bea")) { $0.editedNickname = "Bea" }
    store.send(.saveButtonTapped) { $0.isSaving = true }
    store.send(.nicknameChanged("Bee")) { $0.editedNickname = "Bee" }
    store.send(.saveButtonTapped)
    #expect(store.effectsInFlight == 1)
    await clock.waitForSleepers(1)
    await clock.run()
    await store.receive(.setNicknameResponse(.success("Bea"))) {
      $0.isSaving = false
      $0.nickname = "Bea"
    }
    #expect(store.value.isChanged)
    await store.finish()
  }

  @Test(arguments: ["", "  ", "Ann", " Bea", String(repeating: "x", count: 21)])
  func anInvalidNicknameIsNotSent(nickname: String) {
    let store = store()
    store.send(.nicknameChanged(nickname)) { $0.editedNickname = nickname }
    store.send(.saveButtonTapped) { $0.message = "the nickname \($0.problem!)" }
    #expect(store.effectsInFlight == 0)
  }

  @Test func appearingLoadsTheNickname() async {
    let store = store(ChatClient(loadNickname: { "Anna" }))
    store.send(.onAppear) { $0.isLoading = true }
    await store.receive(.nicknameLoaded(.success("Anna"))) {
      $0.isLoading = false
      $0.nickname = "Anna"
      $0.editedNickname = "Anna"
    }
    await store.finish()
  }

  @Test func aSaveCancelsALoadInFlight() async {
    let clock = TestClock()
    let store = store(
      ChatClient(
        loadNickname: {
          try await clock.sleep(for: .seconds(2))
          return "Ann"
        }, saveNickname: { _ in try await clock.sleep(for: .seconds(1)) }))
    store.send(.onAppear) { $0.isLoading = true }
    store.send(.nicknameChanged("Bea")) { $0.editedNickname = "Bea" }
    store.send(.saveButtonTapped) {
      $0.isLoading = false
      $0.isSaving = true
    }
    store.send(.onAppear)
    #expect(store.effectsInFlight == 1)
    await clock.waitForSleepers(1)
    await clock.run()
    await store.receive(.setNicknameResponse(.success("Bea"))) {
      $0.isSaving = false
      $0.nickname = "Bea"
    }
    await store.finish()
  }
}
