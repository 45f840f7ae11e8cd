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
  /// Saves the primes at the path, in this order, and replaces those saved there before. Once its task is
  /// cancelled, it saves nothing.
  public var save: @Sendable (_ primes: [Int], _ path: String) async throws -> Void
  /// Returns the primes that were last saved at the path.
  public var load: @Sendable (_ path: String) async throws -> [Int]
  /// Describes what a save at the path would destroy: anything there except known primes. `nil` if a save is safe.
  public var unseen: @Sendable (_ known: Set<Int>, _ path: String) async -> String?

  public init(
    save: @escaping @Sendable (_ primes: [Int], _ path: String) async throws -> Void,
    load: @escaping @Sendable (_ path: String) async throws -> [Int],
    unseen: @escaping @Sendable (_ known: Set<Int>, _ path: String) async -> String? = { _, _ in nil
    }
  ) { (self.save, self.load, self.unseen) = (save, load, unseen) }
}

/// The reason why favorite primes could not be saved or loaded.
public struct FavoritesError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
