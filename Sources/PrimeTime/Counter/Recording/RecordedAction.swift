// An action and its time as one line of JSON.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

/// An action and the time at which it was reduced.
struct RecordedAction: Equatable {
  /// In whole milliseconds, which a line represents exactly.
  var time: Date
  var action: TimelineAction
}

// Written by hand, because the format that the compiler derives,
// {"counter":{"_0":{"countEntered":{"_0":7}}}}, is hard to read and edit, and would change with the name of an
// associated value.
extension RecordedAction: Codable {
  private enum Key: CodingKey {
    case at, action
    case count, offsets, id, name, bio, n, prime, message, path, primes, moment
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(Int((time.timeIntervalSince1970 * 1000).rounded()), forKey: .at)
    let (name, fields) = parts(of: action)
    try line.encode(name, forKey: .action)
    for (key, value) in fields { try line.encode(value, forKey: key) }
  }

  /// The name of the action as it is written: `counter.incrTapped`.
  var name: String { parts(of: action).name }

  private typealias Parts = (name: String, fields: [Key: any Encodable])

  private func parts(of action: TimelineAction) -> Parts {
    if let name = actionsByName.first(where: { $0.value == action })?.key { return (name, [:]) }
    switch action {
    case .visit(let moment): return ("timeline.visit", [.moment: moment])
    case .returnToFork(let moment): return ("timeline.returnToFork", [.moment: moment])
    case .app(.perform(let action)): return parts(of: action)
    case .returnToPresent, .app(.undo), .app(.redo): preconditionFailure("They have names.")
    }
  }

  private func parts(of action: AppAction) -> Parts {
    switch action {
    case .counter(.countEntered(let count)): ("counter.countEntered", [.count: count])
    case .favoritePrimes(.deleteFavoritePrime(let offsets)):
      ("favoritePrimes.deleteFavoritePrime", [.offsets: Array(offsets)])
    case .login(.loginTapped(let user)):
      ("login.loginTapped", [.id: user.id, .name: user.name, .bio: user.bio])
    case .nthPrime(.answered(let n, let prime)): ("nthPrime.answered", [.n: n, .prime: prime])
    case .nthPrime(.failed(let n, let message)): ("nthPrime.failed", [.n: n, .message: message])
    case .favoritesFile(.writeTapped(let path)): ("favoritesFile.writeTapped", [.path: path])
    case .favoritesFile(.overwriteAsked(let path, let message)):
      ("favoritesFile.overwriteAsked", [.path: path, .message: message])
    case .favoritesFile(.overwriteTapped(let path)):
      ("favoritesFile.overwriteTapped", [.path: path])
    case .favoritesFile(.loadTapped(let path)): ("favoritesFile.loadTapped", [.path: path])
    case .favoritesFile(.written(let path, let count)):
      ("favoritesFile.written", [.path: path, .count: count])
    case .favoritesFile(.loaded(let path, let primes)):
      ("favoritesFile.loaded", [.path: path, .primes: primes])
    case .favoritesFile(.failed(let message)): ("favoritesFile.failed", [.message: message])
    case .counter, .primeModal, .login, .nthPrime: fatalError("\(action) is not recorded.")
    }
  }

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    time = Date(timeIntervalSince1970: Double(try line.decode(Int.self, forKey: .at)) / 1000)
    func int(_ key: Key) throws -> Int { try line.decode(Int.self, forKey: key) }
    func text(_ key: Key) throws -> String { try line.decode(String.self, forKey: key) }
    func appAction(_ name: String) throws -> AppAction {
      switch name {
      case "counter.countEntered": .counter(.countEntered(try int(.count)))
      case "favoritePrimes.deleteFavoritePrime":
        .favoritePrimes(.deleteFavoritePrime(try offsets()))
      case "login.loginTapped":
        .login(.loginTapped(.init(id: try int(.id), name: try text(.name), bio: try text(.bio))))
      case "nthPrime.answered": .nthPrime(.answered(n: try int(.n), prime: try int(.prime)))
      case "nthPrime.failed": .nthPrime(.failed(n: try int(.n), message: try text(.message)))
      case "favoritesFile.writeTapped": .favoritesFile(.writeTapped(path: try text(.path)))
      case "favoritesFile.overwriteAsked":
        .favoritesFile(.overwriteAsked(path: try text(.path), message: try text(.message)))
      case "favoritesFile.overwriteTapped":
        .favoritesFile(.overwriteTapped(path: try text(.path)))
      case "favoritesFile.loadTapped": .favoritesFile(.loadTapped(path: try text(.path)))
      case "favoritesFile.written":
        .favoritesFile(.written(path: try text(.path), count: try int(.count)))
      case "favoritesFile.loaded":
        .favoritesFile(.loaded(path: try text(.path), primes: try primes()))
      case "favoritesFile.failed": .favoritesFile(.failed(message: try text(.message)))
      default: throw CommandFailure("there is no action \(name.debugDescription)")
      }
    }

    func offsets() throws -> IndexSet {
      let offsets = try line.decode([Int].self, forKey: .offsets)
      // An index set traps for any other offset.
      guard offsets.allSatisfy({ 0..<Int.max ~= $0 }) else {
        throw CommandFailure("there are no offsets \(offsets)")
      }
      return IndexSet(offsets)
    }

    func primes() throws -> [Int] {
      let primes = try line.decode([Int].self, forKey: .primes)
      guard primes.allSatisfy(isPrime), Set(primes).count == primes.count else {
        throw CommandFailure("its primes are not all prime, or not all different")
      }
      return primes
    }

    switch try text(.action) {
    case "timeline.visit": action = .visit(moment: try int(.moment))
    case "timeline.returnToFork": action = .returnToFork(moment: try int(.moment))
    case let name where actionsByName[name] != nil: action = actionsByName[name]!
    case let name: action = .app(.perform(try appAction(name)))
    }
  }
}

/// The actions without further contents.
private let actionsByName: [String: TimelineAction] = [
  "undo": .app(.undo), "redo": .app(.redo), "timeline.returnToPresent": .returnToPresent,
].merging(
  [
    "counter.incrTapped": .counter(.incrTapped), "counter.decrTapped": .counter(.decrTapped),
    "primeModal.saveFavoritePrimeTapped": .primeModal(.saveFavoritePrimeTapped),
    "primeModal.removeFavoritePrimeTapped": .primeModal(.removeFavoritePrimeTapped),
    "login.logoutTapped": .login(.logoutTapped), "nthPrime.asked": .nthPrime(.asked),
    "nthPrime.cancelTapped": .nthPrime(.cancelTapped),
    "nthPrime.answerDismissed": .nthPrime(.answerDismissed),
  ].mapValues { (action: AppAction) in .app(.perform(action)) }
) { $1 }
