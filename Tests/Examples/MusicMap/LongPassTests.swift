// One long step, compared with two short ones.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Testing

@testable import MusicMap

private enum LongPassAction {
  case moved(MapCamera)
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
    let camera = MapCamera(center: place(37.5, 127), scale: 9)
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
    store.send(.music(.searchResponse(.success(Song.all))))
    store.send(.music(.songChosen(Song.all[0])))
    store.send(.map(.moved(world)))
    #expect(changes == 2)
  }
}
