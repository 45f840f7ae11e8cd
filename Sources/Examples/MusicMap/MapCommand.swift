// Music map: the commands for the map view.
// SPDX-License-Identifier: MIT

/// A command for the map view.
public enum MapCommand: Equatable, Sendable {
  case none
  /// Draw these clusters and no others.
  case responseUpdate([PinCluster])
  case showUserLocation(Bool)
  /// Move the camera, without reporting it as a move by the user.
  case moveCamera(MapCamera)
  /// Report the visible clusters, with the action `visibleAnswered`.
  case reportVisible
}

/// A numbered command, so that two equal commands are different orders.
public struct MapOrder: Equatable, Identifiable, Sendable {
  public let id: Int
  public let command: MapCommand
}
