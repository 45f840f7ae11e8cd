// Music map: map and music on one screen, which react to each other through their parent.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The screen: a map, and songs that belong to places on it.
public struct MusicMapState: Equatable, Sendable {
  public var map: MapState
  public var music = MusicState()

  public init(camera: MapCamera) { map = MapState(camera: camera) }
}

/// What can happen on the screen: only what can happen to its two halves.
public enum MusicMapAction: Equatable, Sendable {
  case map(MapAction)
  case music(MusicAction)

  public var map: MapAction? { if case .map(let action) = self { action } else { nil } }
  public var music: MusicAction? { if case .music(let action) = self { action } else { nil } }
}

/// The two halves, which know nothing of each other, and then what the one means to the other.
public var musicMapReducer: EnvironmentReducer<MusicMapState, MusicMapAction, MusicEnvironment> {
  combine {
    lift(
      pullback(mapReducer, value: \.map, action: CasePath(\.map, MusicMapAction.map)))
    pullback(
      musicReducer, value: \.music, action: CasePath(\.music, MusicMapAction.music),
      environment: { $0 })
    lift(relay)
  }
}

/// What happens in one half and concerns the other.
///
/// Songs that are found are marked on the map; one that is chosen is moved to; and of the songs found,
/// those are listed that the map shows, besides those that belong nowhere.
private func relay(state: inout MusicMapState, action: MusicMapAction) -> Effect<MusicMapAction> {
  switch action {
  case .music(.searchTextChanged), .music(.searchResponse):
    state.map.showPins(state.music.found.compactMap(Pin.init))
    state.listSongsInView()

  case .music(.songChosen(let song)):
    guard state.music.results.contains(song), let place = song.place else { return .none }
    let camera = MapCamera(
      center: place, scale: max(state.map.camera.scale, .neighborhood),
      heading: state.map.camera.heading)
    guard camera != state.map.camera else { return .none }
    state.map.camera = camera
    state.map.order(.moveCamera(camera))
    return .send(.map(.cameraChanged))

  case .map(.cameraChanged):
    state.listSongsInView()

  case .map: break
  }
  return .none
}

extension MusicMapState {
  fileprivate mutating func listSongsInView() {
    music.results = music.found.filter { $0.place.map(map.camera.shows) ?? true }
  }
}

extension MapScale {
  /// The scale at which a chosen song is shown, unless the map is nearer already.
  fileprivate static let neighborhood = MapScale(level: 14) ?? .largest
}

extension Pin {
  /// The song's pin, or `nil` if it belongs nowhere.
  init?(_ song: Song) {
    guard let place = song.place else { return nil }
    self.init(id: song.id, title: song.title, coordinate: place)
  }
}
