// The map and the songs as text.
// SPDX-License-Identifier: MIT

import MusicMap

extension MusicMapState {
  /// The visible part of the map, as part of a line.
  var summary: String {
    let camera = map.camera
    let heading = camera.heading == .north ? "" : ", heading \(camera.heading.degrees.short)"
    return
      "the map is at \(camera.center.line), scale \(camera.scale.level)\(heading); \(music.summary)"
  }
}

extension MusicState {
  var summary: String {
    "\(found.count) \(found.count == 1 ? "song" : "songs") found, \(results.count) listed"
  }
}

extension Song {
  var line: String { "\(title) by \(artist)" }
}

extension PinCluster {
  var line: String { "\(center.line): \(pins.map(\.title).joined(separator: ", "))" }
}

extension Coordinate {
  var line: String { "\(latitude.short) \(longitude.short)" }
}

extension Double {
  /// The number with four decimal places, which is a precision of 11 m on the ground.
  var short: Double {
    // Adding zero turns negative zero into zero.
    (self * 10_000).rounded() / 10_000 + 0
  }
}
