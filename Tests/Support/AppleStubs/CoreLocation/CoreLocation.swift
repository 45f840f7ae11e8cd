// The parts of Apple's CoreLocation that this package uses, declared like Apple's.

public typealias CLLocationDegrees = Double
public typealias CLLocationDirection = Double

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
