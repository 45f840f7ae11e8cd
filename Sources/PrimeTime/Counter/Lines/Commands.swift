// The commands of the counter, each of which sends one action or reads the state.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

typealias CounterStore = Store<Undoable<AppState>, UndoableAction<AppAction>>

/// The counter in line mode. Write and load use `file` if no path is given.
@MainActor
func counter(store: CounterStore, options: [Option], file: String) -> LineMode<StateJSON> {
  LineMode(
    name: "counter",
    summary: """
      Counts, checks for primes, and keeps your favorites. On a terminal, it runs on the full screen,
      and ? lists the keys. Without a terminal, or with --json, it reads commands line by line.
      """,
    commands: countAndFavorites(store) + effectCommands(store, file: file) + session(store),
    options: options,
    state: { StateJSON(state: store.value.present) },
    effectsInFlight: { store.effectsInFlight })
}

@MainActor
private func countAndFavorites(_ store: CounterStore) -> [Command] {
  [
    store.command("+", "count up", .perform(.counter(.incrTapped))) { "count is \($1.count)" },
    store.command("-", "count down", .perform(.counter(.decrTapped))) { "count is \($1.count)" },
    Command("=", parameters: "N", summary: "set the count") { call in
      try store.perform(.counter(.countEntered(wholeNumber(call.argument))))
      return "count is \(store.state.count)"
    },
    Command("prime?", summary: "check whether the count is prime") { _ in
      let count = store.state.count
      return isPrime(count) ? "\(count) is prime" : "\(count) is not prime"
    },
    store.command(
      "save", "save the count as a favorite prime", .perform(.primeModal(.saveFavoritePrimeTapped))
    ) { "\($1.count) is now a favorite prime" },
    store.command(
      "remove", "remove the count from the favorites",
      .perform(.primeModal(.removeFavoritePrimeTapped))
    ) { "\($1.count) is no longer a favorite prime" },
    Command("favorites", summary: "list the favorite primes with their offsets") { _ in
      let primes = store.state.favoritePrimes
      if primes.isEmpty { return "no favorite primes yet; save adds the count" }
      return primes.enumerated().map { "\($0): \($1)" }.joined(separator: ", ")
    },
    Command("delete", parameters: "I [J …]", summary: "delete the favorites at these offsets") {
      call in
      let primes = store.state.favoritePrimes
      let offsets = try offsets(call.argument, in: primes)
      try store.perform(.favoritePrimes(.deleteFavoritePrime(offsets)))
      return "deleted \(offsets.map { String(primes[$0]) }.joined(separator: ", "))"
    },
    Command("activity", summary: "list the changes to the favorite primes") { _ in
      let feed = store.state.activityFeed
      return feed.isEmpty ? "no activity yet" : feed.map(\.line).joined(separator: ", ")
    },
  ]
}

@MainActor
private func session(_ store: CounterStore) -> [Command] {
  [
    Command("show", summary: "show the whole state in one line") { _ in
      store.value.line
    },
    Command("login", parameters: "NAME [--id N] [--bio TEXT]", summary: "log in") { call in
      let user = try user(call.argument)
      try store.perform(.login(.loginTapped(user)))
      return "logged in as \(user.name)"
    },
    Command("user", summary: "show who is logged in") { _ in
      store.state.loggedInUser?.line ?? "nobody is logged in"
    },
    Command("logout", summary: "log out") { _ in
      guard let user = store.state.loggedInUser else {
        throw CommandFailure("nobody is logged in; login NAME logs in")
      }
      try store.perform(.login(.logoutTapped))
      return "\(user.name) is logged out"
    },
    store.command("undo", "undo the last change", .undo) { "undone; \($1.changes(since: $0))" },
    store.command("redo", "redo the last undone change", .redo) {
      "redone; \($1.changes(since: $0))"
    },
  ]
}

extension CounterStore {
  var state: AppState { value.present }

  /// Sends an action, unless it has no effect now.
  func perform(_ action: UndoableAction<AppAction>) throws(CommandFailure) {
    if let reason = value.refusal(of: action) { throw CommandFailure(reason) }
    send(action)
  }

  func perform(_ action: AppAction) throws(CommandFailure) { try perform(.perform(action)) }

  /// A command without arguments that sends an action, and answers from the states before and after it.
  @MainActor fileprivate func command(
    _ name: String, _ summary: String, _ action: UndoableAction<AppAction>,
    answer: @escaping @MainActor (_ before: AppState, _ after: AppState) -> String
  ) -> Command {
    Command(name, summary: summary) { _ in
      let before = self.state
      try self.perform(action)
      return answer(before, self.state)
    }
  }
}

extension History {
  /// The whole state, and the numbers of steps to undo and redo.
  fileprivate var line: String {
    let primes = present.favoritePrimes.map(String.init).joined(separator: " ")
    return [
      "count \(present.count), \(isPrime(present.count) ? "prime" : "not prime")",
      present.nthPrime == nil ? "no nth prime asked" : Fact.nthPrime.text(in: present),
      "favorites \(primes.isEmpty ? "none" : primes)",
      "activity \(present.activityFeed.count)", "user \(present.loggedInUser?.line ?? "none")",
      "\(past.count) to undo, \(future.count) to redo",
    ].joined(separator: "; ")
  }
}

func wholeNumber(_ text: String) throws(CommandFailure) -> Int {
  guard let number = Int(text) ?? (isWholeNumber(text) ? Int(text.filter { $0 != "," }) : nil)
  else {
    let range = "a count is a whole number from \(Int.min) to \(Int.max)"
    throw CommandFailure("'\(text)' is not a count; \(range)")
  }
  return number
}

/// Returns the offsets in `text`, all of which must exist in `primes`.
func offsets(_ text: String, in primes: [Int]) throws(CommandFailure) -> IndexSet {
  let words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init)
  guard !words.isEmpty else { throw CommandFailure("delete needs offsets: delete I [J …]") }
  var offsets = IndexSet()
  for word in words {
    guard let offset = Int(word), primes.indices.contains(offset) else {
      let range = primes.isEmpty ? "there are no favorites" : "offsets are 0 to \(primes.count - 1)"
      throw CommandFailure("there is no favorite at offset '\(word)'; \(range)")
    }
    offsets.insert(offset)
  }
  return offsets
}

/// Returns the user whose name is in `text`, with the id and the bio if they are given.
func user(_ text: String) throws(CommandFailure) -> AppState.User {
  guard text.printable == text else {
    throw CommandFailure("a name cannot contain control characters")
  }
  var (name, bio, id) = (text[...], "", 1)
  if let range = name.firstRange(of: " --bio ") {
    bio = name[range.upperBound...].trimmingCharacters(in: .whitespaces)
    name = name[..<range.lowerBound]
  }
  if let range = name.firstRange(of: " --id ") {
    let number = name[range.upperBound...].trimmingCharacters(in: .whitespaces)
    guard let given = Int(number) else { throw CommandFailure("'\(number)' is not an id") }
    (id, name) = (given, name[..<range.lowerBound])
  }
  let trimmed = name.trimmingCharacters(in: .whitespaces)
  guard !trimmed.isEmpty, !trimmed.hasPrefix("--") else {
    throw CommandFailure("login needs a name: login NAME")
  }
  return AppState.User(id: id, name: trimmed, bio: bio)
}

extension AppState.User {
  var line: String { "\(name), id \(id)" + (bio.isEmpty ? "" : ": \(bio)") }
}
