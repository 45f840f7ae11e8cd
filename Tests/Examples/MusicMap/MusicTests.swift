// The search for songs, step by step, on a test clock.
// SPDX-License-Identifier: MIT

import ClassicRedux
import MusicMap
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite struct MusicTests {
  let clock = TestClock()
  let refused = MusicError("refused")

  private func store(
    search: @escaping @Sendable (String) async throws -> [Song] = { text in
      Song.all.filter { $0.matches(text) }
    }
  ) -> TestStore<MusicState, MusicAction> {
    TestStore(
      value: MusicState(), reducer: musicReducer(MusicEnvironment(search: search, clock: clock)))
  }

  private func find(
    _ text: String, _ songs: [Song], in store: TestStore<MusicState, MusicAction>
  ) async {
    store.send(.searchTextChanged(text)) {
      $0.searchText = text
      $0.isSearching = true
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: MusicEnvironment.pause)
    await store.receive(.searchResponse(.success(songs))) {
      $0.isSearching = false
      $0.found = songs
      $0.results = songs
      if !songs.contains(where: { [id = $0.selection] in $0.id == id }) { $0.selection = nil }
    }
  }

  @Test func oneSearchFollowsWhenTypingStops() async {
    let asked = Locked<[String]>([])
    let store = store { text in
      asked.withLock { $0.append(text) }
      return []
    }
    for text in ["l", "li", "lig"] {
      store.send(.searchTextChanged(text)) {
        $0.searchText = text
        $0.isSearching = true
      }
      await clock.waitForSleepers(1)
      await clock.advance(by: MusicEnvironment.pause - .milliseconds(1))
    }
    #expect(asked.withLock { $0 } == [])
    await clock.advance(by: .milliseconds(1))
    await store.receive(.searchResponse(.success([]))) { $0.isSearching = false }
    #expect(asked.withLock { $0 } == ["lig"])
    await store.finish()
  }

  @Test func aFailureIsShownAndNothingIsFound() async {
    let store = store { [refused] text in
      if text == "umbrella" { throw refused }
      return Song.all.filter { $0.matches(text) }
    }
    await find("lights", lights, in: store)
    store.send(.searchTextChanged("umbrella")) {
      $0.searchText = "umbrella"
      $0.isSearching = true
    }
    await clock.run()
    await store.receive(.searchResponse(.failure(refused))) {
      $0.isSearching = false
      $0.message = "refused"
      $0.found = []
      $0.results = []
    }
    store.send(.searchTextChanged("")) {
      $0.searchText = ""
      $0.message = nil
    }
    await store.finish()
  }

  @Test func aBlankTextFindsNothingWithoutASearch() async {
    let store = store()
    await find("lights", lights, in: store)
    store.send(.searchTextChanged("lig")) {
      $0.searchText = "lig"
      $0.isSearching = true
    }
    store.send(.searchTextChanged(" ")) {
      $0 = MusicState()
      $0.searchText = " "
    }
    await clock.run()
    await store.finish()
  }
}
