// A recorded session as a web page. `.ci/browser-tests` opens one in a browser.

import ClassicRedux
import Foundation
import PrimeTime
import SessionPage
import TerminalUI
import TestSupport
import Testing

@testable import counter

@Suite struct WebPageTests {
  private let directory = TemporaryDirectory()

  private func recording(_ commands: String) async throws -> String {
    let path = directory.path("evening.jsonl")
    let run = try await counter.run(arguments: ["--record", path], input: commands)
    #expect(run.status == 0)
    return path
  }

  private func write(pageOf replay: String) async throws -> Program.Run {
    try await counter.run(
      arguments: ["--replay", replay, "--html", directory.path("page.html")], input: "")
  }

  @Test func aRecordingBecomesAPage() async throws {
    let run = try await write(pageOf: recording("= 7\nsave\nlogin </script><b>\n"))
    let path = directory.path("page.html")
    #expect(run.output == "\(path) is written; open it in a browser\n")
    #expect(run.error.isEmpty && run.status == 0)
    let html = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try ReadPage(html)?.title == "Prime Time: evening")
    let recorded = try String(contentsOfFile: directory.path("evening.jsonl"), encoding: .utf8)
    #expect(try ReadPage(html)?.recording == ["evening.jsonl", recorded])
    #expect(html.contains(#""login.loginTapped","log in \u003c/script>\u003cb>""#))
  }

  @Test(arguments: ["/home/blob/", "../blob/", "blob/\u{301}/", "/\u{301}blob/"])
  func aPageNamesNoFolder(folder: String) {
    let path = folder + "f.json"
    let page = html(of: [
      app(.favoritesFile(.writeTapped(path: path))),
      app(.favoritesFile(.failed(message: "cannot write \(path.debugDescription): no / yes"))),
    ])
    #expect(page.contains("f.json") && !page.utf8.contains("blob".utf8))
  }

  @Test func thereIsNoPageWithoutARecording() async throws {
    let alone = try await counter.run(
      arguments: ["--html", directory.path("page.html")], input: "")
    #expect(alone.error == "counter: --html OUT needs --replay FILE and no --record\n")
    #expect(alone.status == 64)
    let both = try await counter.run(
      arguments: ["--html", "a", "--record", "b", "--replay", "c"], input: "")
    #expect(both == alone)
    let missing = try await write(pageOf: directory.path("missing"))
    #expect(missing.error.hasPrefix("counter: cannot replay ") && missing.status == 65)
    #expect(try !directory.names.contains("page.html"))
  }

  @Test func eachMomentShowsTheStateOfTheStore() throws {
    let actions: [TimelineAction] = [
      app(.counter(.countEntered(.max))), app(.counter(.countEntered(7))),
      app(.primeModal(.saveFavoritePrimeTapped)), .visit(moment: 1), .app(.undo),
      .returnToFork(moment: 1), .app(.undo),
    ]
    let states = try page(of: actions).states.map {
      $0.filter { $0.contains("count") }.joined()
    }
    #expect(
      states == [0, .max, 7, 7, .max, 0, 7, 7].map { #""count" : \#($0)"# })
  }

  /// Numbers, times, offsets and texts from the ends of their ranges.
  @Test(arguments: 0..<4)
  func anyRecordingThatIsReadIsShown(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lines = (0..<150).map { _ in hostileAction(using: &generator) }
    let path = directory.path("hostile.jsonl")
    let whole = lines.filter { line in
      (try? RecordedAction(line: Data(line.utf8))) != nil
    }
    try ([#"{"favorites":[],"recording":"counter","version":4}"#] + whole + [""]).joined(
      separator: "\n"
    )
    .write(toFile: path, atomically: true, encoding: .utf8)
    let actions = try Recording(path).actions
    #expect(actions.count > 50 && actions.count == whole.count)
    let page = try #require(
      try ReadPage(SessionPage(name: "", of: actions, file: "f").html))
    var timeline = Timeline()
    let reducer = timed(timeTraveling, .unimplemented)
    for (action, state) in zip(actions, page.states.dropFirst()) {
      _ = reducer(&timeline, action.action, action.time)
      #expect(state.contains(#""count" : \#(timeline.shown.present.app.count)"#))
    }
    #expect(page.runs.allSatisfy { $0.cells.allSatisfy { $0.unicodeScalars.count <= 16 } })
  }

  @Test func keptLinesAreThoseOfTheWholeState() {
    var (page, kept) = (SessionPage(title: ""), StateLines())
    var state = TerminalState.evening.shown
    for _ in 1...2 {
      var new = StateLines()
      #expect(kept.lines(of: state, in: &page) == new.lines(of: state, in: &page))
      state.app.activityFeed.removeFirst()
      state.app.favoritePrimes.append(101)
    }
  }

  @Test func aThousandActionsTakeLessThanTwoHundredKilobytes() {
    var generator = SeededGenerator(seed: 1)
    let actions = (0..<1_000).map { _ -> TimelineAction in
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: app(.counter(.countEntered(Int.random(in: 0..<10_000, using: &generator))))
      case 1, 2: app(.primeModal(.saveFavoritePrimeTapped))
      case 3: .app(.undo)
      default: app(.counter(.incrTapped))
      }
    }
    let (all, none) = (html(of: actions), html(of: []))
    #expect(all.utf8.count - none.utf8.count < 200_000)
  }
}

private func app(_ action: AppAction) -> TimelineAction { .app(.perform(action)) }
private func app(_ action: Stage4App.Action) -> TimelineAction { .app(.perform(action)) }

private func hostileAction(using generator: inout SeededGenerator) -> String {
  func any<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &generator)! }
  let ends = [.min, .min + 1, -1, 0, 1, 2, 7, .max - 24, .max - 1, .max]
  let times = [-8_640_000_000_000_000, -1, 0, 1, 8_640_000_000_000_000]
  let texts = [
    "", "/", "f", "\u{202E}\u{2028}\0\r\n", "</script>",
    "e\(String(repeating: "\u{301}", count: 10_000))",
    String(repeating: "👨‍👩‍👧‍👦", count: 1_000),
  ]
  let names = [
    "counter.countEntered", "counter.incrTapped", "counter.decrTapped",
    "primeModal.saveFavoritePrimeTapped", "primeModal.removeFavoritePrimeTapped",
    "favoritePrimes.deleteFavoritePrime", "login.loginTapped", "login.logoutTapped",
    "nthPrime.asked", "nthPrime.cancelTapped", "nthPrime.answered", "nthPrime.failed",
    "favoritesFile.written", "favoritesFile.loaded", "favoritesFile.failed", "visit",
    "returnToPresent", "returnToFork", "undo", "redo",
  ]
  let fields: [String: Any] = [
    "action": any(names), "at": any(Int.random(in: 0..<9, using: &generator) == 0 ? ends : times),
    "value": any(
      [any(ends), [any(ends)], ["id": any(ends), "name": any(texts), "bio": ""]] as [Any]),
    "file": ["primes": [7], "added": [any([2, .max - 24])], "removed": [any([2, 3])]],
    "n": any(ends), "prime": any(ends), "moment": any(ends),
    "message": any(texts), "path": any(texts),
  ]
  let line = try! JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
  return String(decoding: line, as: UTF8.self)
}

private func html(of actions: [TimelineAction]) -> String {
  SessionPage(
    name: "", of: actions.map { RecordedAction(time: .distantPast, action: $0) }, file: "f"
  ).html
}

private func page(of actions: [TimelineAction]) throws -> ReadPage {
  try #require(try ReadPage(html(of: actions)))
}
