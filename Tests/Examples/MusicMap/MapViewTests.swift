// Commands for a map view are carried out once each, in order, and none is lost.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Testing

@testable import MusicMap

@MainActor
private final class RecordingMapView: MapView {
  var calls: [String] = []
  var beforeCall: () -> Void = {}

  override func setClusters(_ clusters: [PinCluster]) {
    beforeCall()
    calls.append("clusters \(clusters.map(\.pins.count))")
    super.setClusters(clusters)
  }

  override func setShowsUserLocation(_ shows: Bool) {
    beforeCall()
    calls.append("location \(shows)")
    super.setShowsUserLocation(shows)
  }

  override func setCamera(_ camera: MapCamera) {
    beforeCall()
    calls.append("camera \(camera.scale)")
    super.setCamera(camera)
  }
}

@MainActor @Suite struct MapViewTests {
  let store = Store(
    value: MapState(camera: world), reducer: mapReducer, isolation: MainActor.shared)
  private let view = RecordingMapView(camera: world)

  @Test func commandsDuringACommandRunOnceInOrder() {
    let token = view.follow(store.scope())
    view.beforeCall = { [unowned view, store] in
      view.beforeCall = {}
      for shows in [false, true, false] { store.send(.showsUserLocationTapped(shows)) }
    }
    store.send(.showsUserLocationTapped(true))
    #expect(
      view.calls == ["location true", "location false", "location true", "location false"])
    #expect(store.value.mapCommand == .none)
    withExtendedLifetime(token) {}
  }

  @Test func theViewReportsVisibleClustersByAnAction() {
    let token = view.follow(store.scope())
    store.send(.visibleAsked)
    #expect(store.value.visible == [])
    let (near, far) = (cluster(at: 1, 1), cluster(at: 60, 60))
    view.setClusters([near, far])
    view.setCamera(MapCamera(center: place(0, 0), scale: 5))
    store.send(.visibleAsked)
    #expect(store.value.visible == [near])
    #expect(store.value.orders.isEmpty)
    withExtendedLifetime(token) {}
  }

  private func cluster(at latitude: Double, _ longitude: Double) -> PinCluster {
    clusters(
      of: [Pin(id: 1, title: "", coordinate: place(latitude, longitude))], for: seoul)[0]
  }

  @Test func endingTheConnectionFreesBoth() {
    weak var store: Store<MapState, MapAction>?
    weak var view: MapView?
    do {
      let strongStore = Store(value: MapState(camera: world), reducer: mapReducer)
      let strongView = MapView(camera: world)
      (store, view) = (strongStore, strongView)
      let token = strongView.follow(strongStore.scope())
      token.cancel()
    }
    #expect(store == nil)
    #expect(view == nil)
  }
}
