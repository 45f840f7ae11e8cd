// Prime Time: the actions, with a property for each case.

public import Foundation

/// Everything that can happen in the app.
public enum AppAction: Equatable, Sendable, Codable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimeAction)
  case login(LoginAction)
}

/// The actions of the counter.
public enum CounterAction: Equatable, Sendable, Codable {
  case decrTapped
  case incrTapped
  case countEntered(Int)
}

/// The actions of the sheet that shows whether the count is prime.
public enum PrimeModalAction: Equatable, Sendable, Codable {
  case saveFavoritePrimeTapped
  case removeFavoritePrimeTapped
}

/// The actions of the list of favorite primes.
public enum FavoritePrimeAction: Equatable, Sendable {
  /// Deletes the favorites at these offsets, which refer to the list before the deletion.
  case deleteFavoritePrime(IndexSet)
}

/// The user logs in or out.
public enum LoginAction: Equatable, Sendable, Codable {
  case loginTapped(AppState.User)
  case logoutTapped
}

extension AppAction {
  public var counter: CounterAction? {
    if case .counter(let action) = self { action } else { nil }
  }

  public var primeModal: PrimeModalAction? {
    if case .primeModal(let action) = self { action } else { nil }
  }

  public var favoritePrimes: FavoritePrimeAction? {
    if case .favoritePrimes(let action) = self { action } else { nil }
  }

  public var login: LoginAction? {
    if case .login(let action) = self { action } else { nil }
  }
}

/// Codes the offsets as a list of numbers, which is readable. Decoding a wrong `IndexSet` would trap.
extension FavoritePrimeAction: Codable {
  private enum Coded: Codable { case deleteFavoritePrime([Int]) }

  public init(from decoder: any Decoder) throws {
    switch try Coded(from: decoder) {
    case .deleteFavoritePrime(let offsets):
      guard offsets.allSatisfy({ 0..<Int.max ~= $0 }) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "\(offsets) are not offsets."))
      }
      self = .deleteFavoritePrime(IndexSet(offsets))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .deleteFavoritePrime(let offsets):
      try Coded.deleteFavoritePrime(Array(offsets)).encode(to: encoder)
    }
  }
}
