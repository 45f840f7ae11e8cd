// Recordings: their format, their replay, and their damage.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TestSupport
import Testing

@testable import counter

@Suite struct RecordingTests {
  private let directory = TemporaryDirectory()
  private let header = #"{"favorites":[],"recording":"counter","version":4}"# + "\n"
  private static let up = #"{"action":"counter.incrTapped","at":1767225600000}"# + "\n"

  private func recording(_ text: String) throws -> Recording {
    try Recording(directory.write(text, to: "session"))
  }

  /// Also if the lines differ only after the text for people.
  @Test func fieldsMayComeInAnyOrder() throws {
    let lines = [7, 8].map { count in
      #"{"at":1,"action":"counter.countEntered","what":"count","value":\#(count)}"# + "\n"
    }
    #expect(
      try recording(header + lines.joined()).actions.map(\.action)
        == [7, 8].map { .app(.perform(.counter(.countEntered($0)))) })
  }

  /// The file contains every action, as it has been written since the first version.
  @Test func theFormatOfEveryActionStays() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sessions/recording.jsonl")
    let recording = try Recording(file.path)
    #expect(Set(recording.actions.map(\.name)).count == 23)
    let lines = [Recording.header(favorites: recording.favorites)] + recording.actions.map(\.line)
    let written = lines.map { $0 + "\n" }.joined()
    #expect(written.contains(#","what":"count = 7"}"#))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == written.replacing(/,"what":"([^"\\]|\\.)*"/, with: ""))
    let run = try await counter.run(
      arguments: ["--replay", file.path], input: "show\nactivity\nundo\nundo\nshow\n"
    ).withoutTimes
    #expect(
      run.output == """
        count 7; prime? yes; nth prime number 7 is 17; favorites 2  5  13; activity 9, last added 13; \
        user Blob; 7 to undo, 0 to redo
        TIME added 7, TIME removed 7, TIME added 3, TIME added 2, TIME added 11, TIME added 5, \
        TIME removed 3, TIME removed 11, TIME added 13
        undone; user Blob → nobody
        undone; favorites + 3, + 11; activity − removed 3, − removed 11
        count 7; prime? yes; nth prime number 7 is 17; favorites 3  2  11  5  13; \
        activity 7, last added 13; user nobody; 5 to undo, 2 to redo

        """)
  }

  /// It is on the website, so it shows what the app can do.
  @Test func thePublishedSessionReplays() throws {
    let root = URL(filePath: #filePath).pathComponents.dropLast(5).dropFirst()
    let path = "/" + root.joined(separator: "/") + "/Sources/PrimeTime/prime-time.jsonl"
    let timeline = try Recording(path).play()
    #expect(timeline.forks.count == 1)
    #expect(timeline.present.present.app.favoritePrimes == [2, 3, 7919])
    #expect(timeline.present.present.app.loggedInUser?.name == "Blob")
  }

  @Test(arguments: [
    ("rubbish\n", 2, "it is not an action in JSON"),
    (
      "{\"action\":\"nthPrime.imagined\",\"at\":1}\n\(up)", 2,
      "there is no action \"nthPrime.imagined\" with these fields"
    ),
    ("{\"action\":\"undo\"}\n", 2, "it has no time, or none that a browser knows"),
    (
      "{\"action\":\"counter.countEntered\",\"at\":1}\n", 2,
      "there is no action \"counter.countEntered\" with these fields"
    ),
    ("\(up)\(up){\"action\":7,\"at\":1}\n\(up)", 4, "it is not an action in JSON"),
    (
      "{\"action\":\"undo\",\"at\":8640000000000000}\n", 2,
      "it has no time, or none that a browser knows"
    ),
    (
      "{\"action\":\"undo\",\"at\":\(Int.min)}\n", 2,
      "it has no time, or none that a browser knows"
    ),
    (
      "{\"action\":\"favoritePrimes.deleteFavoritePrime\",\"at\":1,\"value\":[-1]}\n", 2,
      "[-1] are not all offsets"
    ),
    (
      "{\"action\":\"favoritePrimes.deleteFavoritePrime\",\"at\":1,\"value\":[\(Int.max)]}\n", 2,
      "[\(Int.max)] are not all offsets"
    ),
  ])
  func aDamagedRecordingIsRefusedByItsLine(text: String, line: Int, reason: String) throws {
    let failure = #expect(throws: CommandFailure.self) { try recording(header + text) }
    #expect(failure?.status == .data)
    #expect(failure?.message.hasSuffix(": line \(line): \(reason)") == true)
  }

  @Test func aLastLineThatACrashHasCutOffIsIgnored() throws {
    let cut = Self.up.dropLast()
    #expect(try recording(header + Self.up + cut).actions.count == 1)
  }

  @Test(arguments: [
    ("", "it is not a recording"), ("rubbish", "it is not a recording"),
    (#"{"favorites":[],"recording":"counter","version":4}"#, "it is not a recording"),
    ("{\"recording\":\"music\",\"version\":1}\n", "it is not a recording"),
    ("{\"favorites\":[],\"recording\":\"counter\",\"version\":3}\n", "it is not a recording"),
  ])
  func aFileOfAnotherKindIsRefused(text: String, reason: String) {
    let failure = #expect(throws: CommandFailure.self) { try recording(text) }
    #expect(failure?.status == .data)
    #expect(failure?.message.contains(reason) == true)
  }

  @Test func aReplayEndsInThePresentAndCancelsASearchWithoutAnAnswer() throws {
    let end = """
      {"action":"nthPrime.asked","at":1767225600000}
      {"action":"visit","at":1767225600000,"moment":1}

      """
    let copy = directory.path("copy")
    let timeline = try recording(header + Self.up + Self.up + end).play(copy: file(copy))
    #expect(timeline.shown.present.app.count == 2 && timeline.present.present.nthPrime == nil)
    #expect(
      try Recording(copy).actions.map(\.action).suffix(2)
        == [.returnToPresent, .app(.perform(.nthPrime(.cancelTapped)))])
  }

  /// The recording of random actions leads to the same timeline, except for progress, which is not recorded, but
  /// may be part of a state to which undo returns.
  @MainActor @Test(arguments: 0..<8)
  func aReplayLeadsToTheSameState(seed: UInt64) async throws {
    let path = directory.path("session")
    var environment = AppEnvironment.mock
    environment.date = { Date() }
    environment.nthPrime = { n, _ in n * 100 }
    let store = Store(
      value: Timeline(),
      reducer: recorded(timeTraveling, environment, by: try file(path)))
    var generator = SeededGenerator(seed: seed)
    for _ in 1...200 {
      store.send(TimelineAction.random(store.value, using: &generator))
      if Int.random(in: 0..<10, using: &generator) == 0 { await store.finish() }
    }
    await store.finish()
    store.send(.returnToPresent)
    let played = try Recording(path).play()
    #expect(played.present == store.value.present)
    #expect(played.moments == store.value.moments && played.moment == store.value.moment)
    #expect(played.forks == store.value.forks)
    for moment in played.moments.indices {
      store.send(.visit(moment: moment))
      let (shown, kept) = (store.value.shown.present.app, played.moments[moment])
      #expect(shown.count == kept.count)
      #expect(shown.activityFeed.allSatisfy { $0.timestamp <= kept.time })
    }
  }

  @Test func aRecordingEndsWithTheActionThatTrapped() async throws {
    let path = directory.path("session")
    await #expect(processExitsWith: .failure) { [path = path as String] in
      let reducer = recorded(
        { _ in { (_: inout Timeline, _) in fatalError("on purpose") } }, .mock,
        by: try file(path))
      var timeline = Timeline()
      _ = reducer(&timeline, .app(.perform(.counter(.decrTapped))))
    }
    #expect(try Recording(path).actions.map(\.action) == [.app(.perform(.counter(.decrTapped)))])
  }
}

