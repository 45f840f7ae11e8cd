// States of the full-screen program for its tests.

import ClassicRedux
import Foundation
import PrimeTime
import TerminalUI

@testable import counter

/// Unchecked, because the text of a prompt is accepted by a closure. It captures nothing.
extension TerminalState: @unchecked Sendable {}

extension TerminalState {
  /// A program that was never used.
  static let fresh = TerminalState(file: "/home/blob/favorites.json")

  /// The state after the actions, one second apart from 2026-01-01 00:00 UTC on. No effects run.
  func after(_ actions: [TerminalAction]) -> TerminalState {
    var state = self
    var time = Date(timeIntervalSince1970: 1_767_225_600)
    let reducer = timed({ terminalReducer($0) }, .unimplemented)
    for action in actions {
      // What the effects of a key would send.
      var sent: [TimelineAction] = []
      if case .pressed(let key, let target) = action {
        var copy = state
        sent = copy.press(key, on: target) ?? []
      }
      for action in [action] + sent.map(TerminalAction.timeline) {
        _ = reducer(&state, action, time)
      }
      time += 1
    }
    return state
  }

  func after(_ actions: TerminalAction...) -> TerminalState { after(actions) }

  func pressing(_ keys: Key...) -> TerminalState {
    keys.reduce(self) { state, key in state.after(state.completing(key).map { .pressed($0) }) }
  }

  func typing(_ text: String) -> TerminalState {
    text.reduce(self) { state, character in state.pressing(.character(character)) }
  }

  /// A session with a bit of everything.
  static let evening = fresh.after([
    .count(7), .save, .app(.counter(.incrTapped)), .count(2), .save, .count(13), .save,
    .app(.nthPrime(.asked)), .app(.nthPrime(.progressed(n: 13, progress: 0.5))),
    .app(.nthPrime(.answered(n: 13, prime: 41))), .key("c"),
    .app(.favoritePrimes(.deleteFavoritePrime([1]))),
    .app(.login(.loginTapped(AppState.User(id: 1, name: "漢字 Blob 🎉", bio: "")))),
    .count(17), .timeline(.app(.undo)),
  ])
}

extension FavoritesFileAction {
  /// Another program wrote the primes, and this one loaded them.
  static func loaded(_ primes: [Int]) -> Self {
    .loaded(path: "f", file: FavoritesFile(primes: primes, added: primes))
  }

  static func written(_ primes: [Int]) -> Self {
    .written(path: "f", file: FavoritesFile(primes: primes))
  }
}

extension TerminalAction {
  static func app(_ action: AppAction) -> TerminalAction { .app(.app(action)) }
  static func app(_ action: Stage4App.Action) -> TerminalAction {
    .timeline(.app(.perform(action)))
  }

  static func key(_ character: Character) -> TerminalAction { .pressed(.character(character)) }

  /// From the counter.
  static func screenChosen(_ screen: Screen) -> TerminalAction {
    switch screen {
    case .counter: .key("c")
    case .primeSheet: .key("p")
    case .favorites: .key("f")
    case .activity: .key("a")
    case .timeline: .key("t")
    }
  }

  static let save = TerminalAction.app(.primeModal(.saveFavoritePrimeTapped))
  static func count(_ count: Int) -> TerminalAction { .app(.counter(.countEntered(count))) }
}
