// Scales, headings, and the visible part of the map.
// SPDX-License-Identifier: MIT

import MusicMap
import Testing

@Suite struct MapCameraTests {
  @Test func thereAreScalesFromTheWorldToTheStreet() {
    #expect(MapScale(level: -1) == nil)
    #expect(MapScale(level: 0) == .smallest)
    #expect(MapScale(level: 20) == .largest)
    #expect(MapScale(level: 21) == nil)
    #expect(MapScale(level: .max) == nil)
    #expect(allScales == allScales.sorted())
    #expect(scale(20).cellsAcross == 1_048_576)
  }

  @Test(
    arguments: [
      (0, 0), (90, 90), (360, 0), (-90, 270), (-360, 0), (725, 5), (-1e-20, 0), (1e20, 280),
    ] as [(Double, Double)])
  func headingsWrapAround(degrees: Double, heading: Double) {
    #expect(Heading(degrees: degrees)?.degrees == heading)
  }

  @Test func fourCellsAreVisibleInEachDirection() {
    let camera = MapCamera(center: place(0, 0), scale: scale(10))
    let cell = 360.0 / 1_024
    #expect(camera.shows(place(0, 3.99 * cell)))
    #expect(!camera.shows(place(0, 4.01 * cell)))
    #expect(!camera.shows(place(2.9 * cell, 2.9 * cell)))
  }
}
