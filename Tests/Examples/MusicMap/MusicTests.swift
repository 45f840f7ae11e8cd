// The search for songs, step by step, on a test clock. A session of the program shows a failure.
// SPDX-License-Identifier: MIT

import ClassicRedux
import MusicMap
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite struct MusicTests {
  @Test func oneSearchFollowsWhenTypingStopsUnlessTheTextIsBlank() async {
    let (clock, asked) = (TestClock(), Locked<[String]>([]))
    let environment = MusicEnvironment(
      search: { text in
        asked.withLock { $0.append(text) }
        return []
      }, clock: clock)
    let store = TestStore(value: MusicState(), reducer: musicReducer(environment))
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
    store.send(.searchTextChanged("ligh")) {
      $0.searchText = "ligh"
      $0.isSearching = true
    }
    store.send(.searchTextChanged(" ")) {
      $0 = MusicState()
      $0.searchText = " "
    }
    await clock.run()
    #expect(asked.withLock { $0 } == ["lig"])
    await store.finish()
  }
}
