// The search for songs on a test clock, and the parent through which it moves the map. A session shows the rest.

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

  @Test func choosingASongMovesTheMapAndFiltersTheSongs() async {
    var state = MusicMapState(camera: world)
    (state.music.found, state.music.results) = (lights, lights)
    state.map.pins = lights.compactMap(Pin.init)
    state.map.clusters = clusters(of: state.map.pins, for: world)
    let environment = MusicEnvironment(search: { _ in [] })
    let store = TestStore(value: state, reducer: musicMapReducer(environment))
    let greenwich = lights.first { $0.id == 11 }!
    let camera = MapViewpoint(center: greenwich.place!, scale: 14)
    store.send(.music(.songChosen(greenwich))) {
      $0.music.selection = 11
      $0.map.camera = camera
      $0.map.orders = [MapOrder(id: 1, command: .moveCamera(camera))]
      $0.map.orderCount = 1
    }
    await store.receive(.map(.cameraChanged)) {
      $0.map.clusters = clusters(of: $0.map.pins, for: camera)
      $0.map.orders.append(MapOrder(id: 2, command: .responseUpdate($0.map.clusters)))
      $0.map.orderCount = 2
      $0.music.results = $0.music.results.filter { [11, 16].contains($0.id) }
    }
  }
}

func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(latitude: latitude, longitude: longitude)!
}

let world = MapViewpoint.world

let seoul = MapViewpoint(center: place(37.5, 127), scale: 9)

/// Songs in seven places, one of them nowhere.
let lights = Song.all.filter { $0.matches("lights") }
