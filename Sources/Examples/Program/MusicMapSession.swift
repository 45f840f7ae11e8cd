// A session of the map and the music search: the store, and the view that follows it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import MusicMap

typealias MusicMapStore = Store<MusicMapState, MusicMapAction>

@MainActor
final class MusicMapSession {
  let service = MusicService()
  let store: MusicMapStore
  let view: MapView
  private let connection: ObserverToken

  init(camera: MapCamera = .world) {
    store = MusicMapStore(
      value: MusicMapState(camera: camera),
      reducer: musicMapReducer(
        MusicEnvironment(search: { [service] in try await service.search($0) })))
    view = MapView(camera: camera)
    connection = view.follow(store.scope(value: \.map, action: CasePath(\.map, MusicMapAction.map)))
  }
}

extension MapCamera {
  /// The whole world, as close as a terminal can show it.
  static let worldOnATerminal = MapCamera(
    center: world.center, scale: MapScale(level: 3) ?? .smallest)
}
