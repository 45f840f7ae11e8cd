// Learn: Prime Time on the student's own store.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

extension OwnFile {
  /// Runs Prime Time in line mode on the store of the student's file, with this program's input and output.
  ///
  /// - Returns: The exit status of the game.
  func play() async throws(CommandFailure) -> Int32 {
    guard let code else {
      throw CommandFailure("there is no \(url.shown) yet; next says how to begin")
    }
    let pieces = pieces(of: code)
    guard let store = pieces.lastIndex(where: { $0.declared?.name == "store" }) else {
      throw CommandFailure("\(url.shown) has no `store` yet; it arrives with step 5")
    }
    // The statements after the store only try it out, so the game takes their place. It ends the program before them.
    let (before, after) = (pieces[...store], pieces[(store + 1)...])
    let program = """
      \(before.map(\.text).joined())
      #sourceLocation(file: "Play.swift", line: 1)
      \(game(for: code))
      \(after.first.map { place(ofLine: $0.line) } ?? "")\(after.map(\.text).joined())
      """
    guard let built = try? await compile(program) else {
      throw CommandFailure("the compiler could not be run")
    }
    if let error = built.error {
      throw CommandFailure(Verdict.doesNotCompile(error).lines.joined(separator: "\n"))
    }
    let process = Process()
    process.executableURL = URL(filePath: built.path)
    guard (try? process.run()) != nil else {
      throw CommandFailure("\(built.path) could not be run")
    }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// The line mode of Prime Time, with the commands for which the student's app has an action.
private func game(for code: String) -> String {
  let code = bare(code)
  func hasCase(_ name: String) -> Bool {
    (try? Regex("\\bcase\\s[^.{}=]*?\\b\(name)\\b").firstMatch(in: code)) ?? nil != nil
  }
  let commands = [
    ("+", "count up", "counter", "incrTapped"), ("-", "count down", "counter", "decrTapped"),
    ("save", "save the count as a favorite", "primeModal", "saveFavoritePrimeTapped"),
    ("delete", "delete a favorite, as in: delete 0", "favoritePrimes", "deleteFavoritePrime"),
    ("nth?", "find the nth prime, where n is the count", "nthPrime", "asked"),
  ].filter { hasCase($0.3) && ($0.0 != "nth?" || hasCase("nthPrime")) }

  let cases = commands.map { name, _, feature, action in
    func send(_ payload: String) -> String {
      let action = ".\(action)\(payload)"
      return "store.send(\(hasCase(feature) ? ".\(feature)(\(action))" : action))"
    }
    switch name {
    case "delete":
      return """
          case "delete":
            let primes = store.value.favoritePrimes
            if let offset = words.last.flatMap({ Int($0) }), primes.indices.contains(offset) {
              \(send("(offset: offset)"))
            } else {
              print("there is no favorite at this offset")
            }
        """
    case "nth?":
      // The list of the steps is short.
      let limit = code.contains("[2, 3, 5, 7, 11]") ? "(1...5).contains(store.value.count)" : "true"
      return """
          case "nth?":
            if \(limit) { \(send("(n: store.value.count)")) } else { print("count to 1, 2, 3, 4 or 5 first") }
            await store.finish()
        """
    default: return "  case \"\(name)\": \(send(""))"
    }
  }
  let help = (commands.map { "\($0.0): \($0.1)" } + ["quit: end"]).joined(separator: "\\n")
  return """
    #if canImport(Darwin)
      import func Darwin.exit
    #else
      import func Glibc.exit
    #endif
    do {
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
    \(cases.joined(separator: "\n"))
      default:
        print("\(help)")
        continue
      }
      print(shown(store.value))
    }
    exit(0)
    }
    """
}
