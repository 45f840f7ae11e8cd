// Commands for a map view are carried out once each, in order, and one long step is compared with two short ones.

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
    view.follow(store.scope())
    view.beforeCall = { [unowned view, store] in
      view.beforeCall = {}
      for shows in [false, true, false] { store.send(.showsUserLocationTapped(shows)) }
    }
    store.send(.showsUserLocationTapped(true))
    #expect(view.calls == [true, false, true, false])
    #expect(store.value.orders.isEmpty)
  }

  @Test func theViewReportsVisibleClustersByAnAction() {
    view.follow(store.scope())
    store.send(.visibleAsked)
    #expect(store.value.visible == [])
    let pins = [Coordinate(1, 1), Coordinate(60, 60)].map { Pin(id: 1, title: "", coordinate: $0) }
    let found = pins.map { clusters(of: [$0], for: seoul)[0] }
    view.setClusters(found)
    view.setCamera(MapViewpoint(center: Coordinate(0, 0), scale: 5))
    store.send(.visibleAsked)
    #expect(store.value.visible == [found[0]])
    #expect(store.value.orders.isEmpty)
  }

  @Test func aMoveThatLeavesTheClustersDrawsNothing() {
    store.send(.moved(seoul))
    #expect(store.value.camera == seoul && store.value.orders.isEmpty)
  }

  @Test func theViewAndTheStoreAreFreed() {
    weak var store: Store<MapState, MapAction>?
    weak var view: MapView?
    do {
      let strongStore = Store(value: MapState(camera: world), reducer: mapReducer)
      let strongView = MapView(camera: world)
      (store, view) = (strongStore, strongView)
      strongView.follow(strongStore.scope())
    }
    #expect(store == nil)
    #expect(view == nil)
  }
}

private enum LongPassAction {
  case moved(MapViewpoint)
  /// Another feature has moved the map.
  case movedAlready
}

private func longPassReducer(state: inout MapState, action: LongPassAction) {
  switch action {
  case .moved(let camera):
    state.camera = camera
    state.clusters = clusters(of: state.pins, for: camera)
  case .movedAlready:
    state.clusters = clusters(of: state.pins, for: state.camera)
  }
}

@MainActor @Suite struct LongPassTests {
  @Test func oneLongAndTwoShortStepsDrawTheSameClusters() {
    var state = MapState(camera: world)
    state.pins = Song.all.compactMap(Pin.init)
    let camera = MapViewpoint(center: Coordinate(37.5, 127), scale: 9)
    let long = Store(value: state, reducer: longPassReducer)
    let short = Store(value: state, reducer: mapReducer)
    long.send(.moved(camera))
    short.send(.moved(camera))
    #expect(long.value.camera == short.value.camera)
    #expect(long.value.clusters == short.value.clusters)
    #expect(long.value.clusters.count > 1)
  }

  /// With long steps, a feature that reacts to moves has to know each action that moves the map.
  @Test func withShortStepsOneActionFollowsEveryMove() {
    var changes = 0
    let screen = musicMapReducer(MusicEnvironment(search: { _ in [] }))
    let reducer: EffectReducer<MusicMapState, MusicMapAction> = {
      if case .map(.cameraChanged) = $1 { changes += 1 }
      return screen(&$0, $1)
    }
    let store = Store(value: MusicMapState(camera: world), reducer: reducer)
    store.send(.music(.searchResponse(Song.all)))
    store.send(.music(.songChosen(Song.all[0])))
    store.send(.map(.moved(world)))
    #expect(changes == 2)
  }
}
