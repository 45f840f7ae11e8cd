// Places and pins for the tests.
// SPDX-License-Identifier: MIT

import TestSupport

@testable import MusicMap

func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(latitude: latitude, longitude: longitude)!
}

let world = MapCamera.world

let seoul = MapCamera(center: place(37.5, 127), scale: 9)

/// Songs in seven places, one of them nowhere.
let lights = Song.all.filter { $0.matches("lights") }
