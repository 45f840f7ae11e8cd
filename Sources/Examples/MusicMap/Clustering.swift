// Music map: groups pins that are close together at a scale.
// SPDX-License-Identifier: MIT

import Foundation

/// A marker on the map.
public struct Pin: Hashable, Sendable, Encodable {
  public var id: Int
  public var title: String
  public var coordinate: Coordinate
}

/// One or more pins that are drawn as one.
public struct PinCluster: Hashable, Sendable, Encodable {
  /// In the order of their ids.
  public let pins: [Pin]
  /// The mean of the pins in the plane of the map.
  public let center: Coordinate
}

/// The clusters of `pins` at `scale`: the pins in one cell of a grid are one cluster.
///
/// This is grid-based clustering, as in the `GridBasedAlgorithm` of the Android Maps utility library. Here the
/// cells of a scale lie within those of the previous scale, so zooming in splits clusters and never joins them.
/// Pins that are a cell's diagonal apart are never in the same cluster; pins at the same place always are.
///
/// - Parameter pins: The pins, each with its own id. Their order does not matter.
/// - Returns: Clusters in the order of their first pins.
/// - Complexity: O(*n*) to find the cells, O(*n* log *n*) for the order.
public func clusters(of pins: [Pin], at scale: MapScale) -> [PinCluster] {
  let cells = Dictionary(grouping: pins.sorted { $0.id < $1.id }) { pin in
    Cell(of: MapPoint(pin.coordinate), cellsAcross: scale.cellsAcross)
  }
  return cells.values
    .map { PinCluster(pins: $0, center: center(of: $0.map(\.coordinate))) }
    .sorted { $0.pins[0].id < $1.pins[0].id }
}

private struct Cell: Hashable {
  let column, row: Int

  /// Columns are counted from 30° W, so that pins on both sides of the antimeridian can be in the same cell: it is
  /// 7/12 of the way around the world from there, a third of a cell away from the next border at every scale.
  init(of point: MapPoint, cellsAcross: Int) {
    let x = MapPoint.aroundTheWorld(point.x - 5.0 / 12)
    column = Int(x * Double(cellsAcross))
    row = min(Int(point.y * Double(cellsAcross)), cellsAcross - 1)
  }
}

/// The mean of places in the plane of the map.
///
/// Because the world is round, a mean needs a place to measure from: the direction of most of the places, seen
/// from the earth's axis. From there, the short way to each place does not lead around the back.
private func center(of places: [Coordinate]) -> Coordinate {
  let points = places.map(MapPoint.init)
  let count = Double(points.count)
  let angles = points.map { $0.x * 2 * .pi }
  let direction = atan2(
    angles.reduce(0) { $0 + sin($1) }, angles.reduce(0) { $0 + cos($1) })
  let origin = MapPoint(x: direction / (2 * .pi), y: 0)
  return Coordinate(
    MapPoint(
      x: origin.x + points.reduce(0) { $0 + origin.eastward(to: $1.x) } / count,
      y: points.reduce(0) { $0 + $1.y } / count))
}
