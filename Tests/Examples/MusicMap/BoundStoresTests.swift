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
  let map: Store<MapState, BoundAction<MapState, MapAction>>
  let music: Store<MusicState, BoundAction<MusicState, MusicAction>>
  private let bindings: [ObserverToken]

  init(camera: MapViewpoint, environment: MusicEnvironment) {
    let map = Store(value: MapState(camera: camera), reducer: bound(mapReducer))
    let music = Store(value: MusicState(), reducer: bound(musicReducer(environment)))
    func listSongs(in camera: MapViewpoint) {
      music.send(
        .reaction { $0.results = $0.found.filter { $0.place.map(camera.shows) ?? true } })
    }
    bindings = [
      music.scope(value: \.found).observeChanges { found in
        map.send(.reaction { $0.showPins(found.compactMap(Pin.init)) })
        listSongs(in: map.value.camera)
      },
      music.scope(value: \.selection).observeChanges { id in
        let song = music.value.results.first { $0.id == id }
        if let place = song?.place { map.send(.reaction { _ = $0.go(to: place) }) }
      },
      map.scope(value: \.camera).observeChanges { camera in
        map.send(.feature(.cameraChanged))
        listSongs(in: camera)
      },
    ]
    (self.map, self.music) = (map, music)
  }
}

/// An action of a feature, or its reaction to the other store.
private enum BoundAction<State, Action> {
  case feature(Action)
  case reaction((inout State) -> Void)
}

private func bound<State, Action>(
  _ reducer: @escaping EffectReducer<State, Action>
) -> EffectReducer<State, BoundAction<State, Action>> {
  { state, action in
    switch action {
    case .feature(let action): return reducer(&state, action).map { .feature($0) }
    case .reaction(let change): change(&state)
    }
    return .none
  }
}

@MainActor @Suite struct BoundStoresTests {
  private let bound: BoundStores
  let relaying: Store<MusicMapState, MusicMapAction>

  init() {
    let environment = MusicEnvironment(search: { _ in [] })
    bound = BoundStores(camera: seoul, environment: environment)
    relaying = Store(
      value: MusicMapState(camera: seoul), reducer: musicMapReducer(environment))
  }

  private func send(_ action: MusicAction) {
    bound.music.send(.feature(action))
    relaying.send(.music(action))
  }

  private func move(to camera: MapViewpoint) {
    bound.map.send(.feature(.moved(camera)))
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
