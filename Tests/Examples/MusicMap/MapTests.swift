// The map by itself, step by step.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Stage5Testing
import Testing

@testable import MusicMap

@MainActor @Suite struct MapTests {
  let pins = Song.all.prefix(4).compactMap(Pin.init)

  private func store(pins: [Pin] = []) -> TestStore<MapState, MapAction> {
    var state = MapState(camera: world)
    state.pins = pins
    state.clusters = clusters(of: pins, for: world)
    return TestStore(value: state, reducer: mapReducer)
  }

  @Test func aMoveSetsTheCameraThenDrawsClusters() async {
    let store = store(pins: pins)
    #expect(store.value.clusters.count == 1)
    store.send(.moved(seoul)) { $0.camera = seoul }
    await store.receive(.cameraChanged) { [pins] in
      $0.clusters = clusters(of: pins, for: seoul)
      $0.orders = [MapOrder(id: 1, command: .responseUpdate($0.clusters))]
      $0.orderCount = 1
    }
    #expect(store.value.clusters.map(\.pins.count) == [3, 1])
  }
}
