// The parts of Apple's MapKit that this package uses, declared like Apple's, with those of CoreLocation.

public import Foundation
public import UIKit

// Documented, without what our calls do not need.

public typealias CLLocationDegrees = Double
public typealias CLLocationDirection = Double

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
}

@MainActor
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}

@MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
  public override nonisolated init() {}
  open var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  open var title: String?
}

@MainActor
open class MKMapCamera: NSObject {
  open var heading: CLLocationDirection = 0
}

@MainActor
open class MKMapView: UIView {
  weak open var delegate: (any MKMapViewDelegate)?
  open var region: MKCoordinateRegion { fatalError("Nobody draws these maps.") }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
  open var camera = MKMapCamera()
  open var showsUserLocation = false
  open var annotations: [any MKAnnotation] { [] }
  open func addAnnotation(_ annotation: any MKAnnotation) {}
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {}
}

/// Apple's methods are optional.
@MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}
