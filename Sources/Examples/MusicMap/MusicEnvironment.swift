// Music map: the dependencies of the search.
// SPDX-License-Identifier: MIT

/// The dependencies of the search for songs.
public struct MusicEnvironment: Sendable {
  /// Returns the songs that match a text.
  public var search: @Sendable (_ text: String) async throws -> [Song]
  /// Measures the pause.
  public var clock: any Clock<Duration>

  /// How long to wait after the last key before a search begins.
  public static let pause = Duration.milliseconds(200)

  public init(
    search: @escaping @Sendable (_ text: String) async throws -> [Song],
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.search = search
    self.clock = clock
  }
}

/// The reason why a search failed, for the user to read.
public struct MusicError: Error, Equatable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
