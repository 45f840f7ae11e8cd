// Prime Time: the dependencies of the app, as one value.
// SPDX-License-Identifier: MIT

public import Foundation

/// The dependencies of the app.
public struct AppEnvironment: Sendable {
  /// Finds the nth prime.
  public var nthPrime: Stage4App.NthPrime
  /// Writes and loads the favorites.
  public var favorites: FavoritesClient
  /// Returns the time of an activity.
  public var date: @Sendable () -> Date
  /// Prints a line of the log.
  public var print: @Sendable (String) -> Void

  public init(
    nthPrime: @escaping Stage4App.NthPrime, favorites: FavoritesClient,
    date: @escaping @Sendable () -> Date, print: @escaping @Sendable (String) -> Void
  ) { (self.nthPrime, self.favorites, self.date, self.print) = (nthPrime, favorites, date, print) }
}

extension AppEnvironment {
  /// The real environment.
  public static let live = AppEnvironment(
    nthPrime: { n, progress in try await PrimeTime.nthPrime(n) { await progress($0) } },
    favorites: .file,
    date: { Date() },
    print: { Swift.print($0) })

  /// An environment that always behaves the same: the nth prime is 100 n, the file contains 2, 3 and 5, the time is
  /// 2026-01-01 00:00 UTC, and nothing is printed.
  public static let mock = AppEnvironment(
    nthPrime: { n, progress in
      await progress(0.5)
      return n * 100
    },
    favorites: FavoritesClient(save: { _, _ in }, load: { _ in [2, 3, 5] }),
    date: { Date(timeIntervalSince1970: 1_767_225_600) },
    print: { _ in })

  /// An environment whose closures trap with their own names. A test replaces those that it expects to be used.
  public static let unimplemented = AppEnvironment(
    nthPrime: { _, _ in untouchable("nthPrime") },
    favorites: FavoritesClient(
      save: { _, _ in untouchable("favorites.save") },
      load: { _ in untouchable("favorites.load") },
      unseen: { _, _ in untouchable("favorites.unseen") }),
    date: { untouchable("date") },
    print: { _ in untouchable("print") })
}

private func untouchable(_ name: String) -> Never {
  fatalError("AppEnvironment.\(name) is unimplemented, but was used: provide it in the test.")
}
