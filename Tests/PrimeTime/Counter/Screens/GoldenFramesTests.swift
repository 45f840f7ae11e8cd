// The screens, compared with expected frames.
// SPDX-License-Identifier: MIT

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
    try expectGolden(frame(state, size: size), name, in: folder)
  }

  @Test func theReadmePictureIsAFrame() throws {
    let state = ScreenState.evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))
    let svg = frame(state, size: Size(columns: 80, rows: 20)).svg(
      title: "Prime Time's timeline: the actions so far, and the state after one of them")
    try expectGolden(svg, in: picture)
  }
}

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Frames")
private let picture = folder.appending(
  path: "../../../../Sources/ClassicRedux/Articles/counter.svg")

private let sizes = [(40, 12), (80, 24)].map { Size(columns: $0, rows: $1) }

private let states: [String: ScreenState] = [
  "fresh": .fresh,
  "counter": .evening,
  "prime sheet": .evening.after(.screenChosen(.primeSheet)),
  "favorites": .evening.after(.screenChosen(.favorites), .selectTapped),
  "favorites filtered": .evening.after(.screenChosen(.favorites)).typing("/1"),
  "activity": .evening.after(.screenChosen(.activity)),
  "timeline": .evening.after(.screenChosen(.timeline)),
  "past": .evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5))),
  "fork": .evening.after(
    .timeline(.visit(moment: 5)), .app(.counter(.incrTapped)), .screenChosen(.timeline)),
  "help": .evening.after(.screenChosen(.help)),
  "searching": .evening.after(
    .app(.nthPrime(.asked)), .app(.nthPrime(.progressed(n: 13, progress: 0.4)))),
  "failed": .evening.after(.app(.favoritesFile(.failed(message: failure)))),
]

private let failure = "cannot save favorites to \"/dev/null/favorites.json\": Not a directory"
