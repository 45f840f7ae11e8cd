// Two bound stores, compared with a parent that relays.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Testing

@testable import MusicMap

@MainActor @Suite struct BoundStoresTests {
  let seoul = MapCamera(center: place(37.5, 127), scale: scale(9))
  let lights = Song.all.filter { $0.matches("lights") }
  let bound: BoundStores
  let relaying: Store<MusicMapState, MusicMapAction>

  init() {
    let environment = MusicEnvironment(search: { _ in [] })
    bound = BoundStores(camera: seoul, environment: environment)
    relaying = Store(
      value: MusicMapState(camera: seoul), reducer: musicMapReducer(environment))
  }

  private func find(_ songs: [Song]) {
    bound.music.send(.music(.searchResponse(.success(songs))))
    relaying.send(.music(.searchResponse(.success(songs))))
  }

  private func choose(_ song: Song) {
    bound.music.send(.music(.songChosen(song)))
    relaying.send(.music(.songChosen(song)))
  }

  private func move(to camera: MapCamera) {
    bound.map.send(.map(.moved(camera)))
    relaying.send(.map(.moved(camera)))
  }

  @Test func bothEndInTheSameState() {
    find(lights)
    choose(lights[0])
    move(to: world)
    #expect(bound.map.value == relaying.value.map)
    #expect(bound.music.value == relaying.value.music)
    #expect(bound.music.value.results == lights)
  }

  @Test func onlyBoundStoresShowTheWholeListFirst() {
    var (inBound, inRelaying): ([Int], [Int]) = ([], [])
    let tokens = [
      bound.music.observe { inBound.append($0.results.count) },
      relaying.observe { inRelaying.append($0.music.results.count) },
    ]
    find(lights)
    #expect(inBound == [7, 3])
    #expect(inRelaying == [3])
    withExtendedLifetime(tokens) {}
  }

  @Test func onlyTheParentMovesBackToASongChosenAgain() throws {
    let song = lights[0]
    find(lights)
    choose(song)
    var camera = relaying.value.map.camera
    camera.center = place(37.5173, 126.995)
    move(to: camera)
    choose(song)
    #expect(relaying.value.map.camera.center == song.place)
    #expect(bound.map.value.camera.center == camera.center)
  }
}
