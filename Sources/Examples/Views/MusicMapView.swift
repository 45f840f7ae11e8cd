// Music map in SwiftUI: MapKit's map, and the list of songs.

#if canImport(SwiftUI) && canImport(MapKit) && canImport(UIKit) && !os(watchOS)
  import ClassicRedux
  import Foundation
  import MapKit
  import MusicMap
  import SwiftUI

  @available(iOS 17, tvOS 17, visionOS 1, *)
  struct MusicMapView: View {
    let store: ObservableStore<MusicMapState, MusicMapAction>

    var body: some View {
      let music = store.scope(value: \.music, action: CasePath(\.music, MusicMapAction.music))
      VStack {
        MapBridge(
          store: store.scope().scope(value: \.map, action: CasePath(\.map, MusicMapAction.map)))
        TextField(
          "Song", text: music.binding(get: \.searchText, send: MusicAction.searchTextChanged))
        List {
          ForEach(music.results) { song in
            Button(song.title) { music.send(.songChosen(song)) }
          }
        }
        Button("Pin it here") { store.send(.pinTapped) }
      }
    }
  }

  /// Shows MapKit's map, which carries out the commands of the store.
  private struct MapBridge: UIViewRepresentable {
    let store: ScopedStore<MapState, MapAction>

    func makeCoordinator() -> MapKitView { MapKitView(camera: store.value.camera) }

    func makeUIView(context: Context) -> MKMapView {
      context.coordinator.follow(store)
      return context.coordinator.view
    }

    // SwiftUI calls this after each change. The commands have reached the map already.
    func updateUIView(_ view: MKMapView, context: Context) {}
  }

  /// MapKit's map as the map view that a store controls.
  private final class MapKitView: MapView, MKMapViewDelegate {
    let view = MKMapView()
    /// The camera that MapKit derived from the store's. MapKit reports it, too, but the user has not moved the map.
    private var given: MapViewpoint?

    override init(camera: MapViewpoint) {
      super.init(camera: camera)
      setCamera(camera)
      view.delegate = self
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      let camera = MapViewpoint(view)
      if camera != given { move(to: camera) }
    }

    override func setClusters(_ clusters: [PinCluster]) {
      super.setClusters(clusters)
      view.removeAnnotations(view.annotations)
      for cluster in clusters {
        let annotation = MKPointAnnotation()
        annotation.coordinate = CLLocationCoordinate2D(cluster.center)
        annotation.title = cluster.title
        view.addAnnotation(annotation)
      }
    }

    override func setShowsUserLocation(_ shows: Bool) {
      super.setShowsUserLocation(shows)
      view.showsUserLocation = shows
    }

    override func setCamera(_ camera: MapViewpoint) {
      super.setCamera(camera)
      let degrees = min(2 * MapViewpoint.radius * camera.cell, 360)
      view.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(camera.center),
          span: MKCoordinateSpan(latitudeDelta: min(degrees, 180), longitudeDelta: degrees)),
        animated: false)
      view.camera.heading = camera.heading
      given = MapViewpoint(view)
    }
  }

  extension MapViewpoint {
    /// The nearest camera to that of MapKit's map.
    @MainActor fileprivate init(_ view: MKMapView) {
      let (center, span) = (view.region.center, view.region.span)
      let scale = log2(360 * 8 / span.longitudeDelta).rounded()
      self.init(
        center: Coordinate(center.latitude, center.longitude), scale: Int(exactly: scale) ?? 0,
        heading: view.camera.heading)
    }
  }

  extension CLLocationCoordinate2D {
    fileprivate init(_ place: Coordinate) {
      self.init(latitude: place.latitude, longitude: place.longitude)
    }
  }
#endif
