// Learn: Prime Time on the student's own store.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import TerminalUI

extension OwnFile {
  /// Runs Prime Time in line mode on the store of the student's file, in place of this program.
  func play() async throws(CommandFailure) -> Never {
    guard let code else {
      throw CommandFailure("there is no \(url.shown) yet; next says how to begin")
    }
    guard let program = program(code, trying: [game(for: code)]) else {
      throw CommandFailure("\(url.shown) has no `store` yet; step 5 adds it")
    }
    guard let built = try? await compile(program) else {
      throw CommandFailure("the compiler could not be run")
    }
    if let error = built.error {
      throw CommandFailure(Verdict.doesNotCompile(error).lines.joined(separator: "\n"))
    }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    unblockAllSignals()
    execv(built.path, [strdup(built.path), nil])
    throw CommandFailure("\(built.path) could not be run")
  }
}

/// The line mode of Prime Time, with the commands for which the student's app has an action.
private func game(for code: String) -> String {
  let code = bare(code)
  func hasCase(_ name: String) -> Bool {
    (try? Regex("\\bcase\\s[^.{}=]*?\\b\(name)\\b").firstMatch(in: code)) ?? nil != nil
  }
  func send(_ action: String, of feature: String, _ payload: String = "") -> String? {
    guard hasCase(action) else { return nil }
    return hasCase(feature)
      ? "store.send(.\(feature)(.\(action)\(payload)))" : "store.send(.\(action)\(payload))"
  }
  // The list of primes in the steps is short.
  let limit = code.contains("[2, 3, 5, 7, 11]") ? "(1...5).contains(store.value.count)" : "true"
  let commands = [
    ("+", "count up", send("incrTapped", of: "counter")),
    ("-", "count down", send("decrTapped", of: "counter")),
    ("save", "save the count as a favorite", send("saveFavoritePrimeTapped", of: "primeModal")),
    (
      "delete", "delete a favorite, as in: delete 0",
      send("deleteFavoritePrime", of: "favoritePrimes", "(offset: offset)").map { send in
        """
        if let offset = words.last.flatMap({ Int($0) }), store.value.favoritePrimes.indices.contains(offset) {
          \(send)
        } else {
          print("there is no favorite at this offset")
        }
        """
      }
    ),
    (
      "nth?", "find the nth prime, where n is the count",
      !hasCase("nthPrime")
        ? nil
        : send("asked", of: "nthPrime", "(n: store.value.count)").map { send in
          """
          if \(limit) { \(send) } else { print("count to 1, 2, 3, 4 or 5 first") }
          await store.finish()
          """
        }
    ),
  ].filter { $0.2 != nil }
  let help = (commands.map { "\($0.0): \($0.1)" } + ["quit: end"]).joined(separator: "\\n")
  return """
    func shown<State>(_ state: State) -> String {
      Mirror(reflecting: state).children.map { child in
        let list = (child.value as? [Any]).map { "[" + $0.map { "\\($0)" }.joined(separator: ", ") + "]" }
        return "\\(child.label ?? ""): \\(list ?? "\\(child.value)")"
      }.joined(separator: ", ")
    }
    print("Prime Time runs on your own store.\\n\(help)\\n\\(shown(store.value))")
    game: while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case nil: continue
      case "quit": break game
      \(commands.map { "case \"\($0.0)\":\n\($0.2 ?? "")" }.joined(separator: "\n"))
      default:
        print("\(help)")
        continue
      }
      print(shown(store.value))
    }
    """
}
