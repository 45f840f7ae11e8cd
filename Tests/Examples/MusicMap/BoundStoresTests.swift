// Two bound stores, compared with a parent that relays.

import ClassicRedux
import Testing

@testable import MusicMap

/// The map and the music search as two stores, each of which reacts to changes of the other.
///
/// Do not copy this; it is here for comparison with `musicMapReducer`. The reactions are neither in a reducer nor
/// actions that a test can send: they are comparisons of values in observers. Observers are notified of each list
/// before and after the map has narrowed it. If a song is chosen again, the map does not move, because no value has
/// changed. And a song pinned to the map would belong to neither store. The tests show the first two.
@MainActor
private final class BoundStores {
  let map = Store(value: MapState(camera: seoul), reducer: change)
  let music = Store(value: MusicState(), reducer: change)
  private var bindings: [ObserverToken] = []

  init() {
    bindings = [
      music.scope(value: \.found).observeChanges { [unowned self] found in
        map.send { $0.showPins(found.compactMap(Pin.init)) }
        listSongs()
      },
      music.scope(value: \.selection).observeChanges { [unowned self] id in
        let song = music.value.results.first { $0.id == id }
        if let place = song?.place { map.send { _ = $0.go(to: place) } }
      },
      map.scope(value: \.camera).observeChanges { [unowned self] _ in
        map.send { _ = mapReducer(state: &$0, action: .cameraChanged) }
        listSongs()
      },
    ]
  }

  private func listSongs() {
    let camera = map.value.camera
    music.send { $0.results = $0.found.filter { $0.place.map(camera.shows) ?? true } }
  }
}

/// What a feature's reducer does, or a reaction to the other store.
private typealias Change<State> = (inout State) -> Void

private func change<State>(state: inout State, action: Change<State>) { action(&state) }

private let noSongs = MusicEnvironment(search: { _ in [] })

@MainActor @Suite struct BoundStoresTests {
  private let bound = BoundStores()
  private let relaying = Store(
    value: MusicMapState(camera: seoul), reducer: musicMapReducer(noSongs),
    isolation: MainActor.shared)

  private func send(_ action: MusicAction) {
    bound.music.send { _ = musicReducer(noSongs)(&$0, action) }
    relaying.send(.music(action))
  }

  private func move(to camera: MapViewpoint) {
    bound.map.send { _ = mapReducer(state: &$0, action: .moved(camera)) }
    relaying.send(.map(.moved(camera)))
  }

  @Test func bothEndInTheSameState() {
    send(.searchResponse(lights))
    send(.songChosen(lights[0]))
    move(to: world)
    #expect(bound.map.value.clusters == relaying.value.map.clusters)
    #expect(bound.music.value == relaying.value.music)
    #expect(bound.music.value.results == lights)
  }

  @Test func onlyBoundStoresShowTheWholeListFirst() {
    var (inBound, inRelaying): ([Int], [Int]) = ([], [])
    let tokens = [
      bound.music.observe { inBound.append($0.results.count) },
      relaying.observe { inRelaying.append($0.music.results.count) },
    ]
    send(.searchResponse(lights))
    #expect(inBound == [7, 3])
    #expect(inRelaying == [3])
    withExtendedLifetime(tokens) {}
  }

  @Test func onlyTheParentMovesBackToASongChosenAgain() {
    let song = lights[0]
    send(.searchResponse(lights))
    send(.songChosen(song))
    var camera = relaying.value.map.camera
    camera.center = Coordinate(37.5173, 126.995)
    move(to: camera)
    send(.songChosen(song))
    #expect(relaying.value.map.camera.center == song.place)
    #expect(bound.map.value.camera.center == camera.center)
  }
}
