// The refusals: why a key or a command would change nothing now.

import ClassicRedux
import PrimeTime

extension Program {
  /// The reason why an action would change nothing, or `nil` if it would change something.
  func refusal(of action: ProgramAction) -> String? {
    switch action {
    case .app(.app(.history(.perform(.nthPrime(.asked))))):
      1...10_000_000 ~= session.state.app.appState.count
        ? nil : "only numbers from 1 to 10000000 can be found"
    case .app(.app(.history(.perform(.app(.counter(.countEntered(let count)))))))
    where count == session.state.app.appState.count:
      "the count is \(count)"
    case .app(.app(.fact(let row)))
    where row.action == .asked && session.state.app.facts[id: row.id]?.fact == .loading:
      "the fact is being looked for"
    case .app(.linkOpened(let link))
    where Stage8App.screens(link) == session.state.routes.dropFirst().map(\.screen):
      "this screen is open"
    // Without what follows the semicolon, which is for line mode.
    case .app(let action): session.state.refusal(of: action).map { String($0.prefix { $0 != ";" }) }
    case .session(let action): session.refusal(of: action)
    case .move where row.count == 0: "the list is empty"
    case .move(let distance):
      distance < 0
        ? row.current == 0 ? "this is the first \(rowName)" : nil
        : row.current == row.count - 1 ? "this is the last \(rowName)" : nil
    default: nil
    }
  }

  private var rowName: String {
    question == .help ? "key" : isOnTimeline ? "moment" : "row"
  }
}

extension Session {
  func refusal(of action: SessionAction) -> String? {
    switch action {
    case .happened(let moment): state.refusal(of: moment.action)
    // No answer of an effect arrives in another branch.
    case _ where state.isBusy: "something is still being computed, written or loaded"
    case .wentBack(let number) where !(0..<moments.count ~= number): "this is the present"
    case .wentBack(let number):
      states(at: number).after.isBusy ? "something was running at moment \(number)" : nil
    case .switched(let index): branches.indices.contains(index) ? nil : "no branch was left here"
    }
  }
}

extension Stage8App.State {
  /// In line mode, the user can do what stands after the semicolon.
  func refusal(of action: Stage8App.Action) -> String? {
    switch action {
    case .app(.history(.undo)) where !app.history.canUndo: "there is nothing to undo"
    case .app(.history(.redo)) where !app.history.canRedo: "there is nothing to redo"
    case .app(.history(.perform(.app(let action)))): app.appState.refusal(of: action)
    case .app(.primeSheet(.primeModal(let action))):
      app.primeSheet.flatMap { number in
        var state = app.appState
        state.count = number
        return state.refusal(of: .primeModal(action))
      }
    case .app(.history(.perform(.nthPrime(.cancelTapped)))) where !isSearching:
      "there is no search to cancel; nth? & starts one"
    case .app(.history(.perform(.favoritesFile))) where usesFile:
      "the favorites are still being written or loaded"
    default: nil
    }
  }
}

extension AppState {
  var isFavorite: Bool { favoritePrimes.contains(count) }

  fileprivate func refusal(of action: AppAction) -> String? {
    switch action {
    case .counter(.incrTapped) where count == .max:
      "\(count) is the largest count; - counts down, = N sets it"
    case .counter(.decrTapped) where count == .min:
      "\(count) is the smallest count; + counts up, = N sets it"
    case .primeModal(.saveFavoritePrimeTapped) where !isPrime(count):
      "\(count) is not prime; only primes can be saved"
    case .primeModal(.saveFavoritePrimeTapped) where isFavorite:
      "\(count) is already a favorite prime"
    case .primeModal(.removeFavoritePrimeTapped) where !isFavorite:
      "\(count) is not a favorite prime; favorites lists them"
    case .login(.logoutTapped) where loggedInUser == nil:
      "nobody is logged in; login NAME logs in"
    default: nil
    }
  }
}
