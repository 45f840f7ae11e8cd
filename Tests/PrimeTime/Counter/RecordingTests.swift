// Recordings: their format, their replay, and their damage.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import SessionPage
import TestSupport
import Testing

@testable import counter

@Suite struct RecordingTests {
  private static let header = #"{"favorites":[],"recording":"counter","version":5}"# + "\n"
  private static let up = #"{"action":"counter.incrTapped","at":1767225600000}"# + "\n"

  private static let every = """
    {"favorites":[2,3],"recording":"counter","version":5}
    {"action":"counter.incrTapped","at":1767225600123}
    {"action":"counter.countEntered","at":1767225601000,"value":-9223372036854775808}
    {"action":"counter.decrTapped","at":1767225602000}
    {"action":"counter.countEntered","at":1767225603000,"value":7}
    {"action":"isPrimeTapped","at":1767225603500}
    {"action":"primeSheet.primeModal.saveFavoritePrimeTapped","at":1767225604000}
    {"action":"primeSheet.primeModal.removeFavoritePrimeTapped","at":1767225605000}
    {"action":"primeSheet.doneTapped","at":1767225605500}
    {"action":"primeModal.saveFavoritePrimeTapped","at":1767225605700}
    {"action":"undo","at":1767225606000}
    {"action":"redo","at":1767225607000}
    {"action":"favoritesFile.loadTapped","at":1767225608000,"path":"/f"}
    {"action":"favoritesFile.loaded","at":1767225609000,"file":{"added":[5,11],"primes":[2,3,5,11],"removed":[]},"path":"/f"}
    {"action":"favoritePrimes.deleteFavoritePrime","at":1767225610000,"value":[0,2]}
    {"action":"wentBack","to":11}
    {"action":"login.loginTapped","at":1767225614000,"value":{"bio":"b","id":1,"name":"漢字 \\"B\\"\\n"}}
    {"action":"login.logoutTapped","at":1767225615000}
    {"action":"switched","branch":0}
    {"action":"nthPrime.asked","at":1767225617000}
    {"action":"nthPrime.failed","at":1767225618000,"message":"no","n":7}
    {"action":"nthPrime.answerDismissed","at":1767225619000}
    {"action":"nthPrime.cancelTapped","at":1767225620000}
    {"action":"nthPrime.answered","at":1767225621000,"n":7,"prime":17}
    {"action":"favoritesFile.writeTapped","at":1767225623000,"path":"/f"}
    {"action":"favoritesFile.failed","at":1767225626000,"message":"no"}
    {"action":"favoritesFile.written","at":1767225627000,"file":{"added":[13],"primes":[3,13],"removed":[7]},"path":"/f"}
    {"action":"linkOpened","at":1767225628000,"value":"prime-time://favorites"}
    {"_1":{"favoriteTapped":{"prime":3}},"action":"routeAction","at":1767225629000,"value":{"id":{"_0":3}}}
    {"action":"fact","at":1767225630000,"value":{"action":{"asked":{}},"id":3}}
    {"action":"fact","at":1767225631000,"value":{"action":{"answered":{"_0":"odd"}},"id":3}}
    {"action":"wentBack","at":1767225632000,"from":[4]}

    """

  private func session(_ recording: Recording) -> Session {
    var session = Session(favorites: recording.favorites)
    let reducer = sessionReducer(.unimplemented)
    for action in recording.actions { _ = reducer(&session, action) }
    return session
  }

  @Test func everyActionHasALine() throws {
    let recording = try Recording(Data(Self.every.utf8))
    let lines =
      [Recording.header(favorites: recording.favorites)] + recording.actions.map(\.line) + [""]
    #expect(lines.joined(separator: "\n") == Self.every)
    let session = session(recording)
    #expect(session.branches.count == 1)
    #expect(session.state.app.appState.favoritePrimes == [3, 5, 11, 13])
    #expect(session.state.routes.map(\.screen) == [.counter, .favorites])
    #expect(session.state.app.facts.map(\.fact) == [.loaded("odd")])
  }

