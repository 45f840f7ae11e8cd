// Music map: the visible part of the map, and positions on the drawn map.
// SPDX-License-Identifier: MIT

import Foundation

/// The scale of the map.
///
/// At level 0, the world is one cell wide, and each level shows a cell of the previous level twice as wide.
/// At the equator, a cell of level 0 is 40,075 km wide, and a cell of level 20 is 38 m wide.
public struct MapScale: Hashable, Comparable, Sendable, Encodable {
  public let level: Int

  public static let smallest = MapScale(unchecked: 0)
  public static let largest = MapScale(unchecked: 20)

  /// Creates the scale of a level from 0 to 20, or `nil` for any other level.
  public init?(level: Int) {
    guard (Self.smallest.level...Self.largest.level).contains(level) else { return nil }
    self.level = level
  }

  private init(unchecked level: Int) { self.level = level }

  /// The width and height of the world in cells.
  public var cellsAcross: Int { 1 << level }

  public static func < (a: MapScale, b: MapScale) -> Bool { a.level < b.level }
}

/// The direction that is up, in degrees clockwise from north, from 0 up to but not including 360.
public struct Heading: Hashable, Sendable, Encodable {
  public let degrees: Double

  public static let north = Heading(unchecked: 0)

  /// Creates a heading from any number of degrees, which wrap around, or `nil` if the number is not finite.
  public init?(degrees: Double) {
    guard degrees.isFinite else { return nil }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    // A remainder just below zero could be rounded up to a full circle.
    self.init(unchecked: positive < 360 ? positive : 0)
  }

  private init(unchecked degrees: Double) { self.degrees = degrees }
}

/// The visible part of the map.
public struct MapCamera: Hashable, Sendable, Encodable {
  public var center: Coordinate
  public var scale: MapScale
  public var heading: Heading

  public init(center: Coordinate, scale: MapScale, heading: Heading = .north) {
    (self.center, self.scale, self.heading) = (center, scale, heading)
  }

  /// The whole world, from above the Gulf of Guinea.
  public static let world = MapCamera(
    center: Coordinate(MapPoint(x: 0.5, y: 0.5)), scale: .smallest)

  /// The number of cells that are visible in each direction from the center.
  public static let radius = 4.0

  /// Whether a place is visible: within four cells from the center, whatever the heading.
  public func shows(_ place: Coordinate) -> Bool {
    let distance = MapPoint(center).distance(to: MapPoint(place))
    return distance * Double(scale.cellsAcross) <= Self.radius
  }
}

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
