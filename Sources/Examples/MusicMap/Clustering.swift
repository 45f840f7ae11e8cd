// Music map: groups pins that are close together at a scale.

public struct Pin: Hashable, Sendable {
  public var id: Int
  public var title: String
  public var coordinate: Coordinate
}

/// One or more pins that are drawn as one.
public struct PinCluster: Hashable, Sendable {
  public let pins: [Pin]
  public let center: Coordinate

  public var title: String { pins.map(\.title).joined(separator: ", ") }
}

/// The clusters of `pins` for a camera: the pins in one cell of a grid are one cluster, in the order of their ids.
///
/// The cells of a scale lie within those of the previous scale, so zooming in splits clusters and never joins them.
public func clusters(of pins: [Pin], for camera: MapViewpoint) -> [PinCluster] {
  let cells = Dictionary(grouping: pins.sorted { $0.id < $1.id }) { pin in
    [pin.coordinate.longitude, pin.coordinate.latitude].map {
      (($0 + 180) / camera.cell).rounded(.down)
    }
  }
  return cells.values.map { pins in
    func mean(_ degrees: KeyPath<Coordinate, Double>) -> Double {
      pins.reduce(0) { $0 + $1.coordinate[keyPath: degrees] } / Double(pins.count)
    }
    return PinCluster(pins: pins, center: Coordinate(mean(\.latitude), mean(\.longitude)))
  }.sorted { $0.pins[0].id < $1.pins[0].id }
}
