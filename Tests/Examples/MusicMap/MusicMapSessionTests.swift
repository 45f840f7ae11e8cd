// Random sessions of the map, which replay.

import ClassicRedux
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import MusicMap

@MainActor @Suite(.hangLimit) struct MusicMapSessionTests {
  private let clock = TestClock()

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionReplays(seed: UInt64) async throws {
    let environment = MusicEnvironment(
      search: { [clock] text in
        try? await clock.sleep(for: .milliseconds(100))
        return Song.search(text)
      }, clock: clock)
    let recorded = try await playRandomSession(
      seed: seed, from: MusicMapState(camera: .world), reducer: musicMapReducer(environment),
      pause: { [clock] generator in
        await clock.advance(by: .milliseconds(Int.random(in: 0..<400, using: &generator)))
      }, next: randomAction)
    #expect(!recorded.value.pinned.isEmpty)
  }

  private func randomAction(
    _ state: MusicMapState, _ generator: inout SeededGenerator
  ) -> MusicMapAction {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let song = state.music.results.randomElement(using: &generator) ?? Song.all[0]
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      let center = Coordinate(number(-90...90), number(-180...180))
      return .map(
        .moved(MapViewpoint(center: center, scale: Int(number(0...9)), heading: number(0...360))))
    case 1: return .map(.showsUserLocationTapped(.random(using: &generator)))
    case 2: return .map(.visibleAsked)
    case 3: return .music(.songChosen(song))
    case 4: return .pinTapped
    case 5:
      // As the view carries out the first order.
      guard let order = state.map.orders.first else { return .map(.mapCommandCarriedOut(0)) }
      if order.command == .reportVisible, state.map.visible != state.map.clusters {
        return .map(.visibleAnswered(state.map.clusters))
      }
      return .map(.mapCommandCarriedOut(order.id))
    default:
      let texts = ["lights", "cafe", "night", "nowhere", " "]
      return .music(.searchTextChanged(texts.randomElement(using: &generator)!))
    }
  }
}
