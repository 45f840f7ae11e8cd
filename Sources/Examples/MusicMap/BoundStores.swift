// Music map: the same screen with two stores, for comparison.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The map and the music search as two stores, each of which reacts to changes of the other.
///
/// Do not copy this; it is here for comparison with `musicMapReducer`. The reactions are neither in a reducer nor
/// actions that a test can send: they are comparisons of values in observers. Observers are notified of each list
/// before and after the map has narrowed it. If a song is chosen again, the map does not move, because no value has
/// changed. And a song pinned to the map would belong to neither store. `BoundStoresTests` shows the first two.
@MainActor
public final class BoundStores {
  public let map: Store<MapState, BoundMapAction>
  public let music: Store<MusicState, BoundMusicAction>
  private let bindings: [ObserverToken]

  public init(camera: MapCamera, environment: MusicEnvironment) {
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

/// The actions of the store for the map.
public enum BoundMapAction: Sendable {
  case map(MapAction)
  case songsFound([Song])
  case songChosen(Song)
}

/// The actions of the store for the music.
public enum BoundMusicAction: Sendable {
  case music(MusicAction)
  case cameraChanged(MapCamera)
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
