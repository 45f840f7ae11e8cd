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
  let map: Store<MapState, BoundMapAction>
  let music: Store<MusicState, BoundMusicAction>
  private let bindings: [ObserverToken]

  init(camera: MapViewpoint, environment: MusicEnvironment) {
    let map = Store(value: MapState(camera: camera), reducer: boundMapReducer)
    let music = Store(value: MusicState(), reducer: boundMusicReducer(environment))
    bindings = [
      music.scope(value: \.found, action: BoundMusicAction.music).observeChanges { found in
        map.send(.songsFound(found))
        music.send(.cameraChanged(map.value.camera))
      },
      music.scope(value: \.selection, action: BoundMusicAction.music).observeChanges { id in
        guard let song = music.value.results.first(where: { $0.id == id }) else { return }
        map.send(.songChosen(song))
      },
      map.scope(value: \.camera, action: BoundMapAction.map).observeChanges { camera in
        music.send(.cameraChanged(camera))
      },
    ]
    (self.map, self.music) = (map, music)
  }
}

private enum BoundMapAction: Sendable {
  case map(MapAction)
  case songsFound([Song])
  case songChosen(Song)
}

private enum BoundMusicAction: Sendable {
  case music(MusicAction)
  case cameraChanged(MapViewpoint)
}

private func boundMapReducer(
  state: inout MapState, action: BoundMapAction
) -> Effect<BoundMapAction> {
  switch action {
  case .map(let action):
    return mapReducer(state: &state, action: action).map(BoundMapAction.map)
  case .songsFound(let songs):
    state.showPins(songs.compactMap(Pin.init))
    return .none
  case .songChosen(let song):
    return song.place.map { state.go(to: $0).map(BoundMapAction.map) } ?? .none
  }
}

private func boundMusicReducer(
  _ environment: MusicEnvironment
) -> EffectReducer<MusicState, BoundMusicAction> {
  let musicReducer = musicReducer(environment)
  return { state, action in
    switch action {
    case .music(let action):
      return musicReducer(&state, action).map(BoundMusicAction.music)
    case .cameraChanged(let camera):
      state.results = state.found.filter { $0.place.map(camera.shows) ?? true }
      return .none
    }
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

  private func find(_ songs: [Song]) {
    bound.music.send(.music(.searchResponse(.success(songs))))
    relaying.send(.music(.searchResponse(.success(songs))))
  }

  private func choose(_ song: Song) {
    bound.music.send(.music(.songChosen(song)))
    relaying.send(.music(.songChosen(song)))
  }

  private func move(to camera: MapViewpoint) {
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
