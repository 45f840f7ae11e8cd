// The map and the songs as JSON.
// SPDX-License-Identifier: MIT

import MusicMap

/// The state in an answer of `--json`, and the state of the map view.
struct MusicMapJSON: Encodable {
  let map: Map
  let music: Music
  let pinned: [Int]
  let view: View

  @MainActor
  init(state: MusicMapState, view: MapView) {
    map = Map(
      camera: Camera(state.map.camera), clusters: state.map.clusters.map(Cluster.init),
      showsUserLocation: state.map.showsUserLocation, ordersWaiting: state.map.orders.count)
    music = Music(state: state.music)
    pinned = state.pinned.map(\.id)
    self.view = View(
      camera: Camera(view.camera), clusters: view.clusters.map(Cluster.init),
      showsUserLocation: view.showsUserLocation)
  }

  struct Map: Encodable {
    let camera: Camera
    let clusters: [Cluster]
    let showsUserLocation: Bool
    let ordersWaiting: Int
  }

  struct View: Encodable {
    let camera: Camera
    let clusters: [Cluster]
    let showsUserLocation: Bool
  }

  struct Camera: Encodable {
    let latitude, longitude: Double
    let scale: Int
    let heading: Double

    init(_ camera: MapCamera) {
      latitude = camera.center.latitude.short
      longitude = camera.center.longitude.short
      scale = camera.scale.level
      heading = camera.heading.degrees.short
    }
  }

  struct Cluster: Encodable {
    let latitude, longitude: Double
    let songs: [Int]

    init(_ cluster: PinCluster) {
      latitude = cluster.center.latitude.short
      longitude = cluster.center.longitude.short
      songs = cluster.pins.map(\.id)
    }
  }

  struct Music: Encodable {
    let state: MusicState

    private enum Key: String, CodingKey {
      case searchText, found, results, selection, isSearching, message
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(state.searchText, forKey: .searchText)
      try container.encode(state.found.map(\.id), forKey: .found)
      try container.encode(state.results.map(\.id), forKey: .results)
      try container.encode(state.selection, forKey: .selection)
      try container.encode(state.isSearching, forKey: .isSearching)
      try container.encode(state.message, forKey: .message)
    }
  }
}
