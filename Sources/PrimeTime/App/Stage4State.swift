// Prime Time at stage 4: the state and the actions of the app of stage 3, and what effects need.

extension Stage4App {
  /// The state of the app, with the questions that effects answer.
  public struct State: Equatable, Sendable {
    /// The app of stages 1 to 3.
    public var app: AppState
    /// The search for the nth prime and its result.
    public var nthPrime: NthPrimeQuestion? = nil
    /// The result of the last write or load.
    public var fileMessage: FileMessage? = nil

    public init(app: AppState = AppState()) { self.app = app }
  }

  /// The question `What is the nth prime?`. It keeps its own n, because the count may have changed since.
  public enum NthPrimeQuestion: Equatable, Sendable {
    /// The answer is being computed; `progress` goes from 0 to 1.
    case computing(n: Int, progress: Double)
    case answered(n: Int, prime: Int)
    case failed(n: Int, message: String)
  }

  /// The result of the last attempt to write or load the favorites.
  public enum FileMessage: Equatable, Sendable {
    case waiting
    case done(String)
    case failed(String)
  }

  /// Everything that can happen in the app.
  public enum Action: Equatable, Sendable, Codable {
    case app(AppAction)
    case nthPrime(NthPrimeAction)
    case favoritesFile(FavoritesFileAction)

    public var app: AppAction? { if case .app(let action) = self { action } else { nil } }

    public var nthPrime: NthPrimeAction? {
      if case .nthPrime(let action) = self { action } else { nil }
    }

    public var favoritesFile: FavoritesFileAction? {
      if case .favoritesFile(let action) = self { action } else { nil }
    }
  }
}

/// The actions of the search for the nth prime, where n is the count.
public enum NthPrimeAction: Equatable, Sendable, Codable {
  case asked
  case cancelTapped
  case progressed(n: Int, progress: Double)
  case answered(n: Int, prime: Int)
  case failed(n: Int, message: String)
  case answerDismissed
}

/// The actions of the file that keeps the favorites.
public enum FavoritesFileAction: Equatable, Sendable, Codable {
  case writeTapped(path: String)
  case loadTapped(path: String)
  case written(path: String, file: FavoritesFile)
  case loaded(path: String, file: FavoritesFile)
  case failed(message: String)
}
