// Music map: positions on the drawn map.
// SPDX-License-Identifier: MIT

import Foundation

extension MapCamera {
  /// The number of cells that are visible on each side of the center.
  public var visibleRadius: Double { min(Self.radius, Double(scale.cellsAcross) / 2) }

  /// The offset of a place from the center in cells, on the turned map.
  public func offset(of place: Coordinate) -> (right: Double, down: Double) {
    let (from, to) = (MapPoint(center), MapPoint(place))
    let cells = Double(scale.cellsAcross)
    return turned(
      right: from.eastward(to: to.x) * cells, down: (to.y - from.y) * cells, by: -heading.radians)
  }

  /// The camera moved by the given number of cells.
  public func moved(right: Double, down: Double) -> MapCamera {
    let (east, south) = turned(right: right, down: down, by: heading.radians)
    let from = MapPoint(center)
    let cells = Double(scale.cellsAcross)
    var camera = self
    camera.center = Coordinate(
      MapPoint(
        x: MapPoint.aroundTheWorld(from.x + east / cells),
        y: min(max(from.y + south / cells, 0), 1)))
    return camera
  }

  private func turned(
    right: Double, down: Double, by angle: Double
  ) -> (right: Double, down: Double) {
    (right * cos(angle) - down * sin(angle), right * sin(angle) + down * cos(angle))
  }
}

extension Heading {
  fileprivate var radians: Double { degrees * .pi / 180 }
}
