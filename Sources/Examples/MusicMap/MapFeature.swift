// Music map: the map, which the user moves and the view draws.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The map as it should be.
public struct MapState: Equatable, Sendable {
  public var camera: MapCamera
  public var pins: [Pin] = []
  /// The pins as they are drawn at the scale.
  public var clusters: [PinCluster] = []
  public var showsUserLocation = false
  /// The clusters that the view had in view when it was last asked; `nil` until its first answer.
  public var visible: [PinCluster]?
  /// What the view was told to do and has not done yet, in that order.
  public var orders: [MapOrder] = []
  /// How many orders there were so far.
  public var orderCount = 0

  public init(camera: MapCamera) { self.camera = camera }

  /// What the view is to do now.
  public var mapCommand: MapCommand { orders.first?.command ?? .none }
}

/// What can happen to the map.
public enum MapAction: Equatable, Sendable {
  /// The user has moved, zoomed or turned it.
  case moved(MapCamera)
  /// Another part of it is seen, whoever saw to that.
  case cameraChanged
  case showsUserLocationTapped(Bool)
  /// Somebody wants to know what is in view, which only the view knows.
  case visibleAsked
  /// The view's answer.
  case visibleAnswered([PinCluster])
  /// The view has carried out the order of this number.
  case mapCommandCarriedOut(MapOrder.ID)
}

/// Follows the user, and draws the clusters anew when they are others.
///
/// A move is two short passes: `moved` sets the camera and does no more, and an effect of it sends
/// `cameraChanged`, which acts. Two set the camera, the user's move here and a chosen song in the
/// parent, and two act on it, this reducer and the parent's; with an action in between, none of them
/// knows the others. The price is that observers see the camera set and nothing done yet. Where nobody
/// else acts, or nothing half done may be seen, a function is better: `drawClusters` is one.
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
    // One that is reported twice is gone already.
    if state.orders.first?.id == id { state.orders.removeFirst() }
  }
  return .none
}

extension MapState {
  /// Marks these pins and no others.
  mutating func showPins(_ pins: [Pin]) {
    self.pins = pins
    drawClusters()
  }

  /// Moves to a place, and near enough to see what is around it.
  mutating func go(to place: Coordinate) -> Effect<MapAction> {
    let camera = MapCamera(
      center: place, scale: max(camera.scale, .neighborhood), heading: camera.heading)
    guard camera != self.camera else { return .none }
    self.camera = camera
    order(.moveCamera(camera))
    return .send(.cameraChanged)
  }

  /// Tells the view to do something, after what it was told before.
  mutating func order(_ command: MapCommand) {
    orderCount += 1
    orders.append(MapOrder(id: orderCount, command: command))
  }

  fileprivate mutating func drawClusters() {
    let clusters = MusicMap.clusters(of: pins, at: camera.scale)
    guard clusters != self.clusters else { return }
    self.clusters = clusters
    order(.responseUpdate(clusters))
  }
}

extension MapScale {
  /// The scale of a place that the map goes to, unless the map is nearer already.
  fileprivate static let neighborhood = MapScale(level: 14) ?? .largest
}
