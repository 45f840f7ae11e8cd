// Actions in words: what they do, and why they have no effect.

import ClassicRedux
import Foundation
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

extension Stage4App.Action {
  fileprivate var text: String {
    switch self {
    case .app(.counter(.incrTapped)): "count up"
    case .app(.counter(.decrTapped)): "count down"
    case .app(.counter(.countEntered(let count))): "count = \(count)"
    case .app(.primeModal(.saveFavoritePrimeTapped)): "save the prime"
    case .app(.primeModal(.removeFavoritePrimeTapped)): "remove the prime"
    case .app(.favoritePrimes(.deleteFavoritePrime(let offsets))):
      offsets.count == 1 ? "delete a favorite" : "delete \(offsets.count) favorites"
    case .app(.login(.loginTapped(let user))): "log in \(user.name)"
    case .app(.login(.logoutTapped)): "log out"
    case .nthPrime(.asked): "ask for the nth prime"
    case .nthPrime(.cancelTapped): "cancel the search"
    case .nthPrime(.progressed(let n, _)): "still looking for prime number \(n)"
    case .nthPrime(.answered(let n, let prime)): "prime number \(n) is \(prime)"
    case .nthPrime(.failed(let n, _)): "prime number \(n) not found"
    case .nthPrime(.answerDismissed): "dismiss the answer"
    case .favoritesFile(.writeTapped): "write the favorites"
    case .favoritesFile(.loadTapped): "load the favorites"
    case .favoritesFile(.written(_, let file)): "\(file.primes.count) written"
    case .favoritesFile(.loaded(_, let file)): "\(file.primes.count) loaded"
    case .favoritesFile(.failed): "the write or load failed"
    }
  }
}

extension Timeline {
  /// The reason why an action has no effect now, and a suggestion for line mode; `nil` if it has an effect.
  func refusal(of action: HistoryAction) -> String? {
    let (count, isFavorite) = (shown.present.app.count, shown.present.app.isFavorite)
    switch action {
    case .undo: return shown.canUndo ? nil : "there is nothing to undo"
    case .redo: return shown.canRedo ? nil : "there is nothing to redo"
    case .perform(.app(.counter(.incrTapped))) where count == .max:
      return "\(count) is the largest count; - counts down, = N sets it"
    case .perform(.app(.counter(.decrTapped))) where count == .min:
      return "\(count) is the smallest count; + counts up, = N sets it"
    case .perform(.app(.primeModal(.saveFavoritePrimeTapped))):
      if !isPrime(count) { return "\(count) is not prime; only primes can be saved" }
      return isFavorite ? "\(count) is already a favorite prime" : nil
    case .perform(.app(.primeModal(.removeFavoritePrimeTapped))) where !isFavorite:
      return "\(count) is not a favorite prime; favorites lists them"
    case .perform(.nthPrime(.cancelTapped)) where !shown.present.isSearching:
      return "there is no search to cancel; nth? & starts one"
    case .perform(.app(.login(.logoutTapped))) where shown.present.app.loggedInUser == nil:
      return "nobody is logged in; login NAME logs in"
    case .perform(.favoritesFile) where present.present.usesFile:
      return "the favorites are still being written or loaded"
    default: return nil
    }
  }

  /// The changes to the favorites since they were last written or loaded: `+ 7`.
  var unwritten: [String] { differences(from: written, to: present.present.app.favoritePrimes) }

  /// A line for the end of a session, unless all favorites are written.
  func warning(of file: String) -> [String] {
    unwritten.isEmpty ? [] : ["not written to \(file): " + unwritten.joined(separator: ", ")]
  }
}

extension AppState.Activity {
  var time: String { timestamp.formatted(.iso8601) }

  var text: String {
    switch type {
    case .addedFavoritePrime(let prime): "added \(prime)"
    case .removedFavoritePrime(let prime): "removed \(prime)"
    }
  }
}

extension AppState {
  var isFavorite: Bool { favoritePrimes.contains(count) }
}

extension Stage4App.State {
  var isSearching: Bool { if case .computing = nthPrime { true } else { false } }

  /// Whether the favorites are being written or loaded.
  var usesFile: Bool { fileMessage == .waiting }
}
