// Places, cameras and pins for the tests.
// SPDX-License-Identifier: MIT

import TestSupport

@testable import MusicMap

func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(latitude: latitude, longitude: longitude)!
}

func scale(_ level: Int) -> MapScale { MapScale(level: level)! }

let allScales = (0...20).map(scale)

let world = MapCamera.world

/// Random pins on the map, many of them near the antimeridian and the edges.
func randomPins(_ count: Int, seed: UInt64) -> [Pin] {
  var generator = SeededGenerator(seed: seed)
  let limit = Coordinate.latitudeLimit
  return (0..<count).map { id in
    let longitude =
      id % 3 == 0
      ? 180 - Double.random(in: 0...0.01, using: &generator)
      : id % 3 == 1
        ? -180 + Double.random(in: 0...0.01, using: &generator)
        : Double.random(in: -180...180, using: &generator)
    let latitude =
      id % 10 == 0
      ? (id % 20 == 0 ? limit : -limit)
      : Double.random(in: -limit...limit, using: &generator)
    return Pin(id: id, title: "\(id)", coordinate: place(latitude, longitude))
  }
}
