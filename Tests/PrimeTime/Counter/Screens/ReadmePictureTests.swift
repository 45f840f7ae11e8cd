// The picture in the README shows a frame of the program.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

/// `REWRITE_FRAMES=1 swift test --filter ReadmePictureTests` draws it again.
@Suite struct ReadmePictureTests {
  @Test func theReadmePictureIsAFrame() throws {
    let state = ScreenState.evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))
    let svg = frame(state, size: Size(columns: 80, rows: 20)).svg(
      title: "Prime Time's timeline: the actions so far, and the state after one of them")
    if ProcessInfo.processInfo.environment["REWRITE_FRAMES"] != nil {
      try svg.write(to: picture, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: picture, encoding: .utf8) == svg)
  }
}

private let picture = URL(
  filePath: "Sources/ClassicRedux/ClassicRedux.docc/counter.svg", relativeTo: root)
private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
