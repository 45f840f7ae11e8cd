// The map and the music, which react to each other through their parent.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Stage5Testing
import Testing

@testable import MusicMap

@MainActor @Suite struct MusicMapTests {
  /// A screen after a search that has found songs.
  private func store(
    found songs: [Song] = [], camera: MapCamera = world
  ) -> TestStore<MusicMapState, MusicMapAction> {
    var state = MusicMapState(camera: camera)
    state.music.found = songs
    state.music.results = songs
    state.map.pins = songs.compactMap(Pin.init)
    state.map.clusters = clusters(of: state.map.pins, for: camera)
    return TestStore(
      value: state,
      reducer: musicMapReducer(
        MusicEnvironment(search: { _ in fatalError("No search was expected.") })))
  }

  @Test func foundSongsGetPinsAndVisibleOnesAreListed() {
    let store = store(camera: seoul)
    let songs = lights
    store.send(.music(.searchResponse(.success(songs)))) {
      $0.music.found = songs
      $0.music.results = songs.filter { [1, 3, 16].contains($0.id) }
      $0.map.pins = songs.compactMap(Pin.init)
      $0.map.clusters = clusters(of: $0.map.pins, for: seoul)
      $0.map.orders = [MapOrder(id: 1, command: .responseUpdate($0.map.clusters))]
      $0.map.orderCount = 1
    }
    #expect(store.value.map.pins.count == songs.count - 1)
  }

  @Test func choosingASongMovesTheMapAndFiltersTheSongs() async {
    let greenwich = lights.first { $0.id == 11 }!
    let store = store(found: lights)
    let camera = MapCamera(center: greenwich.place!, scale: 14)
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

  @Test func theChosenSongIsPinnedToTheCenter() {
    let nowhere = lights.first { $0.place == nil }!
    let store = store(found: [nowhere], camera: seoul)
    store.send(.pinTapped)
    store.send(.music(.songChosen(nowhere))) { $0.music.selection = nowhere.id }
    store.send(.pinTapped) {
      var song = nowhere
      song.place = seoul.center
      $0.pinned = [song]
      $0.music.results = [song]
      $0.map.pins = [Pin(song)!]
      $0.map.clusters = clusters(of: $0.map.pins, for: seoul)
      $0.map.orders = [MapOrder(id: 1, command: .responseUpdate($0.map.clusters))]
      $0.map.orderCount = 1
    }
  }
}

func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(latitude: latitude, longitude: longitude)!
}

let world = MapCamera.world

let seoul = MapCamera(center: place(37.5, 127), scale: 9)

/// Songs in seven places, one of them nowhere.
let lights = Song.all.filter { $0.matches("lights") }
