// Places on the map, and their positions in its plane.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import MusicMap

@Suite struct CoordinateTests {
  @Test(
    arguments: [
      (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity), (90, 0), (-90, 0), (85.06, 0),
      (0, 180.000001), (0, -181), (1e300, 0),
    ] as [(Double, Double)])
  func aPlaceOutsideTheMapIsRefused(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(arguments: [
    (0, 0, 0.5, 0.5), (0, -180, 0, 0.5), (0, 90, 0.75, 0.5), (Coordinate.latitudeLimit, 0, 0.5, 0),
    (-Coordinate.latitudeLimit, 0, 0.5, 1), (66.51326044311186, 0, 0.5, 0.25),
  ])
  func placesAreProjectedByMercator(latitude: Double, longitude: Double, x: Double, y: Double) {
    let point = MapPoint(place(latitude, longitude))
    #expect(abs(point.x - x) < 1e-12)
    #expect(abs(point.y - y) < 1e-12)
  }

  @Test func aProjectedPlaceIsFoundAgain() {
    for pin in randomPins(1_000, seed: 1) {
      let point = MapPoint(pin.coordinate)
      #expect((0..<1).contains(point.x) && (0...1).contains(point.y))
      let found = Coordinate(point)
      #expect(abs(found.latitude - pin.coordinate.latitude) < 1e-9)
      #expect(MapPoint(found).distance(to: point) < 1e-12)
    }
  }

  @Test func distancesGoTheShortWayAround() {
    let east = MapPoint(place(0, 179))
    #expect(abs(east.distance(to: MapPoint(place(0, -179))) - 2.0 / 360) < 1e-12)
    #expect(abs(MapPoint(place(0, 0)).distance(to: MapPoint(place(0, 180))) - 0.5) < 1e-12)
  }
}
