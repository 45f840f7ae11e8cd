// Prime Time: writes and loads the favorite primes.

/// Keeps favorite primes between sessions, in files that other programs may use at the same time.
/// Its members are closures, so a test can replace them.
public struct FavoritesClient: Sendable {
  /// Writes the primes and what other programs changed in the file to the file, in one step.
  public var write: @Sendable (_ primes: [Int], _ path: String) async throws -> FavoritesFile
  /// Reads the file.
  public var load: @Sendable (_ path: String) async throws -> FavoritesFile
}

/// What a file of favorite primes holds, and what other programs changed in it since the client last used it.
public struct FavoritesFile: Equatable, Sendable, Codable {
  public var primes: [Int]
  public var added: [Int]
  public var removed: [Int]

  public init(primes: [Int], added: [Int] = [], removed: [Int] = []) {
    (self.primes, self.added, self.removed) = (primes, added, removed)
  }

  /// Whether other programs changed anything.
  public var isChanged: Bool { !added.isEmpty || !removed.isEmpty }

  /// The favorites with what other programs changed. A set of primes has no conflicts: what either side added
  /// stays, and what either side removed goes.
  public func merged(into favorites: [Int]) -> [Int] {
    let (removed, known) = (Set(removed), Set(favorites))
    return favorites.filter { !removed.contains($0) } + added.filter { !known.contains($0) }
  }
}
