// Positions on the drawn map.
// SPDX-License-Identifier: MIT

import MusicMap
import Testing

@Suite struct MapProjectionTests {
  private func camera(_ degrees: Double) throws -> MapCamera {
    MapCamera(
      center: try #require(Coordinate(latitude: 0, longitude: 0)),
      scale: try #require(MapScale(level: 3)), heading: try #require(Heading(degrees: degrees)))
  }

  @Test(arguments: [(0.0, 1.0, 0.0), (90, 0, -1), (180, -1, 0), (270, 0, 1)])
  func aPlaceIsOffsetOnTheTurnedMap(degrees: Double, right: Double, down: Double) throws {
    let east = try #require(Coordinate(latitude: 0, longitude: 45))
    let offset = try camera(degrees).offset(of: east)
    #expect(abs(offset.right - right) < 1e-9 && abs(offset.down - down) < 1e-9)
  }

  @Test(arguments: [0.0, 30, 123, 290])
  func aMoveCentersItsTarget(degrees: Double) throws {
    let start = try camera(degrees)
    let moved = start.moved(right: 1.5, down: -2)
    let back = moved.offset(of: start.center)
    #expect(abs(back.right + 1.5) < 1e-9 && abs(back.down - 2) < 1e-9)
  }
}