  @Test func aLineWithAFormerNameIsRead() throws {
    let line = #"{"action":"screensLeft","at":1767225632000,"numbers":[4]}"#
    #expect(
      try SessionAction(line: Data(line.utf8)).moment?.action == .router(.wentBack(from: [4])))
  }

  /// It is on the website, so it shows what the app can do.
  @Test func thePublishedSessionReplays() throws {
    let session = session(try Recording("\(root.path)/Sources/PrimeTime/prime-time.jsonl"))
    #expect(session.branches.count == 1)
    #expect(session.state.app.appState.favoritePrimes == [2, 3, 7919])
  }

  @Test(arguments: [
    ("rubbish", "it is not an action in JSON"), ("\n\n{}", "it is not an action in JSON"),
    (#"{"action":"undo"}"#, noTime), (#"{"action":"undo","at":8640000000000000}"#, noTime),
    (#"{"action":"undo","at":\#(Int.min)}"#, noTime), (loaded("[2,4]"), notPrimes),
    (deletion("[-1]"), noDeletion), (deletion("[\(Int.max)]"), noDeletion),
    (deletion(#"{"indexes":[{"location":1,"length":-1}]}"#), noDeletion),
    (#"{"action":"happened","at":1}"#, #"there is no action "happened" with these fields"#),
    (
      #"{"action":"\#(String(repeating: ".", count: 100_000))","at":1}"#,
      #"there is no action "\#(String(repeating: ".", count: 100))" with these fields"#
    ),
  ])
  func aDamagedLineIsRefused(line: String, reason: String) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try Recording(Data((Self.header + Self.up + line + "\n" + Self.up).utf8))
    }
    #expect(failure?.message == "line \(3 + line.count { $0 == "\n" }): \(reason)")
  }

  @Test(arguments: [
    ("", "it is not a recording"), ("rubbish\n", "it is not a recording"),
    ("{\"recording\":\"music\",\"version\":1}\n", "it is not a recording"),
    (#"{"favorites":[],"recording":"counter","version":4}"# + "\n", "another version of counter"),
    (#"{"favorites":[2,2],"recording":"counter","version":5}"# + "\n", "not all different primes"),
    (#"{"favorites":[4],"recording":"counter","version":5}"# + "\n", "not all different primes"),
  ])
  func aFileOfAnotherKindIsRefused(text: String, reason: String) {
    let failure = #expect(throws: CommandFailure.self) { try Recording(Data(text.utf8)) }
    #expect(failure?.message.contains(reason) == true)
  }

  /// Whatever the bytes, there is a message or a session, with its frames and its page. `.ci/release` mutates 5,000.
  @Test func mutatedRecordingsNeverTrap() async throws {
    let rounds = Int(ProcessInfo.processInfo.environment["MUTATED_RECORDINGS"] ?? "") ?? 100
    var random = SeededGenerator(seed: 1)
    var actions = Self.every.split(separator: "\n").map(String.init)
    let header = actions.removeFirst()
    let parts: [Substring] = [
      "[{\"location\":-1,\"length\":9}]", "\"_0\":", "{\"_0\":", "1e300", "-1", "null", "...", "\n",
      "}", "\"", "9223372036854775807", "\"to\":", "\"branch\":", "wentBack", "\\u0000", "\u{202E}",
    ]
    var accepted = 0
    for round in 0..<rounds {
      var text = actions.shuffled(using: &random).joined(separator: "\n")
      if round.isMultiple(of: 2) {
        var tokens = text.replacing(#/[\[\]{}:,\n]/#) { "\($0.output)\0" }.split(separator: "\0")
        tokens[tokens.indices.randomElement(using: &random)!] = parts.randomElement(using: &random)!
        text = tokens.joined()
      } else {
        let numbers = [0, 1, 4, .max, .min, Int.random(in: .min ... .max, using: &random)]
        text = actions.randomElement(using: &random)!
          .replacing(#/[0-9]+/#) { _ in "\(numbers.randomElement(using: &random)!)" }
      }
      guard let recording = try? Recording(Data("\(header)\n\(text)\n".utf8)) else { continue }
      accepted += 1
      let player = await Player(session(recording), sessionReducer(.mock), now)
      for (keys, columns) in [("c", 80), ("t", 40)] {
        await player.type(keys)
        #expect(await player.frame(columns, 12).count { $0 == "\n" } == 11)
      }
      if accepted.isMultiple(of: 20) { _ = SessionPage(name: "", of: recording, file: "f").html }
    }
    #expect(accepted > rounds / 10)
  }

  /// Random keys, with effects between them, lead to the same session as their recording.
  @MainActor @Test(arguments: 0..<6)
  func aReplayLeadsToTheSameSession(seed: UInt64) async throws {
    let folder = TemporaryDirectory()
    var environment = AppEnvironment.mock
    environment.date = now
    let record = try newFile(folder.path("session"), to: "record to")
    try record(Recording.header(favorites: [2, 3]) + "\n")
    let player = Player(
      Session(favorites: [2, 3]), recorded(sessionReducer(environment), by: record), now)
    let store = player.store
    var random = SeededGenerator(seed: seed)
    let keys = "+ - 1 7 Enter Esc p s d f a t c n x u r w l i b ↑ ↓ PgUp Home End Delete q ? é"
      .split(separator: " ").map(String.init)
    for _ in 0..<600 {
      store.send(.pressed(keys.randomElement(using: &random)!))
      if Int.random(in: 0..<4, using: &random) == 0 { await store.finish() }
      if store.value.question == .quit { store.send(.pressed("Esc")) }
      let columns = Int.random(in: 0...200, using: &random)
      let rows = Int.random(in: 0...60, using: &random)
      let frame = player.program.frame(size: Size(columns: columns, rows: rows))
      #expect(frame.lines.count == rows && frame.lines.allSatisfy { $0.width == columns })
    }
    await store.finish()
    let replayed = session(try Recording(folder.path("session")))
    let played = store.value.session
    #expect(played.moments.count > 10)
    #expect(replayed.moments == played.moments && replayed.branches == played.branches)
    // Except for reports of progress, which are not recorded, but may be part of a state to which undo returns.
    #expect(replayed.state.app.appState == played.state.app.appState)
    #expect(replayed.state.routes == played.state.routes && replayed.file == played.file)
    for number in 0...played.moments.count {
      let (state, expected) = (replayed.states(at: number).after, played.states(at: number).after)
      #expect(state.app.appState == expected.app.appState)
    }
  }

  @Test func aRecordingEndsWithTheActionThatTrapped() async throws {
    let folder = TemporaryDirectory()
    let path = folder.path("session")
    await #expect(processExitsWith: .failure) { [path = path as String] in
      let record = try newFile(path, to: "record to")
      try record(Recording.header(favorites: []) + "\n")
      var session = Session()
      let reducer = recorded({ _, _ in fatalError("on purpose") }, by: record)
      _ = reducer(&session, .wentBack(to: 1))
    }
    #expect(try Recording(path).actions == [.wentBack(to: 1)])
  }

  @Test func aPageShowsEachMomentWithoutTheNamesOfFolders() throws {
    let text = Self.every.replacing("\"/f\"", with: "\"/home/me/f\"")
    let page = SessionPage(
      name: "evening", of: try Recording(Data(text.utf8)), file: "/home/me/favorites.json")
    let read = try #require(try ReadPage(page.html))
    #expect(read.title == "Prime Time: evening" && read.moments.count == 32)
    #expect(!page.html.contains("/home/me"))
    #expect(read.recording.first == "evening.jsonl")
    #expect(read.recording.last == Self.every.replacing("\"/f\"", with: "\"f\""))
    #expect(read.states.last?.contains(#""screens" : ["counter","favorites"]"#) == true)
  }

  @Test func aPageShowsTheFrameOfEachMoment() throws {
    let text = Self.every.replacing("\"/f\"", with: "\"f\"")
    let recording = try Recording(Data(text.utf8))
    let page = SessionPage(name: "", of: recording, file: "f")
    let screens = try #require(try ReadPage(page.html)).screens
    #expect(screens.count == 1 + recording.actions.count)
    var program = Program(session: Session(favorites: recording.favorites), file: "f")
    let reducer = programReducer(sessionReducer(.unimplemented), now: now)
    for (action, screen) in zip([nil] + recording.actions, screens) {
      program.question = nil
      if let action { _ = reducer(&program, .session(action)) }
      let frame = program.frame(size: Size(columns: 80, rows: 24))
      #expect(screen == frame.lines.map { $0.runs.map(\.text.inColumns).joined() })
    }
  }
}

private let noTime = "it has no time, or none that a browser knows"
private let notPrimes = "the favorites are not all different primes"
private let noDeletion =
  #"there is no action "favoritePrimes.deleteFavoritePrime" with these fields"#
private func deletion(_ offsets: String) -> String {
  #"{"action":"favoritePrimes.deleteFavoritePrime","at":1,"value":\#(offsets)}"#
}
private func loaded(_ primes: String) -> String {
  let file = #"{"added":\#(primes),"primes":[2],"removed":[]}"#
  return #"{"action":"favoritesFile.loaded","at":1,"path":"f","file":\#(file)}"#
}
