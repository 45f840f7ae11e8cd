// The same screen with two stores, for comparison.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The map and the music search as two stores, each of which reacts to changes of the other.
///
/// Do not copy this; it is here to be compared with `musicMapReducer`. A reaction is neither in a
/// reducer nor an action that a test can send: it is a comparison of values in an observer. Observers
/// see every list before and after the map has narrowed it, a song that is chosen again leaves the map
/// where it is, since nothing changed, and a song pinned to the map would be in neither store.
/// `BoundStoresTests` shows the first two.
@MainActor
public final class BoundStores {
  public let map: Store<MapState, BoundMapAction>
  public let music: Store<MusicState, BoundMusicAction>
  private let bindings: [ObserverToken]

  public init(camera: MapCamera, environment: MusicEnvironment) {
    let map = Store(value: MapState(camera: camera), reducer: boundMapReducer)
    let music = Store(
      value: MusicState(), reducer: boundMusicReducer, environment: environment)
    bindings = [
      music.scope(value: \.found, action: BoundMusicAction.music).observe { found in
        map.send(.songsFound(found))
        music.send(.cameraChanged(map.value.camera))
      },
      music.scope(value: \.selection, action: BoundMusicAction.music).observe { id in
        guard let song = music.value.results.first(where: { $0.id == id }) else { return }
        map.send(.songChosen(song))
      },
      map.scope(value: \.camera, action: BoundMapAction.map).observe { camera in
        music.send(.cameraChanged(camera))
      },
    ]
    (self.map, self.music) = (map, music)
  }
}

/// What can happen to the map, or to the music.
public enum BoundMapAction: Sendable {
  case map(MapAction)
  case songsFound([Song])
  case songChosen(Song)
}

/// What can happen to the music, or to the map.
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
  state: inout MusicState, action: BoundMusicAction, environment: MusicEnvironment
) -> Effect<BoundMusicAction> {
  switch action {
  case .music(let action):
    return musicReducer(state: &state, action: action, environment: environment)
      .map(BoundMusicAction.music)
  case .cameraChanged(let camera):
    state.results = state.found.filter { $0.place.map(camera.shows) ?? true }
    return .none
  }
}
