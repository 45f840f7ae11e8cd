// An action and its time as one line of JSON.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

struct RecordedAction: Equatable {
  /// In whole milliseconds, which a line represents exactly.
  var time: Date
  var action: TimelineAction
}

/// The actions without fields, by their names.
private let plainActions: [String: TimelineAction] = [
  "timeline.returnToPresent": .returnToPresent, "undo": .app(.undo), "redo": .app(.redo),
  "counter.incrTapped": .app(.perform(.counter(.incrTapped))),
  "counter.decrTapped": .app(.perform(.counter(.decrTapped))),
  "primeModal.saveFavoritePrimeTapped": .app(.perform(.primeModal(.saveFavoritePrimeTapped))),
  "primeModal.removeFavoritePrimeTapped": .app(.perform(.primeModal(.removeFavoritePrimeTapped))),
  "login.logoutTapped": .app(.perform(.login(.logoutTapped))),
  "nthPrime.asked": .app(.perform(.nthPrime(.asked))),
  "nthPrime.cancelTapped": .app(.perform(.nthPrime(.cancelTapped))),
  "nthPrime.answerDismissed": .app(.perform(.nthPrime(.answerDismissed))),
]

/// A browser has no dates beyond this time, in milliseconds.
private let largestTime = 8_640_000_000_000_000

// Written by hand, because the format that the compiler derives, {"counter":{"_0":{"countEntered":{"_0":7}}}}, is
// hard to read and edit, and would change with the name of an associated value.
extension RecordedAction: Codable {
  private enum Key: CodingKey {
    case at, action
    /// For people who read the recording.
    case what
    case count, offsets, id, name, bio, n, prime, message, path, primes, added, removed, moment
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(Int((time.timeIntervalSince1970 * 1000).rounded()), forKey: .at)
    let (name, fields) = parts(of: action)
    try line.encode(name, forKey: .action)
    for (key, value) in fields { try line.encode(value, forKey: key) }
    try line.encode("\(time.clock(withDate: false)) \(action.text)", forKey: .what)
  }

  /// The name of the action as it is written: `counter.incrTapped`.
  var name: String { parts(of: action).name }

  private typealias Parts = (name: String, fields: [Key: any Encodable])

  private func parts(of action: TimelineAction) -> Parts {
    if let (name, _) = plainActions.first(where: { $0.value == action }) { return (name, [:]) }
    return switch action {
    case .visit(let moment): ("timeline.visit", [.moment: moment])
    case .returnToFork(let moment): ("timeline.returnToFork", [.moment: moment])
    case .app(.perform(let action)): parts(of: action)
    case .returnToPresent, .app: fatalError("plainActions lacks \(action).")
    }
  }

  private func parts(of action: Stage4App.Action) -> Parts {
    switch action {
    case .app(.counter(.countEntered(let count))): ("counter.countEntered", [.count: count])
    case .app(.favoritePrimes(.deleteFavoritePrime(let offsets))):
      ("favoritePrimes.deleteFavoritePrime", [.offsets: Array(offsets)])
    case .app(.login(.loginTapped(let user))):
      ("login.loginTapped", [.id: user.id, .name: user.name, .bio: user.bio])
    case .nthPrime(.answered(let n, let prime)): ("nthPrime.answered", [.n: n, .prime: prime])
    case .nthPrime(.failed(let n, let message)): ("nthPrime.failed", [.n: n, .message: message])
    case .favoritesFile(.writeTapped(let path)): ("favoritesFile.writeTapped", [.path: path])
    case .favoritesFile(.loadTapped(let path)): ("favoritesFile.loadTapped", [.path: path])
    case .favoritesFile(.written(let path, let file)):
      ("favoritesFile.written", fields(of: file, at: path))
    case .favoritesFile(.loaded(let path, let file)):
      ("favoritesFile.loaded", fields(of: file, at: path))
    case .favoritesFile(.failed(let message)): ("favoritesFile.failed", [.message: message])
    case .nthPrime(.progressed): fatalError("Progress reports are not recorded.")
    case .app, .nthPrime: fatalError("plainActions lacks \(action).")
    }
  }

  private func fields(of file: FavoritesFile, at path: String) -> [Key: any Encodable] {
    [.path: path, .primes: file.primes, .added: file.added, .removed: file.removed]
  }

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    let at = try line.decode(Int.self, forKey: .at)
    guard -largestTime...largestTime ~= at else {
      throw CommandFailure("its time, \(at), is not within \(largestTime) ms of 1970")
    }
    time = Date(timeIntervalSince1970: Double(at) / 1000)
    func int(_ key: Key) throws -> Int { try line.decode(Int.self, forKey: key) }
    func text(_ key: Key) throws -> String { try line.decode(String.self, forKey: key) }
    func appAction(_ name: String) throws -> Stage4App.Action {
      switch name {
      case "counter.countEntered": .app(.counter(.countEntered(try int(.count))))
      case "favoritePrimes.deleteFavoritePrime":
        .app(.favoritePrimes(.deleteFavoritePrime(try offsets())))
      case "login.loginTapped":
        .app(
          .login(.loginTapped(.init(id: try int(.id), name: try text(.name), bio: try text(.bio)))))
      case "nthPrime.answered": .nthPrime(.answered(n: try int(.n), prime: try int(.prime)))
      case "nthPrime.failed": .nthPrime(.failed(n: try int(.n), message: try text(.message)))
      case "favoritesFile.writeTapped": .favoritesFile(.writeTapped(path: try text(.path)))
      case "favoritesFile.loadTapped": .favoritesFile(.loadTapped(path: try text(.path)))
      case "favoritesFile.written":
        .favoritesFile(.written(path: try text(.path), file: try file()))
      case "favoritesFile.loaded":
        .favoritesFile(.loaded(path: try text(.path), file: try file()))
      case "favoritesFile.failed": .favoritesFile(.failed(message: try text(.message)))
      default: throw CommandFailure("there is no action \(name.debugDescription)")
      }
    }

    func offsets() throws -> IndexSet {
      let offsets = try line.decode([Int].self, forKey: .offsets)
      // An index set traps for any other offset.
      guard offsets.allSatisfy({ 0..<Int.max ~= $0 }) else {
        throw CommandFailure("\(offsets) are not all offsets")
      }
      return IndexSet(offsets)
    }

    func primes(_ key: Key) throws -> [Int] {
      let primes = try line.decode([Int].self, forKey: key)
      guard primes.areDifferentPrimes else {
        throw CommandFailure("its primes are not all prime, or not all different")
      }
      return primes
    }

    func file() throws -> FavoritesFile {
      FavoritesFile(
        primes: try primes(.primes), added: try primes(.added), removed: try primes(.removed))
    }

    switch try text(.action) {
    case "timeline.visit": action = .visit(moment: try int(.moment))
    case "timeline.returnToFork": action = .returnToFork(moment: try int(.moment))
    case let name: action = try plainActions[name] ?? .app(.perform(appAction(name)))
    }
  }
}

extension [Int] {
  var areDifferentPrimes: Bool { allSatisfy(isPrime) && Set(self).count == count }
}
