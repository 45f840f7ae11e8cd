// Prime Time: all that can happen, and a way to ask an action which kind it is.
// SPDX-License-Identifier: MIT

public import Foundation

/// Everything that can happen in the app.
public enum AppAction: Equatable, Sendable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimeAction)
  case login(LoginAction)
  case nthPrime(NthPrimeAction)
  case favoritesFile(FavoritesFileAction)
}

/// What can happen on the counter.
public enum CounterAction: Equatable, Sendable {
  case decrTapped
  case incrTapped
  case countEntered(Int)
}

/// What can happen on the sheet that tells whether the count is prime.
public enum PrimeModalAction: Equatable, Sendable {
  case saveFavoritePrimeTapped
  case removeFavoritePrimeTapped
}

/// What can happen on the list of favorite primes.
public enum FavoritePrimeAction: Equatable, Sendable {
  /// The favorites at these offsets, as they are before the first one is gone.
  case deleteFavoritePrime(IndexSet)
}

/// What can happen at the door.
public enum LoginAction: Equatable, Sendable {
  case loginTapped(AppState.User)
  case logoutTapped
}

/// What can happen to the question for the nth prime, n being the count.
public enum NthPrimeAction: Equatable, Sendable {
  case asked
  case cancelTapped
  case progressed(n: Int, progress: Double)
  case answered(n: Int, prime: Int)
  case failed(n: Int, message: String)
  case answerDismissed
}

/// What can happen to the file of the favorites.
public enum FavoritesFileAction: Equatable, Sendable {
  case writeTapped(path: String)
  case loadTapped(path: String)
  case written(path: String, count: Int)
  case loaded(path: String, primes: [Int])
  case failed(message: String)
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

  public var nthPrime: NthPrimeAction? {
    if case .nthPrime(let action) = self { action } else { nil }
  }

  public var favoritesFile: FavoritesFileAction? {
    if case .favoritesFile(let action) = self { action } else { nil }
  }
}
