// The commands of the counter, each of which sends one action or reads the state.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

typealias SessionStore = Store<Session, SessionAction>

/// The counter in line mode. Write and load use `file` if no path is given.
@MainActor
func lineMode(of store: SessionStore, file: String) -> LineMode {
  LineMode(
    name: "counter",
    summary: """
      Counts, checks for primes, and keeps your favorites. On a terminal, it runs on the full screen,
      and ? lists the keys. Without a terminal, or with --json, it reads commands line by line.
      """,
    commands: commands(store, file: file),
    flags: counterFlags,
    state: { store.state },
    effectsInFlight: { store.effectsInFlight })
}

let counterFlags: [Flags.Known] = [
  ("--plain", "read commands line by line, even on a terminal"),
  ("--file PATH", "the file that write and load use"),
  ("--record FILE", "record every action in a new file"),
  ("--replay FILE", "start with a recorded session"),
  ("--html OUT", "write the recording to a new file, as a web page"),
]

@MainActor
private func commands(_ store: SessionStore, file: String) -> [Command] {
  func useFile(
    of call: Call, _ action: (String) -> FavoritesFileAction
  ) async throws(CommandFailure) -> String {
    let path = call.argument.isEmpty ? file : call.argument.expandingHome
    let action = Stage8App.Action.perform(.favoritesFile(action(path)))
    if let reason = store.value.refusal(of: action) { throw CommandFailure(reason) }
    await store.sendAndWait(.happened(Moment(action: action, time: now())))
    switch store.state.fileMessage {
    case .done(let message): return message
    case .failed(let message): throw CommandFailure(message)
    case .waiting, nil: throw CommandFailure("no file was written or loaded")
    }
  }

  return [
    store.command("+", "count up", .perform(.counter(.incrTapped))) { "count is \($1.app.count)" },
    store.command("-", "count down", .perform(.counter(.decrTapped))) {
      "count is \($1.app.count)"
    },
    Command("= N", "set the count") { call in
      try store.perform(.perform(.counter(.countEntered(wholeNumber(call.argument)))))
      return "count is \(store.state.app.count)"
    },
    Command("prime?", "check whether the count is prime") { _ in
      let count = store.state.app.count
      return isPrime(count) ? "\(count) is prime" : "\(count) is not prime"
    },
    store.command(
      "save", "save the count as a favorite prime", .perform(.primeModal(.saveFavoritePrimeTapped))
    ) { "\($1.app.count) is now a favorite prime" },
    store.command(
      "remove", "remove the count from the favorites",
      .perform(.primeModal(.removeFavoritePrimeTapped))
    ) { "\($1.app.count) is no longer a favorite prime" },
    Command("favorites", "list the favorite primes with their offsets") { _ in
      let primes = store.state.app.favoritePrimes
      if primes.isEmpty { return "no favorite primes yet; save adds the count" }
      return primes.enumerated().map { "\($0): \($1)" }.joined(separator: ", ")
    },
    Command("delete I [J …]", "delete the favorites at these offsets") { call in
      let primes = store.state.app.favoritePrimes
      let offsets = try offsets(call.argument, in: primes)
      try store.perform(.perform(.favoritePrimes(.deleteFavoritePrime(offsets))))
      return "deleted \(offsets.map { String(primes[$0]) }.joined(separator: ", "))"
    },
    Command("activity", "list the changes to the favorite primes") { _ in
      let feed = store.state.app.activityFeed
      return feed.isEmpty
        ? "no activity yet" : feed.map { "\($0.time) \($0.text)" }.joined(separator: ", ")
    },
    Command("nth?", "find the nth prime, where n is the count") { call in
      try store.perform(.perform(.nthPrime(.asked)))
      if call.isInBackground { return Fact.nthPrime.text(in: store.state) }
      await store.finish()
      return try store.state.nthPrimeAnswer()
    },
    store.command("cancel", "stop looking for the nth prime", .perform(.nthPrime(.cancelTapped))) {
      before, _ in "no longer \(Fact.nthPrime.text(in: before))"
    },
    Command("wait", "wait for the nth prime, and show it") { _ in
      await store.finish()
      return try store.state.nthPrimeAnswer()
    },
    Command("write [PATH]", "write the favorite primes to a file") {
      try await useFile(of: $0) { .writeTapped(path: $0) }
    },
    Command("load [PATH]", "load the favorite primes from a file") {
      try await useFile(of: $0) { .loadTapped(path: $0) }
    },
    Command("show", "show the whole state in one line") { _ in
      let facts = Fact.allCases.map { "\($0.rawValue) \($0.text(in: store.state))" }
      let history = store.value.state.app.history
      let steps = "\(history.past.count) to undo, \(history.future.count) to redo"
      return (facts + [steps]).joined(separator: "; ")
    },
    Command("login NAME", "log in") { call in
      if call.argument.isEmpty { throw CommandFailure("login needs a name: login NAME") }
      try store.perform(.perform(.login(.loginTapped(AppState.User(name: call.argument)))))
      return "logged in as \(call.argument)"
    },
    store.command("logout", "log out", .perform(.login(.logoutTapped))) { before, _ in
      "\(before.app.loggedInUser!.name) is logged out"
    },
    store.command("undo", "undo the last change", .app(.history(.undo))) {
      "undone; \($1.changes(since: $0))"
    },
    store.command("redo", "redo the last undone change", .app(.history(.redo))) {
      "redone; \($1.changes(since: $0))"
    },
  ]
}

