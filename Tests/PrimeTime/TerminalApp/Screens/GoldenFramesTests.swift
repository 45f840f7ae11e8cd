// The screens, compared with expected frames.

import ClassicRedux
import Foundation
import PrimeTime
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

/// `REWRITE_FRAMES=1 swift test --filter GoldenFramesTests` rewrites the files.
@Suite struct GoldenFramesTests {
  @Test(arguments: states.keys.sorted(), sizes)
  func theFrameMatchesItsFile(name: String, size: Size) throws {
    let state = try #require(states[name])
    try expectGolden(state.frame(size: size), name, in: folder)
  }

  /// Counts, saves, goes back and branches off, by the keys that the captions name.
  @Test func theReadmeShowsTheTimelineOfASession() throws {
    var film = Film()
    var state = TerminalState.fresh
    var time = Date(timeIntervalSince1970: 1_767_225_600)
    let reducer = timed({ terminalReducer($0) }, .unimplemented)
    func show(_ caption: String, _ seconds: Double) {
      film.show(state.frame(size: Size(columns: 120, rows: 19)), caption, seconds: seconds)
    }
    func press(_ key: String, _ caption: String, _ seconds: Double = 1.1) throws {
      time += seconds
      for action in state.press(try #require(Key(named: key))) ?? [] {
        _ = reducer(&state, .timeline(action), time)
      }
      show("\(key)   \(caption)", seconds)
    }
    show("swift run counter", 1.5)
    try press("+", "count up")
    try press("+", "count up")
    try press("p", "is it prime?", 1.5)
    try press("s", "save it as a favorite", 1.8)
    try press("Esc", "back to the counter")
    try press("+", "count up")
    try press("p", "is it prime?")
    try press("s", "save it, too", 1.8)
    try press("t", "the timeline: every action so far", 2.5)
    try press("↑", "go back in time")
    try press("↑", "go back in time")
    try press("↑", "to the moment before the first save", 2.2)
    try press("Enter", "use the counter from there", 2)
    try press("-", "count down: a new branch begins", 2)
    try press("t", "the timeline: the later moments are still there, as a fork", 3)
    try press("↑", "go back to where the branches part", 2)
    try press("b", "continue the other branch: nothing is lost", 4)
    #expect(state.app.favoritePrimes == [2, 3])
    let svg = film.svg(
      title:
        "Prime Time in the terminal: count, save two primes, go back in time, branch off, return")
    #expect(svg.utf8.count < 200_000)
    try expectGolden(svg, in: picture)
  }
}

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Frames")
private let picture = folder.appending(
  path: "../../../../Sources/ClassicRedux/Articles/counter.svg")

private let sizes = [(40, 12), (80, 24)].map { Size(columns: $0, rows: $1) }

private let states: [String: TerminalState] = [
  "fresh": .fresh,
  "counter": .evening,
  "prime sheet": .evening.after(.screenChosen(.primeSheet)),
  "favorites": .evening.after(.screenChosen(.favorites), .pressed(.end)),
  "favorites filtered": .evening.after(.screenChosen(.favorites)).typing("/1"),
  "activity": .evening.after(.screenChosen(.activity)),
  "timeline": .evening.after(.screenChosen(.timeline)),
  "past": .evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5))),
  "fork": .evening.after(
    .timeline(.visit(moment: 5)), .app(.counter(.incrTapped)), .screenChosen(.timeline)),
  "help": .evening.after(.key("?")),
  "searching": .evening.after(
    .app(.nthPrime(.asked)), .app(.nthPrime(.progressed(n: 13, progress: 0.4)))),
  "failed": .evening.after(.app(.favoritesFile(.failed(message: failure)))),
]

private let failure = "cannot save favorites to \"/dev/null/favorites.json\": Not a directory"
