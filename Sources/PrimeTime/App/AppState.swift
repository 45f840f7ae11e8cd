// Prime Time: the state of the app, as one value.

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

  public init(
    count: Int = 0, favoritePrimes: [Int] = [], activityFeed: [Activity] = [],
    loggedInUser: User? = nil
  ) {
    (self.count, self.favoritePrimes) = (count, favoritePrimes)
    (self.activityFeed, self.loggedInUser) = (activityFeed, loggedInUser)
  }

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
  /// The maximum number of activities in the feed, which drops the oldest first.
  public static let activityFeedLimit = 1_000

  mutating func record(_ type: Activity.ActivityType, at timestamp: Date) {
    if activityFeed.count >= Self.activityFeedLimit { activityFeed.removeFirst() }
    activityFeed.append(Activity(timestamp: timestamp, type: type))
  }
}
