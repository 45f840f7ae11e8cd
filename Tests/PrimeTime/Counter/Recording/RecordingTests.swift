// Replaying a recording, up to its end or its damage.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TestSupport
import Testing

@testable import counter

@Suite struct RecordingTests {
  private static let header = #"{"recording":"counter","version":1}"# + "\n"
  private static let up = #"{"action":"counter.incrTapped","at":1767225600000}"# + "\n"

  @Test(arguments: [
    ("rubbish\n", 2, "it is not an action in JSON"),
    ("\(up)\n\(up)", 3, "it is not an action in JSON"),
    ("\(up){\"action\":\"counter.in", 3, "it is cut off"),
    ("\(up)\(up.dropLast())", 3, "it is cut off"),
    ("{\"action\":\"bogus\",\"at\":1}\n\(up)", 2, "there is no action \"bogus\""),
    ("{\"action\":\"undo\"}\n", 2, "\"at\" is missing"),
    ("\(up)\(up){\"action\":7,\"at\":1}\n\(up)", 4, "it is not an action in JSON"),
  ])
  func damageIsNamedByItsLine(text: String, line: Int, reason: String) throws {
    var recording = try Recording((Self.header + text).utf8)
    #expect(recording.rest().count == line - 2)
    #expect(recording.damage == Recording.Damage(line: line, reason: reason))
  }

  @Test func bytesThatAreNotUTF8AreDamage() throws {
    var recording = try Recording(
      Array((Self.header + Self.up).utf8) + [0xFF, 0x0A] + Array(Self.up.utf8))
    #expect(recording.rest().count == 1)
    #expect(recording.damage == Recording.Damage(line: 3, reason: "it is not an action in JSON"))
  }

  @Test(arguments: [
    ("", "it is empty"), ("\n", "it is not a recording"), ("rubbish", "it is not a recording"),
    (#"{"recording":"counter","version":1}"#, "it is not a recording"),
    ("{\"recording\":\"music\",\"version\":1}\n", "it is not a recording"),
    ("{\"recording\":\"counter\",\"version\":2}\n", "format 2"),
    ("{\"version\": 1, \"favoritePrimes\": [2]}\n", "it is not a recording"),
  ])
  func aFileOfAnotherKindIsRefused(text: String, reason: String) {
    let failure = #expect(throws: CommandFailure.self) { try Recording(text.utf8) }
    #expect(failure?.status == .data)
    #expect(failure?.message.contains(reason) == true)
  }

  @Test func aRecordingMayHaveNoActions() throws {
    var recording = try Recording(Self.header.utf8)
    #expect(try recording.play().timeline == Timeline())
    #expect(recording.damage == nil)
  }

  /// The recording of random actions leads to the same timeline, except for progress, which is not recorded, but
  /// may be part of a state to which undo returns.
  @MainActor @Test(arguments: 0..<20)
  func aReplayLeadsToTheSameState(seed: UInt64) async throws {
    let directory = TemporaryDirectory()
    let path = directory.path("session")
    var environment = AppEnvironment.mock
    environment.date = { Date() }
    environment.nthPrime = { n, _ in n * 100 }
    let store = Store(
      value: Timeline(),
      reducer: recorded(
        { timeTraveling(counterReducer, $0) }, environment,
        by: try LineWriter(creating: path, header: Recording.Header()),
        as: { $0 }))
    var generator = SeededGenerator(seed: seed)
    for _ in 1...200 {
      store.send(TimelineAction.random(store.value, using: &generator))
      if Int.random(in: 0..<10, using: &generator) == 0 { await store.finish() }
    }
    await store.finish()
    store.send(.returnToPresent)
    var recording = try Recording(Data(contentsOf: URL(filePath: path)))
    let played = try recording.play().timeline
    #expect(recording.damage == nil)
    #expect(played.present == store.value.present)
    #expect(played.moments == store.value.moments && played.moment == store.value.moment)
    #expect(played.forks == store.value.forks)
  }

  @Test func aSearchWithoutAnAnswerIsCancelled() throws {
    let asked = #"{"action":"nthPrime.asked","at":1767225600000}"# + "\n"
    var recording = try Recording((Self.header + Self.up + asked).utf8)
    let (timeline, added) = try recording.play()
    #expect(timeline.present.present.nthPrime == nil)
    #expect(added.map(\.action) == [.app(.perform(.nthPrime(.cancelTapped)))])
  }

  @Test func aReplayEndsInThePresent() throws {
    let visit = #"{"action":"timeline.visit","at":1767225600000,"moment":1}"# + "\n"
    var recording = try Recording((Self.header + Self.up + Self.up + visit).utf8)
    let (timeline, added) = try recording.play()
    #expect(timeline.shown.present.count == 2)
    #expect(added.map(\.action) == [.returnToPresent])
  }
}

extension TimelineAction {
  fileprivate static func random(
    _ timeline: Timeline, using generator: inout SeededGenerator
  ) -> TimelineAction {
    let count = [2, 3, 4, 5, 7].randomElement(using: &generator)!
    let actions: [TimelineAction] = [
      .app(.undo), .app(.redo), .returnToPresent,
      .visit(moment: Int.random(in: 0..<timeline.moments.count, using: &generator)),
      .returnToFork(moment: timeline.forks.randomElement(using: &generator)?.start ?? 0),
      .app(.perform(.counter(.countEntered(count)))), .app(.perform(.counter(.incrTapped))),
      .app(.perform(.primeModal(.saveFavoritePrimeTapped))),
      .app(.perform(.primeModal(.saveFavoritePrimeTapped))),
      .app(.perform(.primeModal(.removeFavoritePrimeTapped))),
      .app(.perform(.favoritePrimes(.deleteFavoritePrime([0, 2])))),
      .app(.perform(.nthPrime(.asked))), .app(.perform(.nthPrime(.cancelTapped))),
      .app(.perform(.favoritesFile(.loadTapped(path: "f")))),
      .app(.perform(.favoritesFile(.writeTapped(path: "f")))),
    ]
    return actions.randomElement(using: &generator)!
  }
}
