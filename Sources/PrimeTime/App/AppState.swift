// Prime Time: all that the app knows, as one value.
// SPDX-License-Identifier: MIT

public import Foundation

/// All that the app knows.
public struct AppState: Equatable, Sendable {
  /// The number on the counter.
  public var count = 0
  /// The primes that the user saved, in the order they were saved, each once.
  public var favoritePrimes: [Int] = []
  /// What happened to the favorite primes, the oldest first.
  public var activityFeed: [Activity] = []
  /// Who uses the app, if anyone is logged in.
  public var loggedInUser: User? = nil

  /// What became of the question for the nth prime, if one was asked; from stage 4 on.
  public var nthPrime: NthPrimeQuestion? = nil
  /// What became of the last attempt to write or load the favorites; from stage 4 on.
  public var fileMessage: FileMessage? = nil

  /// The state of an app that was never used.
  public init() {}

  /// Something that happened to the favorite primes.
  public struct Activity: Equatable, Sendable {
    public var timestamp: Date
    public var type: ActivityType

    public init(timestamp: Date, type: ActivityType) {
      self.timestamp = timestamp
      self.type = type
    }

    public enum ActivityType: Equatable, Sendable {
      case addedFavoritePrime(Int)
      case removedFavoritePrime(Int)
    }
  }

  /// The question `What is the nth prime?`, which names its own n: the count may have moved on.
  public enum NthPrimeQuestion: Equatable, Sendable {
    /// It is being computed; `progress` goes from 0 to 1.
    case computing(n: Int, progress: Double)
    case answered(n: Int, prime: Int)
    case failed(n: Int, message: String)
  }

  /// What became of an attempt to write or load the favorites.
  public enum FileMessage: Equatable, Sendable {
    case done(String)
    case failed(String)
  }

  /// A person who uses the app.
  public struct User: Equatable, Sendable {
    public var id: Int
    public var name: String
    public var bio: String

    public init(id: Int, name: String, bio: String) {
      self.id = id
      self.name = name
      self.bio = bio
    }
  }
}

extension AppState {
  /// How many activities the feed keeps; the oldest is forgotten first.
  public static let activityFeedLimit = 1_000

  mutating func record(_ type: Activity.ActivityType, at timestamp: Date) {
    if activityFeed.count >= Self.activityFeedLimit { activityFeed.removeFirst() }
    activityFeed.append(Activity(timestamp: timestamp, type: type))
  }
}
