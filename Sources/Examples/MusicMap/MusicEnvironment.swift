// Music map: what the search for songs reaches out to.
// SPDX-License-Identifier: MIT

/// What the search for songs reaches out to.
public struct MusicEnvironment: Sendable {
  /// The songs that a text is found in.
  public var search: @Sendable (_ text: String) async throws -> [Song]
  /// Whose time it is.
  public var clock: any Clock<Duration>

  /// How long the user must have typed nothing before a search begins.
  public static let pause = Duration.milliseconds(200)

  public init(
    search: @escaping @Sendable (_ text: String) async throws -> [Song],
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.search = search
    self.clock = clock
  }
}

/// Why nothing could be searched for, for a user to read.
public struct MusicError: Error, Equatable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
