// The search for songs on a test clock. The article has a session that shows the rest.

import ClassicRedux
import Stage5Testing
import TestSupport
import Testing

@testable import MusicMap

@MainActor @Suite struct MusicMapTests {
  @Test func oneSearchFollowsWhenTypingStopsUnlessTheTextIsBlank() async {
    let (clock, asked) = (TestClock(), Locked<[String]>([]))
    let environment = MusicEnvironment(
      search: { text in
        asked.withLock { $0.append(text) }
        return []
      }, clock: clock)
    let store = TestStore(value: MusicState(), reducer: musicReducer(environment))
    for text in ["l", "li", "lig"] {
      store.send(.searchTextChanged(text)) { $0.searchText = text }
      await clock.waitForSleepers(1)
      await clock.advance(by: MusicEnvironment.pause - .milliseconds(1))
    }
    #expect(asked.withLock { $0 } == [])
    await clock.advance(by: .milliseconds(1))
    await store.receive(.searchResponse([]))
    store.send(.searchTextChanged("ligh")) { $0.searchText = "ligh" }
    store.send(.searchTextChanged(" ")) { $0.searchText = " " }
    await store.receive(.searchResponse([]))
    await clock.run()
    #expect(asked.withLock { $0 } == ["lig"])
    await store.finish()
  }
}

let world = MapViewpoint.world

let seoul = MapViewpoint(center: Coordinate(37.5, 127), scale: 9)

/// Songs in seven places, one of them nowhere.
let lights = Song.search("lights")
