// Music map: a place on the map.
// SPDX-License-Identifier: MIT

import Foundation

/// A place that the map has.
///
/// The map is in Web Mercator, as the maps of the web are: a square, which ends at 85.05 degrees north and
/// south. So there are no poles, nor is there anything that is not a number.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, negative in the south.
  public let latitude: Double
  /// Degrees east of Greenwich from -180 up to but without 180, negative in the west.
  public let longitude: Double

  /// The latitude at which the map ends.
  public static let latitudeLimit = atan(sinh(Double.pi)) * 180 / .pi

  /// Makes the place, or `nil` if the map has none there.
  ///
  /// - Parameter longitude: From -180 to 180, which are the same meridian.
  public init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= Self.latitudeLimit, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude == 180 ? -180 : longitude
  }
}

/// A place in the plane of the map, in units of the world's width.
struct MapPoint: Equatable {
  /// From 0 up to but without 1, from the antimeridian eastward and round to it.
  var x: Double
  /// From 0 to 1, from north to south.
  var y: Double
}

extension MapPoint {
  init(_ coordinate: Coordinate) {
    x = Self.aroundTheWorld((coordinate.longitude + 180) / 360)
    // At the edges, rounding leads over them.
    y = min(max((1 - asinh(tan(coordinate.latitude * .pi / 180)) / .pi) / 2, 0), 1)
  }

  /// Any distance to the east of the antimeridian as one from 0 up to but without 1.
  static func aroundTheWorld(_ x: Double) -> Double {
    let rest = x - x.rounded(.down)
    return rest < 1 ? rest : 0
  }

  /// How far it is from here to `other` on the map, the short way round the world.
  func distance(to other: MapPoint) -> Double {
    hypot(eastward(to: other.x), other.y - y)
  }

  /// How far `otherX` lies to the east, the short way round: from -½ to ½.
  func eastward(to otherX: Double) -> Double {
    (otherX - x) - (otherX - x).rounded()
  }
}

extension Coordinate {
  init(_ point: MapPoint) {
    let limit = Self.latitudeLimit
    latitude = min(max(atan(sinh(.pi * (1 - 2 * point.y))) * 180 / .pi, -limit), limit)
    longitude = MapPoint.aroundTheWorld(point.x) * 360 - 180
  }
}
