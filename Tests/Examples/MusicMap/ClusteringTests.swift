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
}
