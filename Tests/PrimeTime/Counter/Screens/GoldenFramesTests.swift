// The screens, compared with expected frames.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI
import Testing

@testable import counter

/// `REWRITE_FRAMES=1 swift test --filter GoldenFramesTests` rewrites the files. Read the difference before you
/// commit it.
@Suite struct GoldenFramesTests {
  @Test(arguments: states.keys.sorted(), sizes)
  func theFrameMatchesItsFile(name: String, size: Size) throws {
    let state = try #require(states[name])
    let file = folder.appending(path: "\(name) \(size.columns)x\(size.rows).txt")
    let text = frame(state, size: size).text + "\n"
    if ProcessInfo.processInfo.environment["REWRITE_FRAMES"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, "\(name): \(difference(golden, text))")
  }

  @Test func everyFrameIsTested() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(names.count == states.count * sizes.count)
  }

  /// The differing lines, − before and + after.
  private func difference(_ golden: String, _ text: String) -> String {
    let (old, new) = (golden.split(separator: "\n"), text.split(separator: "\n"))
    return (0..<max(old.count, new.count)).map { row in
      let (before, after) = (row < old.count ? old[row] : "", row < new.count ? new[row] : "")
      return before == after ? "\n  \(after)" : "\n− \(before)\n+ \(after)"
    }.joined()
  }
}

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Frames")

private let sizes = [(20, 5), (40, 12), (63, 20), (80, 24), (120, 40), (200, 60)].map {
  Size(columns: $0, rows: $1)
}

private let states: [String: ScreenState] = [
  "fresh": .fresh,
  "counter": .evening,
  "prime sheet": .evening.after(.screenChosen(.primeSheet)),
  "favorites": .evening.after(.screenChosen(.favorites), .selectTapped),
  "activity": .evening.after(.screenChosen(.activity)),
  "timeline": .evening.after(.screenChosen(.timeline)),
  "past": .evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5))),
  "fork": .evening.after(
    .timeline(.visit(moment: 5)), .app(.counter(.incrTapped)), .screenChosen(.timeline)),
  "past counter": .evening.after(.timeline(.visit(moment: 5))),
  "help": .evening.after(.screenChosen(.help)),
  "searching": .evening.after(
    .app(.nthPrime(.asked)), .app(.nthPrime(.progressed(n: 13, progress: 0.4)))),
  "found": .evening.after(.app(.nthPrime(.answered(n: 13, prime: 41)))),
  "failed": .evening.after(
    .app(
      .favoritesFile(
        .failed(
          message:
            "cannot save favorites to \"/dev/null/favorites.json\": part of the path is not a directory; check the path"
        )))),
  "typing": .evening.typing("42"),
  "largest": .evening.after(.app(.counter(.countEntered(.max)))),
]
