// Music map: pins that lie close together at a scale are drawn as one.
// SPDX-License-Identifier: MIT

import Foundation

/// Something that is marked on the map.
public struct Pin: Hashable, Sendable {
  public var id: Int
  public var title: String
  public var coordinate: Coordinate

  public init(id: Int, title: String, coordinate: Coordinate) {
    self.id = id
    self.title = title
    self.coordinate = coordinate
  }
}

/// Pins that are drawn as one: at least one of them.
public struct PinCluster: Hashable, Sendable {
  /// In the order of their ids.
  public let pins: [Pin]
  /// The mean of the pins in the plane of the map, in which it is drawn.
  public let center: Coordinate
}

/// The clusters of `pins` at `scale`: the pins in one cell of a grid are one cluster.
///
/// This is grid-based clustering, as the utilities of the maps of Android do it in their
/// `GridBasedAlgorithm`. Here the cells of a scale lie in those of the one before, so to come nearer takes
/// clusters apart and never joins any. Pins a diagonal of a cell apart are never in one cluster; those
/// at the same place always are.
///
/// - Parameter pins: Each with an id of its own, in any order: that does not matter for the result.
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

  /// Columns are counted from 30° W, so that pins on both sides of the antimeridian meet: at 7/12 of the
  /// way round the world from there, it is at every scale a third of a cell away from the next border.
  init(of point: MapPoint, cellsAcross: Int) {
    let x = MapPoint.aroundTheWorld(point.x - 5.0 / 12)
    column = Int(x * Double(cellsAcross))
    row = min(Int(point.y * Double(cellsAcross)), cellsAcross - 1)
  }
}

/// The mean of places in the plane of the map.
///
/// As the world is round, a mean needs a place to measure from: the direction in which most of them
/// lie, seen from the axis of the earth. From there, nobody's short way leads round the back.
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
