// Prime Time: the dependencies of the app, as one value.

public import Foundation

/// The dependencies of the app.
public struct AppEnvironment: Sendable {
  /// Finds the answer about a number, and reports its progress from 0 to 1.
  public typealias Search<Answer> =
    @Sendable (_ number: Int, _ progress: @escaping @Sendable (Double) async -> Void)
    async throws -> Answer

  public var nthPrime: Search<Int>
  /// Finds a fact about a prime, from stage 6 on.
  public var fact: Search<String>
  /// Writes and loads the favorites.
  public var favorites: FavoritesClient
  /// Returns the time of an activity.
  public var date: @Sendable () -> Date

  public init(
    nthPrime: @escaping Search<Int>,
    fact: @escaping Search<String> = { prime, _ in primeFact(prime) },
    favorites: FavoritesClient, date: @escaping @Sendable () -> Date
  ) {
    (self.nthPrime, self.fact, self.favorites, self.date) = (nthPrime, fact, favorites, date)
  }
}

extension AppEnvironment {
  /// The real environment. A fact takes a second, as if a server looked for it.
  public static let live = AppEnvironment(
    nthPrime: { n, progress in try await PrimeTime.nthPrime(n) { await progress($0) } },
    fact: { prime, progress in
      for step in 1...10 {
        try await Task.sleep(for: .milliseconds(100))
        await progress(Double(step) / 10)
      }
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
    nthPrime: { _, _ in untouchable("nthPrime") }, fact: { _, _ in untouchable("fact") },
    favorites: FavoritesClient(
      write: { _, _ in untouchable("favorites.write") },
      load: { _ in untouchable("favorites.load") }),
    date: { untouchable("date") })
}

private func untouchable(_ name: String) -> Never {
  fatalError("AppEnvironment.\(name) is unimplemented, but was used: provide it in the test.")
}
