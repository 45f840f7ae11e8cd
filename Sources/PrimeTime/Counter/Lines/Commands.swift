// The commands of the counter, each of which sends one action or reads the state.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

typealias CounterStore = Store<Undoable<AppState>, UndoableAction<AppAction>>

/// The counter in line mode.
///
/// - Parameters:
///   - options: The flags of the program.
///   - file: The path that write and load use if none is given.
@MainActor
func counter(store: CounterStore, options: [Option], file: String) -> LineMode<StateJSON> {
  LineMode(
    name: "counter",
    summary: """
      Counts, checks for primes, and keeps your favorites. On a terminal, it runs on the full screen,
      and ? lists the keys. Without a terminal, or with --json, it reads commands line by line.
      """,
    commands: counterCommands(store) + favoritesCommands(store) + effectCommands(store, file: file)
      + sessionCommands(store),
    options: options,
    state: { StateJSON(state: store.value.present) },
    effectsInFlight: { store.effectsInFlight })
}

@MainActor
private func counterCommands(_ store: CounterStore) -> [Command] {
  [
    Command("+", summary: "count up") { _ throws(CommandFailure) in
      guard store.state.count < .max else {
        throw CommandFailure("\(Int.max) is the largest count; - counts down, = N sets it")
      }
      store.send(.counter(.incrTapped))
      return "count is \(store.state.count)"
    },
    Command("-", summary: "count down") { _ throws(CommandFailure) in
      guard store.state.count > .min else {
        throw CommandFailure("\(Int.min) is the smallest count; + counts up, = N sets it")
      }
      store.send(.counter(.decrTapped))
      return "count is \(store.state.count)"
    },
    Command("=", parameters: "N", summary: "set the count") { call throws(CommandFailure) in
      store.send(.counter(.countEntered(try wholeNumber(call.argument))))
      return "count is \(store.state.count)"
    },
    Command("prime?", summary: "check whether the count is prime") { _ in
      let count = store.state.count
      return isPrime(count) ? "\(count) is prime" : "\(count) is not prime"
    },
  ]
}

@MainActor
private func favoritesCommands(_ store: CounterStore) -> [Command] {
  [
    Command("save", summary: "save the count as a favorite prime") { _ throws(CommandFailure) in
      let count = store.state.count
      guard isPrime(count) else {
        throw CommandFailure("\(count) is not prime; only primes can be saved")
      }
      guard !store.state.favoritePrimes.contains(count) else {
        throw CommandFailure("\(count) is already a favorite prime")
      }
      store.send(.primeModal(.saveFavoritePrimeTapped))
      return "\(count) is now a favorite prime"
    },
    Command("remove", summary: "remove the count from the favorites") { _ throws(CommandFailure) in
      let count = store.state.count
      guard store.state.favoritePrimes.contains(count) else {
        throw CommandFailure("\(count) is not a favorite prime; favorites lists them")
      }
      store.send(.primeModal(.removeFavoritePrimeTapped))
      return "\(count) is no longer a favorite prime"
    },
    Command("favorites", summary: "list the favorite primes with their offsets") { _ in
      let primes = store.state.favoritePrimes
      if primes.isEmpty { return "no favorite primes yet; save adds the count" }
      return primes.enumerated().map { "\($0): \($1)" }.joined(separator: ", ")
    },
    Command("delete", parameters: "I [J …]", summary: "delete the favorites at these offsets") {
      call throws(CommandFailure) in
      let primes = store.state.favoritePrimes
      let offsets = try offsets(call.argument, in: primes)
      store.send(.favoritePrimes(.deleteFavoritePrime(offsets)))
      return "deleted \(offsets.map { String(primes[$0]) }.joined(separator: ", "))"
    },
    Command("activity", summary: "list the changes to the favorite primes") { _ in
      let feed = store.state.activityFeed
      return feed.isEmpty ? "no activity yet" : feed.map(\.line).joined(separator: ", ")
    },
  ]
}

@MainActor
private func sessionCommands(_ store: CounterStore) -> [Command] {
  [
    Command("show", summary: "show the whole state in one line") { _ in
      store.value.line
    },
    Command("login", parameters: "NAME [--id N] [--bio TEXT]", summary: "log in") {
      call throws(CommandFailure) in
      let user = try user(call.argument)
      store.send(.login(.loginTapped(user)))
      return "logged in as \(user.name)"
    },
    Command("user", summary: "show who is logged in") { _ in
      store.state.loggedInUser?.line ?? "nobody is logged in"
    },
    Command("logout", summary: "log out") { _ throws(CommandFailure) in
      guard let user = store.state.loggedInUser else {
        throw CommandFailure("nobody is logged in; login NAME logs in")
      }
      store.send(.login(.logoutTapped))
      return "\(user.name) is logged out"
    },
    Command("undo", summary: "undo the last change") { _ throws(CommandFailure) in
      guard store.value.canUndo else { throw CommandFailure("there is nothing to undo") }
      store.send(.undo)
      return "undone; \(store.state.summary)"
    },
    Command("redo", summary: "redo the last undone change") { _ throws(CommandFailure) in
      guard store.value.canRedo else { throw CommandFailure("there is nothing to redo") }
      store.send(.redo)
      return "redone; \(store.state.summary)"
    },
  ]
}

extension CounterStore {
  var state: AppState { value.present }
  func send(_ action: AppAction) { send(.perform(action)) }
}

extension History {
  /// The whole state, and the numbers of steps to undo and redo.
  fileprivate var line: String {
    let nthPrime =
      switch present.nthPrime {
      case .computing(let n, _): "looking for the \(ordinal(n)) prime"
      case .answered(let n, let prime): "the \(ordinal(n)) prime is \(prime)"
      case .failed(let n, _): "no \(ordinal(n)) prime"
      case nil: "no nth prime asked"
      }
    let primes = present.favoritePrimes.map(String.init).joined(separator: " ")
    return [
      "count \(present.count), \(isPrime(present.count) ? "prime" : "not prime")", nthPrime,
      "favorites \(primes.isEmpty ? "none" : primes)",
      "activity \(present.activityFeed.count)", "user \(present.loggedInUser?.line ?? "none")",
      "\(past.count) to undo, \(future.count) to redo",
    ].joined(separator: "; ")
  }
}

extension AppState {
  /// The state after an undo or a redo, in short.
  fileprivate var summary: String {
    let favorites = favoritePrimes.count == 1 ? "1 favorite" : "\(favoritePrimes.count) favorites"
    let user = loggedInUser.map { "\($0.name) is" } ?? "nobody is"
    return "count is \(count), \(favorites), \(user) logged in"
  }
}