extension Stage4App.State {
  fileprivate func nthPrimeAnswer() throws(CommandFailure) -> String {
    if case .failed(_, let message) = nthPrime { throw CommandFailure(message) }
    return nthPrime == nil ? "nothing is running" : "prime \(Fact.nthPrime.text(in: self))"
  }
}

extension SessionStore {
  /// What scripts see: the app of stage 4.
  fileprivate var state: Stage4App.State { value.state.app.history.present }

  fileprivate func perform(_ action: Stage8App.Action) throws(CommandFailure) {
    if let reason = value.refusal(of: action) { throw CommandFailure(reason) }
    send(.happened(Moment(action: action, time: now())))
  }

  /// A command without arguments that sends an action, and answers from the states before and after it.
  @MainActor fileprivate func command(
    _ name: String, _ summary: String, _ action: Stage8App.Action,
    answer: @escaping @MainActor (_ before: Stage4App.State, _ after: Stage4App.State) -> String
  ) -> Command {
    Command(name, summary) { _ in
      let before = self.state
      try self.perform(action)
      return answer(before, self.state)
    }
  }
}

/// A number, perhaps with a sign, and with commas that separate thousands.
func wholeNumber(_ text: String) throws(CommandFailure) -> Int {
  // The program shows the sign of typography, −.
  let text = text.replacing("−", with: "-")
  guard text.wholeMatch(of: /[+-]?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)/) != nil else {
    throw CommandFailure("'\(text)' is not a whole number")
  }
  if let number = Int(text.filter { $0 != "," }) { return number }
  throw CommandFailure(
    text.first == "-"
      ? "too small; the smallest is \(Int.min)" : "too large; the largest is \(Int.max)")
}

func offsets(_ text: String, in primes: [Int]) throws(CommandFailure) -> IndexSet {
  let words = text.split(separator: " ")
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

extension AppState.User {
  init(name: String) { self.init(id: 1, name: name, bio: "") }
}

extension String {
  /// The path with the home folder in place of a `~` at its start, as a shell writes it.
  var expandingHome: String {
    let home = ProcessInfo.processInfo.environment["HOME", default: ""]
    return home.isEmpty || self != "~" && !hasPrefix("~/") ? self : home + dropFirst()
  }
}

var defaultFile: String {
  FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    .appending(path: "ClassicRedux/favorites.json").path
}
