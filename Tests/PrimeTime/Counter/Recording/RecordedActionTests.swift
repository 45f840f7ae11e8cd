// Encoding and decoding actions as lines.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import Testing

@testable import counter

@Suite struct RecordedActionTests {
  @Test(arguments: lines)
  func anActionIsEncodedAndDecoded(action: TimelineAction, line: String) throws {
    let recorded = RecordedAction(
      time: Date(timeIntervalSince1970: 1_767_225_600.123), action: action)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(String(decoding: try encoder.encode(recorded), as: UTF8.self) == line)
    #expect(try JSONDecoder().decode(RecordedAction.self, from: Data(line.utf8)) == recorded)
  }

  @Test(arguments: [
    #"{"action":"counter.incrTapped"}"#, #"{"at":1}"#, #"{"at":1.5,"action":"undo"}"#,
    #"{"at":1,"action":"counter.countEntered"}"#,
    #"{"at":1,"action":"counter.countEntered","count":9223372036854775808}"#,
    #"{"at":1,"action":"nthPrime.progressed","n":1,"progress":0.5}"#,
    #"{"at":1,"action":"favoritePrimes.deleteFavoritePrime","offsets":[-1]}"#,
    #"{"at":1,"action":"favoritePrimes.deleteFavoritePrime","offsets":[9223372036854775807]}"#,
    #"{"at":1,"action":"favoritesFile.loaded","path":"f","primes":[2,4]}"#,
    #"{"at":1,"action":"favoritesFile.loaded","path":"f","primes":[2,2]}"#,
    #"{"at":1,"action":"bogus"}"#, "[]", "7", "null", "",
  ])
  func aLineWithoutAnActionIsRefused(line: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(RecordedAction.self, from: Data(line.utf8))
    }
  }
}

private let user = AppState.User(id: 1, name: "漢字 \"B\"\n", bio: "b")

private let lines: [(TimelineAction, String)] = [
  (.visit(moment: 3), #"{"action":"timeline.visit","at":1767225600123,"moment":3}"#),
  (.returnToPresent, #"{"action":"timeline.returnToPresent","at":1767225600123}"#),
  (
    .returnToFork(moment: 3),
    #"{"action":"timeline.returnToFork","at":1767225600123,"moment":3}"#
  ),
  (.app(.undo), #"{"action":"undo","at":1767225600123}"#),
  (.app(.redo), #"{"action":"redo","at":1767225600123}"#),
  app(.counter(.incrTapped), #"{"action":"counter.incrTapped","at":1767225600123}"#),
  app(.counter(.decrTapped), #"{"action":"counter.decrTapped","at":1767225600123}"#),
  app(
    .counter(.countEntered(.min)),
    #"{"action":"counter.countEntered","at":1767225600123,"count":-9223372036854775808}"#),
  app(
    .primeModal(.saveFavoritePrimeTapped),
    #"{"action":"primeModal.saveFavoritePrimeTapped","at":1767225600123}"#),
  app(
    .primeModal(.removeFavoritePrimeTapped),
    #"{"action":"primeModal.removeFavoritePrimeTapped","at":1767225600123}"#),
  app(
    .favoritePrimes(.deleteFavoritePrime([0, 2])),
    #"{"action":"favoritePrimes.deleteFavoritePrime","at":1767225600123,"offsets":[0,2]}"#),
  app(
    .login(.loginTapped(user)),
    #"{"action":"login.loginTapped","at":1767225600123,"bio":"b","id":1,"name":"漢字 \"B\"\n"}"#),
  app(.login(.logoutTapped), #"{"action":"login.logoutTapped","at":1767225600123}"#),
  app(.nthPrime(.asked), #"{"action":"nthPrime.asked","at":1767225600123}"#),
  app(.nthPrime(.cancelTapped), #"{"action":"nthPrime.cancelTapped","at":1767225600123}"#),
  app(
    .nthPrime(.answered(n: 7, prime: 17)),
    #"{"action":"nthPrime.answered","at":1767225600123,"n":7,"prime":17}"#),
  app(
    .nthPrime(.failed(n: 0, message: "no")),
    #"{"action":"nthPrime.failed","at":1767225600123,"message":"no","n":0}"#),
  app(
    .nthPrime(.answerDismissed),
    #"{"action":"nthPrime.answerDismissed","at":1767225600123}"#),
  app(
    .favoritesFile(.writeTapped(path: "/f")),
    #"{"action":"favoritesFile.writeTapped","at":1767225600123,"path":"/f"}"#),
  app(
    .favoritesFile(.loadTapped(path: "/f")),
    #"{"action":"favoritesFile.loadTapped","at":1767225600123,"path":"/f"}"#),
  app(
    .favoritesFile(.written(path: "/f", count: 2)),
    #"{"action":"favoritesFile.written","at":1767225600123,"count":2,"path":"/f"}"#),
  app(
    .favoritesFile(.loaded(path: "/f", primes: [3, 2])),
    #"{"action":"favoritesFile.loaded","at":1767225600123,"path":"/f","primes":[3,2]}"#),
  app(
    .favoritesFile(.failed(message: "no")),
    #"{"action":"favoritesFile.failed","at":1767225600123,"message":"no"}"#),
]

private func app(_ action: AppAction, _ line: String) -> (TimelineAction, String) {
  (.app(.perform(action)), line)
}
