// The commands of the counter, each of which sends one action or reads the state.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

/// The counter in line mode.
@MainActor
func lineMode(of store: Store<Program, ProgramAction>) -> LineMode {
  LineMode(
    name: "counter",
    summary: """
      Counts, checks for primes, and keeps your favorites. On a terminal, it runs on
      the full screen, and ? lists the keys. Without a terminal, or with --plain or
      --json, it reads commands, and begins without favorites; load reads them.
      """,
    commands: store.commands,
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

extension Store<Program, ProgramAction> {
  /// What scripts see: the app of stage 4. Through a scope, nothing else of the program is copied.
  fileprivate var state: Stage4App.State {
    scope(value: \.session.recorded.value.app.history.present).value
  }

  @MainActor fileprivate var commands: [Command] {
    [
      command("+", "count up", .perform(.counter(.incrTapped))) { "count is \($1.app.count)" },
      command("-", "count down", .perform(.counter(.decrTapped))) { "count is \($1.app.count)" },
      Command("= N", "set the count") { [self] call in
        try perform(.perform(.counter(.countEntered(wholeNumber(call.argument)))))
        return "count is \(state.app.count)"
      },
      Command("prime?", "check whether the count is prime") { [self] _ in
        isPrime(state.app.count)
          ? "\(state.app.count) is prime" : "\(state.app.count) is not prime"
      },
      command(
        "save", "save the count as a favorite prime",
        .perform(.primeModal(.saveFavoritePrimeTapped))
      ) { "\($1.app.count) is now a favorite prime" },
      command(
        "remove", "remove the count from the favorites",
        .perform(.primeModal(.removeFavoritePrimeTapped))
      ) { "\($1.app.count) is no longer a favorite prime" },
      Command("favorites", "list the favorite primes with their offsets") { [self] _ in
        let primes = state.app.favoritePrimes
        if primes.isEmpty { return "no favorite primes yet; save adds the count" }
        return primes.enumerated().map { "\($0): \($1)" }.joined(separator: ", ")
      },
      Command("delete I [J …]", "delete the favorites at these offsets") { [self] call in
        let primes = state.app.favoritePrimes
        let offsets = try offsets(call.argument, in: primes)
        try perform(.perform(.favoritePrimes(.deleteFavoritePrime(offsets))))
        return "deleted \(offsets.map { String(primes[$0]) }.joined(separator: ", "))"
      },
      Command("activity", "list the changes to the favorite primes") { [self] _ in
        let feed = state.app.activityFeed.map { "\($0.time) \($0.text)" }
        return feed.isEmpty ? "no activity yet" : feed.joined(separator: ", ")
      },
      Command("nth?", "find the nth prime, where n is the count") { [self] call in
        try perform(.perform(.nthPrime(.asked)))
        return try await call.isInBackground ? state.search : nthPrime()
      },
      command("cancel", "stop looking for the nth prime", .perform(.nthPrime(.cancelTapped))) {
        before, _ in "no longer \(before.search)"
      },
      Command("wait", "wait for the nth prime, and show it") { [self] _ in try await nthPrime() },
      Command("write [PATH]", "write the favorites to a file, merged with those in it") {
        [self] call in
        try await useFile(call) { .writeTapped(path: $0) }
      },
      Command("load [PATH]", "load the favorites from a file") { [self] call in
        try await useFile(call) { .loadTapped(path: $0) }
      },
      Command("show", "show the whole state in one line") { [self] _ in
        let history = value.session.state.app.history
        return
          (state.facts().map { "\($0) \($1)" }
          + ["\(history.past.count) to undo, \(history.future.count) to redo"])
          .joined(separator: "; ")
      },
      Command("login NAME", "log in") { [self] call in
        if call.argument.isEmpty { throw CommandFailure("login needs a name: login NAME") }
        try perform(.perform(.login(.loginTapped(AppState.User(name: call.argument)))))
        return "logged in as \(call.argument)"
      },
      command("logout", "log out", .perform(.login(.logoutTapped))) { before, _ in
        "\(before.app.loggedInUser!.name) is logged out"
      },
      command("undo", "undo the last change", .app(.history(.undo))) {
        (["undone"] + $1.changes(since: $0)).joined(separator: "; ")
      },
      command("redo", "redo the last undone change", .app(.history(.redo))) {
        (["redone"] + $1.changes(since: $0)).joined(separator: "; ")
      },
    ]
  }

  /// A command without arguments that sends an action, and answers from the states before and after it.
  @MainActor private func command(
    _ name: String, _ summary: String, _ action: Stage8App.Action,
    answer: @escaping @MainActor (_ before: Stage4App.State, _ after: Stage4App.State) -> String
  ) -> Command {
    Command(name, summary) { [self] _ in
      let before = try perform(action)
      return answer(before, state)
    }
  }

  /// Sends an action, unless that would change nothing. Returns the state before it.
  @discardableResult
  private func perform(_ action: Stage8App.Action) throws(CommandFailure) -> Stage4App.State {
    let before = try check(action)
    send(.app(action))
    return before
  }

  /// Throws the reason why an action would change nothing. Returns the state before it.
  @discardableResult
  private func check(_ action: Stage8App.Action) throws(CommandFailure) -> Stage4App.State {
    let state = scope(value: \.session.recorded.value).value
    if let reason = state.refusal(of: action) { throw CommandFailure(reason) }
    return state.app.history.present
  }

  /// Waits for the search, and returns its answer.
  @MainActor private func nthPrime() async throws(CommandFailure) -> String {
    await finish()
    if case .failed(_, let message) = state.nthPrime { throw CommandFailure(message) }
    return state.nthPrime == nil ? "nothing is running" : "prime \(state.search)"
  }

  /// Writes or loads the file in the argument, or the program's.
  @MainActor private func useFile(
    _ call: Call, _ action: (String) -> FavoritesFileAction
  ) async throws(CommandFailure) -> String {
    let path = call.argument.isEmpty ? value.file : call.argument.expandingHome
    let action = Stage8App.Action.perform(.favoritesFile(action(path)))
    try check(action)
    await sendAndWait(.app(action))
    switch state.fileMessage {
    case .done(let message): return message
    case .failed(let message): throw CommandFailure(message)
    case .waiting, nil: throw CommandFailure("no file was written or loaded")
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
