// Music map: the map and the music on one screen, which react to each other through their parent.

public import ClassicRedux

public struct MusicMapState: Equatable, Sendable {
  public var map: MapState
  public var music = MusicState()
  /// The songs that the user has pinned to a place.
  public var pinned: [Song] = []

  public init(camera: MapViewpoint) { map = MapState(camera: camera) }
}

public enum MusicMapAction: Equatable, Sendable {
  case map(MapAction)
  case music(MusicAction)
  case pinTapped

  public var map: MapAction? { if case .map(let action) = self { action } else { nil } }
  public var music: MusicAction? { if case .music(let action) = self { action } else { nil } }
}

/// The two features, which do not know each other, followed by the parent, which connects them.
public func musicMapReducer(
  _ environment: MusicEnvironment
) -> EffectReducer<MusicMapState, MusicMapAction> {
  combine {
    pullback(mapReducer, value: \.map, action: CasePath(\.map, MusicMapAction.map))
    pullback(
      musicReducer(environment), value: \.music, action: CasePath(\.music, MusicMapAction.music))
    relay
  }
}

/// Updates one feature in response to an action of the other.
///
/// The map shows pins for the songs found or pinned, and moves to a chosen song. The list contains the songs found
/// that are visible on the map, and those without a place.
private func relay(state: inout MusicMapState, action: MusicMapAction) -> Effect<MusicMapAction> {
  switch action {
  case .music(.searchResponse):
    state.markSongs()

  case .music(.songChosen(let song)):
    guard state.music.results.contains(song), let place = song.place else { return .none }
    return state.map.go(to: place).map(MusicMapAction.map)

  case .map(.cameraChanged):
    state.listSongsInView()

  case .pinTapped:
    guard var song = state.music.found.first(where: { $0.id == state.music.selection }) else {
      break
    }
    song.place = state.map.camera.center
    state.pinned.removeAll { $0.id == song.id }
    state.pinned.append(song)
    state.markSongs()

  case .map, .music(.searchTextChanged): break
  }
  return .none
}

extension MusicMapState {
  fileprivate mutating func markSongs() {
    let others = music.found.filter { song in !pinned.contains { $0.id == song.id } }
    map.showPins((pinned + others).compactMap(Pin.init))
    listSongsInView()
  }

  fileprivate mutating func listSongsInView() {
    let songs = music.found.map { song in pinned.first { $0.id == song.id } ?? song }
    music.results = songs.filter { $0.place.map(map.camera.shows) ?? true }
  }
}

extension Pin {
  /// Creates the song's pin, or `nil` if the song has no place.
  init?(_ song: Song) {
    guard let place = song.place else { return nil }
    self.init(id: song.id, title: song.title, coordinate: place)
  }
}
