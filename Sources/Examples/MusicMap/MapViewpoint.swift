// Music map: places, and the visible part of the map.

import Foundation

public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, negative in the south.
  public let latitude: Double
  /// Degrees east of Greenwich, negative in the west.
  public let longitude: Double

  /// Creates the place at these degrees. Beyond a pole, it is the pole; in the east and west, the world goes on.
  public init(_ latitude: Double, _ longitude: Double) {
    self.latitude = min(max(latitude, -90), 90)
    self.longitude = longitude.remainder(dividingBy: 360)
  }
}

extension Coordinate: CustomStringConvertible {
  /// The latitude and the longitude with up to four decimal places, such as `37.5 127.0`: a precision of 11 m.
  public var description: String {
    // Adding zero turns negative zero into zero.
    [latitude, longitude].map { "\(($0 * 10_000).rounded() / 10_000 + 0)" }.joined(separator: " ")
  }
}

/// The visible part of the map. A cell of the map is as many degrees high as it is wide.
public struct MapViewpoint: Hashable, Sendable {
  public var center: Coordinate
  /// From 0, where the world is one cell wide, to 20. Each scale shows a cell of the previous one twice as wide.
  public var scale: Int
  /// The direction that is up, in degrees clockwise from north.
  public var heading: Double

  /// Creates the camera with the nearest of these scales.
  public init(center: Coordinate, scale: Int, heading: Double = 0) {
    (self.center, self.scale, self.heading) = (center, min(max(scale, 0), 20), heading)
  }

  /// The whole world.
  public static let world = MapViewpoint(center: Coordinate(0, 0), scale: 3)

  /// The number of cells that are visible in each direction from the center.
  public static let radius = 4.0

  /// The degrees that a cell spans.
  public var cell: Double { 360 / Double(1 << scale) }

  /// Whether a place is visible, whatever the heading.
  public func shows(_ place: Coordinate) -> Bool {
    // The short way around the world.
    let east = (place.longitude - center.longitude).remainder(dividingBy: 360)
    return hypot(east, center.latitude - place.latitude) <= Self.radius * cell
  }
}
