// Music map: a view that is told what to do, and how the state tells it.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// Stands in for a map view like MapKit's: an object that keeps its own state, does what it is told by
/// calls, and tells what the user did to it.
///
/// A test overrides the calls to write them down.
@MainActor
open class MapView {
  public private(set) var camera: MapCamera
  public private(set) var clusters: [PinCluster] = []
  public private(set) var showsUserLocation = false
  /// Told where the user has moved the view, after it is there.
  public var userMoved: (MapCamera) -> Void = { _ in }

  public init(camera: MapCamera) { self.camera = camera }

  /// Draws these clusters and no others.
  open func setClusters(_ clusters: [PinCluster]) { self.clusters = clusters }
  /// Shows where the user is, or no longer.
  open func setShowsUserLocation(_ shows: Bool) { showsUserLocation = shows }
  /// Moves there, without telling ``userMoved``.
  open func setCamera(_ camera: MapCamera) { self.camera = camera }
  /// The clusters that are in view now.
  open func visibleClusters() -> [PinCluster] { clusters.filter { camera.shows($0.center) } }

  /// Moves the view as a finger does.
  public func move(to camera: MapCamera) {
    self.camera = camera
    userMoved(camera)
  }
}

extension MapView {
  /// Lets a store command this view, and tells the store what the user does to it.
  ///
  /// The command at the head of the queue is carried out, and reported by its number; this takes it
  /// off, so that the next one is at the head. Each is carried out exactly once: the view is told of a
  /// number only when it is another than before. None is lost: a command given while one is
  /// waiting, or before there was a view, waits behind it.
  ///
  /// - Returns: A token that ends the commands when it is cancelled or let go. Until then, view and store
  ///   keep each other alive.
  public func follow(_ store: ScopedStore<MapState, MapAction>) -> ObserverToken {
    userMoved = { store.send(.moved($0)) }
    let head = store.scope(value: \.orders.first, action: MapAction.mapCommandCarriedOut)
    func carryOut(_ order: MapOrder?) {
      guard let order else { return }
      switch order.command {
      case .none: break
      case .responseUpdate(let clusters): setClusters(clusters)
      case .showUserLocation(let shows): setShowsUserLocation(shows)
      case .moveCamera(let camera): setCamera(camera)
      case .reportVisible: store.send(.visibleAnswered(visibleClusters()))
      }
      head.send(order.id)
    }
    let token = head.observe(carryOut)
    carryOut(head.value)
    return token
  }
}
