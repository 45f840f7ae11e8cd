// The visible part of the map, and its clusters.

import TestSupport
import Testing

@testable import MusicMap

@Suite struct MapViewpointTests {
  @Test func aPlaceOutsideTheMapIsTheNearest() {
    #expect(Coordinate(90.1, -181) == Coordinate(90, 179))
    #expect(MapViewpoint(center: world.center, scale: 21).scale == 20)
  }

  @Test func fourCellsAreVisibleInEachDirection() {
    let camera = MapViewpoint(center: Coordinate(0, 179), scale: 10)
    #expect(camera.shows(Coordinate(0, -181 + 3.99 * camera.cell)))
    #expect(!camera.shows(Coordinate(0, -181 + 4.01 * camera.cell)))
    #expect(!camera.shows(Coordinate(2.9 * camera.cell, -181 + 2.9 * camera.cell)))
  }

  @Test func zoomingInSplitsClustersAndJoinsNone() {
    var generator = SeededGenerator(seed: 1)
    let pins = (0..<200).map { id in
      Pin(
        id: id, title: "",
        coordinate: Coordinate(
          .random(in: -90...90, using: &generator), .random(in: -179...179, using: &generator)))
    }
    func found(at scale: Int) -> [PinCluster] {
      clusters(of: pins.shuffled(), for: MapViewpoint(center: world.center, scale: scale))
    }
    #expect(found(at: 0).map(\.pins) == [pins])
    for scale in 1...20 {
      #expect(found(at: scale).flatMap(\.pins).sorted { $0.id < $1.id } == pins)
      let before = found(at: scale - 1).map { Set($0.pins) }
      for cluster in found(at: scale) {
        #expect(before.contains { $0.isSuperset(of: cluster.pins) })
      }
    }
  }
}
