// Actions in words: what they do, and why they have no effect.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import SessionPage

extension Moment {
  var text: String { action.map { TimelineAction.app($0).text } ?? "start" }
}

extension TimelineAction {
  var text: String {
    switch self {
    case .app(.undo): "undo"
    case .app(.redo): "redo"
    case .app(.perform(let action)): action.text
    case .visit(let moment): "visit moment \(moment)"
    case .returnToPresent: "return to the present"
    case .returnToFork(let moment): "return to the fork at \(moment)"
    }
  }

  /// Whether it only reports progress, up to a hundred times per search.
  var isProgress: Bool {
    if case .app(.perform(.nthPrime(.progressed))) = self { true } else { false }
  }
}

extension AppAction {
  fileprivate var text: String {
    switch self {
    case .counter(.incrTapped): "count up"
    case .counter(.decrTapped): "count down"
    case .counter(.countEntered(let count)): "count = \(count)"
    case .primeModal(.saveFavoritePrimeTapped): "save the prime"
    case .primeModal(.removeFavoritePrimeTapped): "remove the prime"
    case .favoritePrimes(.deleteFavoritePrime(let offsets)):
      offsets.count == 1 ? "delete a favorite" : "delete \(offsets.count) favorites"
    case .login(.loginTapped(let user)): "log in \(user.name)"
    case .login(.logoutTapped): "log out"
    case .nthPrime(.asked): "ask for the nth prime"
    case .nthPrime(.cancelTapped): "cancel the search"
    case .nthPrime(.progressed(let n, _)): "still looking for the \(ordinal(n))"
    case .nthPrime(.answered(let n, let prime)): "the \(ordinal(n)) is \(prime)"
    case .nthPrime(.failed(let n, _)): "\(ordinal(n)) prime not found"
    case .nthPrime(.answerDismissed): "dismiss the answer"
    case .favoritesFile(.writeTapped): "write the favorites"
    case .favoritesFile(.overwriteAsked): "ask before overwriting"
    case .favoritesFile(.overwriteTapped): "overwrite the favorites"
    case .favoritesFile(.loadTapped): "load the favorites"
    case .favoritesFile(.written(_, let count)): "\(count) written"
    case .favoritesFile(.loaded(_, let primes)): "\(primes.count) loaded"
    case .favoritesFile(.failed): "the write or load failed"
    }
  }
}

extension History {
  /// The reason why an action has no effect now, and a suggestion for line mode; `nil` if it has an effect.
  func refusal(of action: UndoableAction<AppAction>) -> String? {
    let (count, isLoading) = (present.count, present.fileMessage == .loading)
    switch action {
    case .perform(.favoritesFile) where isLoading, .perform(.primeModal) where isLoading,
      .perform(.favoritePrimes) where isLoading:
      return "the favorites are still being loaded; wait waits for them"
    case .undo: return canUndo ? nil : "there is nothing to undo"
    case .redo: return canRedo ? nil : "there is nothing to redo"
    case .perform(.counter(.incrTapped)) where count == .max:
      return "\(count) is the largest count; - counts down, = N sets it"
    case .perform(.counter(.decrTapped)) where count == .min:
      return "\(count) is the smallest count; + counts up, = N sets it"
    case .perform(.primeModal(.saveFavoritePrimeTapped)):
      if !isPrime(count) { return "\(count) is not prime; only primes can be saved" }
      return present.isFavorite ? "\(count) is already a favorite prime" : nil
    case .perform(.primeModal(.removeFavoritePrimeTapped)) where !present.isFavorite:
      return "\(count) is not a favorite prime; favorites lists them"
    default: return nil
    }
  }
}

extension AppState {
  var isFavorite: Bool { favoritePrimes.contains(count) }

  var isSearching: Bool { if case .computing = nthPrime { true } else { false } }

  /// Whether the favorites are being written or loaded.
  var usesFile: Bool { if case .writing = fileMessage { true } else { fileMessage == .loading } }

  /// The changes to the favorites since they were last written or loaded: `+ 7`.
  var unwritten: [String] { differences(from: writtenFavorites, to: favoritePrimes) }

  /// A line for the end of a session, unless all favorites are written.
  func warning(of file: String) -> [String] {
    unwritten.isEmpty ? [] : ["not written to \(file): " + unwritten.joined(separator: ", ")]
  }
}
