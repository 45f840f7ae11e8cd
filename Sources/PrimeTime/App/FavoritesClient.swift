// Prime Time: saves and loads the favorite primes.
// SPDX-License-Identifier: MIT

import Foundation

/// Keeps favorite primes between sessions.
///
/// Its members are closures, so a test can replace them:
///
/// ```swift
/// var favorites = FavoritesClient.file
/// favorites.load = { _ in [2, 3, 5] }
/// ```
public struct FavoritesClient: Sendable {
  /// Saves the primes at the path, in this order, and replaces those saved there before.
  public var save: @Sendable (_ primes: [Int], _ path: String) async throws -> Void
  /// Returns the primes that were last saved at the path.
  public var load: @Sendable (_ path: String) async throws -> [Int]

  public init(
    save: @escaping @Sendable (_ primes: [Int], _ path: String) async throws -> Void,
    load: @escaping @Sendable (_ path: String) async throws -> [Int]
  ) {
    self.save = save
    self.load = load
  }
}

extension FavoritesClient {
  /// Keeps favorite primes in JSON files: `{"version": 1, "favoritePrimes": [2, 3, 5]}`.
  ///
  /// It throws a ``FavoritesError``, for example if a file lists a number twice, or a number that is not
  /// prime.
  public static let file = FavoritesClient(
    save: { primes, path in
      do {
        let data = try JSONEncoder().encode(Contents(version: 1, favoritePrimes: primes))
        try data.write(to: URL(filePath: path), options: .atomic)
      } catch {
        throw FavoritesError("cannot save to \(path): \(error.localizedDescription)")
      }
    },
    load: { path in
      do {
        let data = try Data(contentsOf: URL(filePath: path))
        let primes = try JSONDecoder().decode(Contents.self, from: data).favoritePrimes
        if primes.allSatisfy(isPrime), Set(primes).count == primes.count { return primes }
      } catch {
        throw FavoritesError("cannot load \(path): \(error.localizedDescription)")
      }
      throw FavoritesError("cannot load \(path): it does not list distinct primes")
    })

  private struct Contents: Codable {
    var version: Int
    var favoritePrimes: [Int]
  }
}

/// The reason why favorite primes could not be saved or loaded.
public struct FavoritesError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
