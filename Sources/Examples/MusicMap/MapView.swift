// Music map: an imperative map view, and how the store controls it.

public import ClassicRedux
public import Foundation

/// A stand-in for a map view like MapKit's: an object that keeps its own state, is controlled by calls, and
/// reports the user's moves.
///
/// A subclass overrides the methods: a test to record the calls, and one for MapKit to pass them on.
@MainActor
open class MapView: NSObject {
  public private(set) var camera: MapViewpoint
  public private(set) var clusters: [PinCluster] = []
  public private(set) var showsUserLocation = false
  /// Called after the user has moved the view.
  public var userMoved: (MapViewpoint) -> Void = { _ in }
  private var connection: ObserverToken?

  public init(camera: MapViewpoint) { self.camera = camera }

  open func setClusters(_ clusters: [PinCluster]) { self.clusters = clusters }
  open func setShowsUserLocation(_ shows: Bool) { showsUserLocation = shows }
  /// Moves the camera without calling ``userMoved``.
  open func setCamera(_ camera: MapViewpoint) { self.camera = camera }
  open func visibleClusters() -> [PinCluster] { clusters.filter { camera.shows($0.center) } }

  /// Moves the view like a user's finger.
  public func move(to camera: MapViewpoint) {
    self.camera = camera
    userMoved(camera)
  }
}

extension MapView {
  /// Lets a store control this view, and reports the user's moves to the store.
  ///
  /// The view carries out the first command in the queue and reports its number, which removes the command, so
  /// that the next one is first. Each command is carried out exactly once, because the view is notified only when the
  /// first command changes. No command is lost: it waits in the queue behind others, even before there is a view.
  public func follow(_ store: ScopedStore<MapState, MapAction>) {
    userMoved = { store.send(.moved($0)) }
    let head = store.scope(value: \.orders.first, action: MapAction.mapCommandCarriedOut)
    let carryOut = { [weak self] (order: MapOrder?) in
      guard let self, let order else { return }
      switch order.command {
      case .responseUpdate(let clusters): setClusters(clusters)
      case .showUserLocation(let shows): setShowsUserLocation(shows)
      case .moveCamera(let camera): setCamera(camera)
      case .reportVisible: store.send(.visibleAnswered(visibleClusters()))
      }
      head.send(order.id)
    }
    connection = head.observeChanges(carryOut)
    carryOut(head.value)
  }
}
