// Music map: the map, which the user moves and the view draws.

public import ClassicRedux

/// The map as the view should show it.
public struct MapState: Equatable, Sendable {
  public var camera: MapViewpoint
  public var pins: [Pin] = []
  /// The pins, grouped for the scale.
  public var clusters: [PinCluster] = []
  public var showsUserLocation = false
  /// The visible clusters, according to the view's last answer.
  public var visible: [PinCluster] = []
  /// The orders that the view has not carried out yet, oldest first.
  public var orders: [MapOrder] = []
  public var orderCount = 0

  public init(camera: MapViewpoint) { self.camera = camera }
}

public enum MapAction: Equatable, Sendable {
  /// The user has moved, zoomed or turned the map.
  case moved(MapViewpoint)
  /// The visible part of the map has changed, for any reason.
  case cameraChanged
  case showsUserLocationTapped(Bool)
  /// A feature asks for the visible clusters, which only the view knows.
  case visibleAsked
  case visibleAnswered([PinCluster])
  /// The view has carried out the order with this number.
  case mapCommandCarriedOut(MapOrder.ID)
}

/// Follows the user's moves, and draws the clusters again when they change.
///
/// A move takes two short steps: `moved` only sets the camera, and its effect sends `cameraChanged`, which acts on
/// it. The user's move here and a chosen song in the parent set the camera, and both reducers act on it. With an
/// action in between, they need not know each other. Observers are notified of each step.
public func mapReducer(state: inout MapState, action: MapAction) -> Effect<MapAction> {
  switch action {
  case .moved(let camera):
    guard camera != state.camera else { return .none }
    state.camera = camera
    return .send(.cameraChanged)

  case .cameraChanged:
    state.drawClusters()

  case .showsUserLocationTapped(let shows):
    guard shows != state.showsUserLocation else { return .none }
    state.showsUserLocation = shows
    state.order(.showUserLocation(shows))

  case .visibleAsked:
    state.order(.reportVisible)

  case .visibleAnswered(let clusters):
    state.visible = clusters

  case .mapCommandCarriedOut(let id):
    // An order that is reported twice has already been removed.
    if state.orders.first?.id == id { state.orders.removeFirst() }
  }
  return .none
}

extension MapState {
  /// Shows these pins and no others.
  mutating func showPins(_ pins: [Pin]) {
    self.pins = pins
    drawClusters()
  }

  /// Moves to a place, and zooms in to its neighborhood unless the map is already closer.
  mutating func go(to place: Coordinate) -> Effect<MapAction> {
    let camera = MapViewpoint(center: place, scale: max(camera.scale, 14), heading: camera.heading)
    guard camera != self.camera else { return .none }
    self.camera = camera
    order(.moveCamera(camera))
    return .send(.cameraChanged)
  }

  mutating func order(_ command: MapCommand) {
    orderCount += 1
    orders.append(MapOrder(id: orderCount, command: command))
  }

  fileprivate mutating func drawClusters() {
    let clusters = MusicMap.clusters(of: pins, for: camera)
    guard clusters != self.clusters else { return }
    self.clusters = clusters
    order(.responseUpdate(clusters))
  }
}

public enum MapCommand: Equatable, Sendable {
  case responseUpdate([PinCluster])
  case showUserLocation(Bool)
  /// Move the camera, without reporting it as a move by the user.
  case moveCamera(MapViewpoint)
  /// Report the visible clusters, with the action `visibleAnswered`.
  case reportVisible
}

/// A numbered command, so that two equal commands are different orders.
public struct MapOrder: Equatable, Identifiable, Sendable {
  public let id: Int
  public let command: MapCommand
}
