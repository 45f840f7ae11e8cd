// Music map: what the view of the map can be told to do.
// SPDX-License-Identifier: MIT

/// Something that a view with a will of its own can be told to do.
public enum MapCommand: Equatable, Sendable {
  case none
  /// Draw these clusters and no others.
  case responseUpdate([PinCluster])
  case showUserLocation(Bool)
  /// Move there, without telling that the user did so.
  case moveCamera(MapCamera)
  /// Answer which clusters are in view now, by the action `visibleAnswered`.
  case reportVisible
}

/// A command with a number, so that the same one given twice is two.
public struct MapOrder: Equatable, Identifiable, Sendable {
  public let id: Int
  public let command: MapCommand

  public init(id: Int, command: MapCommand) {
    self.id = id
    self.command = command
  }
}
