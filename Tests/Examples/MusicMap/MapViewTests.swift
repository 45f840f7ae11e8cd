// Commands for a map view are carried out once each, in order, and none is lost.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Testing

@testable import MusicMap

@MainActor
private final class RecordingMapView: MapView {
  var calls: [Bool] = []
  var beforeCall: () -> Void = {}

  override func setShowsUserLocation(_ shows: Bool) {
    beforeCall()
    calls.append(shows)
    super.setShowsUserLocation(shows)
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
    #expect(view.calls == [true, false, true, false])
    #expect(store.value.mapCommand == .none)
    withExtendedLifetime(token) {}
  }

  @Test func theViewReportsVisibleClustersByAnAction() {
    let token = view.follow(store.scope())
    store.send(.visibleAsked)
    #expect(store.value.visible == [])
    let pins = [place(1, 1), place(60, 60)].map { Pin(id: 1, title: "", coordinate: $0) }
    let found = pins.map { clusters(of: [$0], for: seoul)[0] }
    view.setClusters(found)
    view.setCamera(MapCamera(center: place(0, 0), scale: 5))
    store.send(.visibleAsked)
    #expect(store.value.visible == [found[0]])
    #expect(store.value.orders.isEmpty)
    withExtendedLifetime(token) {}
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
