// The commands of the counter that take time or reach outside the app.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

/// The default path of the favorites: the platform's folder for application data, or the current folder if the
/// environment has no home. (The account's home folder could contain real favorites.)
var defaultFile: String {
  let environment = ProcessInfo.processInfo.environment
  if ["HOME", "XDG_DATA_HOME"].allSatisfy({ environment[$0, default: ""].isEmpty }) {
    return "favorites.json"
  }
  let directory = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
  return (directory.first ?? URL(filePath: "."))
    .appending(path: "ClassicRedux/favorites.json").path(percentEncoded: false)
}

@MainActor
func effectCommands(_ store: CounterStore, file: String) -> [Command] {
  // Whether background commands have results that were not shown yet.
  var (searches, writesOrLoads) = (false, false)

  func useFile(
    of call: Call, _ doing: String, _ action: (String) -> FavoritesFileAction
  ) async throws(CommandFailure) -> String {
    let path = call.argument.isEmpty ? file : call.argument
    try store.perform(.favoritesFile(action(path)))
    writesOrLoads = call.isInBackground
    if writesOrLoads { return "\(doing) \(path)" }
    await store.finish()
    return try store.state.fileAnswer()
  }

  return [
    Command("nth?", summary: "find the nth prime, where n is the count") { call in
      let n = store.state.count
      try store.perform(.nthPrime(.asked))
      searches = call.isInBackground
      if searches { return "looking for the \(ordinal(n)) prime" }
      let line = ProgressLine()
      let token = store.observe { history in
        guard case .computing(let n, let progress) = history.present.nthPrime else { return }
        line.show("the \(ordinal(n)) prime", progress)
      }
      await store.finish()
      token.cancel()
      line.end()
      return try store.state.nthPrimeAnswer()
    },
    Command("cancel", summary: "stop looking for the nth prime") { _ in
      guard case .computing(let n, _) = store.state.nthPrime else {
        throw CommandFailure("there is no search to cancel; nth? & starts one")
      }
      try store.perform(.nthPrime(.cancelTapped))
      searches = false
      return "no longer looking for the \(ordinal(n)) prime"
    },
    Command("wait", summary: "wait for background commands, and show their results") { _ in
      await store.finish()
      defer { (searches, writesOrLoads) = (false, false) }
      var answers: [String] = []
      // A failure comes first, and makes the command fail.
      if writesOrLoads { answers.append(try store.state.fileAnswer()) }
      if searches { answers.append(try store.state.nthPrimeAnswer()) }
      return answers.isEmpty ? "nothing is running" : answers.joined(separator: "; ")
    },
    Command("write", parameters: "[PATH]", summary: "write the favorite primes to a file") { call in
      try await useFile(of: call, "writing") { .writeTapped(path: $0) }
    },
    Command(
      "overwrite", parameters: "[PATH]", summary: "write them over a file that was not loaded"
    ) { call in
      try await useFile(of: call, "writing") { .overwriteTapped(path: $0) }
    },
    Command("load", parameters: "[PATH]", summary: "load the favorite primes from a file") { call in
      try await useFile(of: call, "loading") { .loadTapped(path: $0) }
    },
  ]
}

extension AppState {
  fileprivate func nthPrimeAnswer() throws(CommandFailure) -> String {
    switch nthPrime {
    case .answered(let n, let prime): return "the \(ordinal(n)) prime is \(prime)"
    case .failed(_, let message): throw CommandFailure(message)
    case .computing, nil: throw CommandFailure("the search was cancelled; nth? starts another")
    }
  }

  fileprivate func fileAnswer() throws(CommandFailure) -> String {
    switch fileMessage {
    case .done(let message): return message
    case .failed(let message): throw CommandFailure(message)
    case .loading, .writing, nil: throw CommandFailure("no file was written or loaded")
    }
  }
}

/// A number as an ordinal: `1st`, `2nd`, `100,000,000th`.
func ordinal(_ number: Int) -> String {
  // Without NumberFormatter, which converts the number to a Double, so that Int.max would end in "st".
  let ending =
    switch (number.magnitude % 100, number.magnitude % 10) {
    case (11...13, _): "th"
    case (_, 1): "st"
    case (_, 2): "nd"
    case (_, 3): "rd"
    default: "th"
    }
  return number.formatted(.number.locale(Locale(identifier: "en_US"))) + ending
}
