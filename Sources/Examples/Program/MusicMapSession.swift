// A session of the map and the music search: the store, and the view that follows it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import LineMode
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

extension MusicMapSession {
  /// Moves the map view like a user's finger.
  func move(_ change: (inout MapCamera) -> Void) {
    var camera = view.camera
    change(&camera)
    view.move(to: camera)
  }

  func zoom(by levels: Int) throws {
    guard let scale = MapScale(level: view.camera.scale.level + levels) else {
      throw CommandFailure("there is no scale beyond \(view.camera.scale.level)")
    }
    move { $0.scale = scale }
  }

  /// Pins the chosen song to the center of the map.
  func pin() throws {
    if store.value.music.selection == nil { throw CommandFailure("no song is chosen") }
    store.send(.pinTapped)
  }
}

extension MapCamera {
  /// The whole world, as close as a terminal can show it.
  static let worldOnATerminal = MapCamera(
    center: world.center, scale: MapScale(level: 3) ?? .smallest)
}

// MARK: The map and the songs as text

extension MusicMapState {
  /// The visible part of the map, as part of a line.
  var summary: String {
    let (camera, heading) = (map.camera, map.camera.heading)
    let turned = heading == .north ? "" : ", heading \(heading.degrees)"
    return "the map is at \(camera.center), scale \(camera.scale.level)\(turned); \(music.summary)"
  }
}

extension MusicState {
  var summary: String {
    "\(found.count) \(found.count == 1 ? "song" : "songs") found, \(results.count) listed"
  }
}

extension Song {
  var line: String { "\(title) by \(artist)" }
}

extension PinCluster {
  var line: String { "\(center): \(pins.map(\.title).joined(separator: ", "))" }
}
