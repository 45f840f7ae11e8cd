// Prime Time: the dependencies of the app, as one value.

public import Foundation

/// The dependencies of the app.
public struct AppEnvironment: Sendable {
  /// Finds the nth prime, and reports its progress from 0 to 1.
  public typealias NthPrime =
    @Sendable (_ n: Int, _ progress: @escaping @Sendable (Double) async -> Void) async throws -> Int
  /// Finds a fact about a prime, from stage 6 on.
  public typealias Fact = @Sendable (_ prime: Int) async throws -> String

  public var nthPrime: NthPrime
  public var fact: Fact = { primeFact($0) }
  /// Writes and loads the favorites.
  public var favorites: FavoritesClient
  /// Returns the time of an activity.
  public var date: @Sendable () -> Date
}

/// The reason why a dependency failed, as a sentence for the user.
public struct AppError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

extension AppEnvironment {
  /// The real environment. A fact takes a second, as if a server looked for it.
  public static let live = AppEnvironment(
    nthPrime: { n, progress in try await PrimeTime.nthPrime(n) { await progress($0) } },
    fact: { prime in
      try await Task.sleep(for: .seconds(1))
      return primeFact(prime)
    },
    favorites: .file(), date: { Date() })

  /// An environment that always behaves the same: the nth prime is 100 n, the file contains 2, 3 and 5, and the time is
  /// 2026-01-01 00:00 UTC.
  public static let mock = AppEnvironment(
    nthPrime: { n, progress in
      await progress(0.5)
      return n * 100
    },
    favorites: FavoritesClient(
      write: { primes, _ in FavoritesFile(primes: primes) },
      load: { _ in FavoritesFile(primes: [2, 3, 5], added: [2, 3, 5]) }),
    date: { Date(timeIntervalSince1970: 1_767_225_600) })

  /// An environment whose closures trap with their own names. A test replaces those that it expects to be used.
  public static let unimplemented = AppEnvironment(
    nthPrime: { _, _ in untouchable("nthPrime") }, fact: { _ in untouchable("fact") },
    favorites: FavoritesClient(
      write: { _, _ in untouchable("favorites.write") },
      load: { _ in untouchable("favorites.load") }),
    date: { untouchable("date") })
}

private func untouchable(_ name: String) -> Never {
  fatalError("AppEnvironment.\(name) is unimplemented, but was used: provide it in the test.")
}
