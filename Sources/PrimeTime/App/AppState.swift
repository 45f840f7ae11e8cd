// Prime Time: the state of the app, as one value.
// SPDX-License-Identifier: MIT

public import Foundation

/// The state of the app.
public struct AppState: Equatable, Sendable {
  /// The number on the counter.
  public var count = 0
  /// The primes that the user saved, in the order they were saved, each once.
  public var favoritePrimes: [Int] = []
  /// The changes to the favorite primes, oldest first.
  public var activityFeed: [Activity] = []
  /// The user who is logged in, or `nil` if nobody is.
  public var loggedInUser: User? = nil

  /// The search for the nth prime and its result, from stage 4 on.
  public var nthPrime: NthPrimeQuestion? = nil
  /// The state of the last attempt to write or load the favorites, from stage 4 on.
  public var fileMessage: FileMessage? = nil
  /// The favorites when they were last loaded or written, from stage 4 on.
  public var writtenFavorites: [Int] = []
  /// The primes that have been favorites since then. The user removed those that no longer are: a write may drop them.
  public var knownFavorites: Set<Int> = []

  /// Creates the state of an app that was never used.
  public init() {}

  /// A change to the favorite primes.
  public struct Activity: Equatable, Sendable {
    public var timestamp: Date
    public var type: ActivityType

    public init(timestamp: Date, type: ActivityType) {
      (self.timestamp, self.type) = (timestamp, type)
    }

    public enum ActivityType: Equatable, Sendable {
      case addedFavoritePrime(Int)
      case removedFavoritePrime(Int)
    }
  }

  /// The question `What is the nth prime?`. It keeps its own n, because the count may have changed since.
  public enum NthPrimeQuestion: Equatable, Sendable {
    /// The answer is being computed; `progress` goes from 0 to 1.
    case computing(n: Int, progress: Double)
    case answered(n: Int, prime: Int)
    case failed(n: Int, message: String)
  }

  /// The state of the last attempt to write or load the favorites.
  public enum FileMessage: Equatable, Sendable {
    /// The favorites are being loaded. Until then, none are written, because they would replace those in the file.
    case loading
    /// These favorites are being written.
    case writing([Int])
    case done(String)
    case failed(String)
  }

  /// A person who uses the app.
  public struct User: Equatable, Sendable, Codable {
    public var id: Int
    public var name: String
    public var bio: String

    public init(id: Int, name: String, bio: String) {
      (self.id, self.name, self.bio) = (id, name, bio)
    }
  }
}

extension AppState {
  /// Replaces the favorites by those in their file.
  public mutating func load(_ primes: [Int]) {
    (favoritePrimes, writtenFavorites, knownFavorites) = (primes, primes, Set(primes))
  }

  /// The maximum number of activities in the feed, which drops the oldest first.
  public static let activityFeedLimit = 1_000

  mutating func record(_ type: Activity.ActivityType, at timestamp: Date) {
    if activityFeed.count >= Self.activityFeedLimit { activityFeed.removeFirst() }
    activityFeed.append(Activity(timestamp: timestamp, type: type))
  }
}
