// An action in a few words.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime

extension Moment {
  /// A short description of the action.
  var text: String { action?.text ?? "start" }
}

extension TimelineAction {
  /// The action in a few words.
  var text: String {
    switch self {
    case .app(let action): action.text
    case .visit(let moment): "visit moment \(moment)"
    case .returnToPresent: "return to the present"
    case .returnToFork(let moment): "return to the fork at \(moment)"
    }
  }
}

extension UndoableAction<AppAction> {
  fileprivate var text: String {
    switch self {
    case .undo: "undo"
    case .redo: "redo"
    case .perform(let action): action.text
    }
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
    case .nthPrime(.failed(let n, _)): "no \(ordinal(n)) prime"
    case .nthPrime(.answerDismissed): "dismiss the answer"
    case .favoritesFile(.writeTapped): "write the favorites"
    case .favoritesFile(.overwriteAsked): "ask before overwriting"
    case .favoritesFile(.overwriteTapped): "overwrite the favorites"
    case .favoritesFile(.loadTapped): "load the favorites"
    case .favoritesFile(.written(_, let count)): "\(count) written"
    case .favoritesFile(.loaded(_, let primes)): "\(primes.count) loaded"
    case .favoritesFile(.failed): "the file failed"
    }
  }
}