/// A new recording without favorites.
private func file(_ path: String) throws -> NewFile {
  let file = try NewFile(path, to: "record to")
  try file.write(Recording.header(favorites: []) + "\n")
  return file
}

extension TimelineAction {
  fileprivate static func random(
    _ timeline: Timeline, using generator: inout SeededGenerator
  ) -> TimelineAction {
    let count = [2, 3, 4, 5, 7].randomElement(using: &generator)!
    let app: [AppAction] = [
      .counter(.countEntered(count)), .counter(.incrTapped), .primeModal(.saveFavoritePrimeTapped),
      .primeModal(.saveFavoritePrimeTapped), .primeModal(.removeFavoritePrimeTapped),
      .favoritePrimes(.deleteFavoritePrime([0, 2])),
    ]
    let effects: [Stage4App.Action] = [
      .nthPrime(.asked), .nthPrime(.cancelTapped), .favoritesFile(.loadTapped(path: "f")),
      .favoritesFile(.writeTapped(path: "f")),
    ]
    let actions: [TimelineAction] = [
      .app(.undo), .app(.redo), .returnToPresent,
      .visit(moment: Int.random(in: 0..<timeline.moments.count, using: &generator)),
      .returnToFork(moment: timeline.forks.randomElement(using: &generator)?.start ?? 0),
    ]
    let performed = app.map { Stage4App.Action.app($0) } + effects
    return (actions + performed.map { .app(.perform($0)) }).randomElement(using: &generator)!
  }
}
