// Music map: a place on the map.
// SPDX-License-Identifier: MIT

import Foundation

/// A place on the map.
///
/// The map uses Web Mercator, like most maps on the web: a square that ends at 85.05 degrees north and south. So it
/// has no poles, and a coordinate is always a finite number.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, negative in the south.
  public let latitude: Double
  /// Degrees east of Greenwich, from -180 up to but not including 180, negative in the west.
  public let longitude: Double

  /// The latitude at which the map ends.
  public static let latitudeLimit = atan(sinh(Double.pi)) * 180 / .pi

  /// Creates a place, or `nil` if it is not on the map.
  ///
  /// - Parameter longitude: From -180 to 180, both of which are the same meridian.
  public init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= Self.latitudeLimit, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude == 180 ? -180 : longitude
  }
}

/// A place in the plane of the map, where the world's width is 1.
struct MapPoint: Equatable {
  /// From 0 up to but not including 1, eastward around the world from the antimeridian.
  var x: Double
  /// From 0 to 1, from north to south.
  var y: Double
}

extension MapPoint {
  init(_ coordinate: Coordinate) {
    x = Self.aroundTheWorld((coordinate.longitude + 180) / 360)
    // Rounding could cross the edges.
    y = min(max((1 - asinh(tan(coordinate.latitude * .pi / 180)) / .pi) / 2, 0), 1)
  }

  /// Reduces a distance east of the antimeridian to one from 0 up to but not including 1.
  static func aroundTheWorld(_ x: Double) -> Double {
    let rest = x - x.rounded(.down)
    return rest < 1 ? rest : 0
  }

  /// The distance to `other` on the map, the short way around the world.
  func distance(to other: MapPoint) -> Double {
    hypot(eastward(to: other.x), other.y - y)
  }

  /// The distance eastward to `otherX`, the short way around the world: from -½ to ½.
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

extension Coordinate: CustomStringConvertible, Encodable {
  /// The latitude and the longitude, such as `37.5 127.0`.
  public var description: String { "\(rounded[0]) \(rounded[1])" }

  public func encode(to encoder: any Encoder) throws { try rounded.encode(to: encoder) }

  /// With four decimal places, which is a precision of 11 m on the ground.
  private var rounded: [Double] {
    // Adding zero turns negative zero into zero.
    [latitude, longitude].map { ($0 * 10_000).rounded() / 10_000 + 0 }
  }
}
