// The properties of clusters, for random pins and for special cases.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import MusicMap

@Suite struct ClusteringTests {
  @Test(arguments: [1, 2, 3] as [UInt64], allScales)
  func everyPinIsInExactlyOneCluster(seed: UInt64, scale: MapScale) {
    let pins = randomPins(200, seed: seed)
    let clusters = clusters(of: pins, at: scale)
    #expect(clusters.flatMap(\.pins).sorted { $0.id < $1.id } == pins)
    #expect(clusters.allSatisfy { !$0.pins.isEmpty })
  }

  @Test(arguments: allScales)
  func theOrderOfThePinsDoesNotMatter(scale: MapScale) {
    let pins = randomPins(200, seed: 4)
    var generator = SeededGenerator(seed: 5)
    let expected = clusters(of: pins, at: scale)
    for _ in 0..<5 {
      #expect(clusters(of: pins.shuffled(using: &generator), at: scale) == expected)
    }
  }

  @Test(arguments: [6, 7] as [UInt64], allScales)
  func theCenterIsTheMeanOfThePins(seed: UInt64, scale: MapScale) {
    for cluster in clusters(of: randomPins(200, seed: seed), at: scale) {
      let center = MapPoint(cluster.center)
      let points = cluster.pins.map { MapPoint($0.coordinate) }
      // The deviations from the mean add up to zero.
      let east = points.reduce(0) { $0 + center.eastward(to: $1.x) } / Double(points.count)
      let south = points.reduce(0) { $0 + $1.y - center.y } / Double(points.count)
      if scale > .smallest { #expect(abs(east) < 1e-9) }
      #expect(abs(south) < 1e-9)
    }
  }

  @Test(arguments: allScales)
  func pinsADiagonalOfACellApartAreNeverTogether(scale: MapScale) {
    let diagonal = 2.0.squareRoot() / Double(scale.cellsAcross)
    for cluster in clusters(of: randomPins(200, seed: 8), at: scale) {
      let points = cluster.pins.map { MapPoint($0.coordinate) }
      for point in points {
        #expect(points.allSatisfy { point.distance(to: $0) <= diagonal * (1 + 1e-9) })
      }
    }
  }

  @Test(arguments: [10, 11] as [UInt64])
  func zoomingInJoinsNoClusters(seed: UInt64) {
    let pins = randomPins(200, seed: seed)
    for (farther, nearer) in zip(allScales, allScales.dropFirst()) {
      let before = clusters(of: pins, at: farther).map { Set($0.pins) }
      for cluster in clusters(of: pins, at: nearer) {
        #expect(before.contains { $0.isSuperset(of: cluster.pins) })
      }
    }
  }

  @Test func theWorldIsOneClusterAtTheSmallestScale() {
    #expect(clusters(of: randomPins(200, seed: 9), at: .smallest).count == 1)
  }

  @Test func everySongIsAloneAtTheLargestScale() {
    let pins = Song.all.compactMap(Pin.init)
    #expect(clusters(of: pins, at: .largest).allSatisfy { $0.pins.count == 1 })
    #expect(clusters(of: pins, at: .largest).count == 15)
  }

  @Test func pinsAtOnePlaceAreTogetherAtAnyScale() {
    let pins = (1...3).map { Pin(id: $0, title: "", coordinate: place(48.853, 2.3499)) }
    for scale in allScales { #expect(clusters(of: pins, at: scale).count == 1) }
  }

  @Test(arguments: allScales.dropLast(5))
  func pinsAcrossTheAntimeridianAreTogether(scale: MapScale) {
    let pins = [
      Pin(id: 1, title: "", coordinate: place(-16.84, 179.9999)),
      Pin(id: 2, title: "", coordinate: place(-16.84, -179.9999)),
    ]
    let clusters = clusters(of: pins, at: scale)
    #expect(clusters.count == 1)
    #expect(abs(abs(clusters[0].center.longitude) - 180) < 1e-6)
  }

  @Test func theMeanAroundGreenwichIsNearGreenwich() {
    let pins = [
      Pin(id: 1, title: "", coordinate: place(51.5, -1)),
      Pin(id: 2, title: "", coordinate: place(51.5, 2)),
    ]
    let center = clusters(of: pins, at: .smallest)[0].center
    #expect(abs(center.longitude - 0.5) < 1e-9)
    #expect(abs(center.latitude - 51.5) < 1e-9)
  }

  @Test func withoutPinsThereAreNoClusters() {
    #expect(clusters(of: [], at: .smallest).isEmpty)
  }

  @Test func theEdgesBelongToTheMap() {
    let limit = Coordinate.latitudeLimit
    let pins = [
      Pin(id: 1, title: "", coordinate: place(limit, 0)),
      Pin(id: 2, title: "", coordinate: place(-limit, 0)),
    ]
    for scale in allScales.dropFirst() { #expect(clusters(of: pins, at: scale).count == 2) }
    #expect(abs(clusters(of: pins, at: .largest)[0].center.latitude - limit) < 1e-9)
  }
}
