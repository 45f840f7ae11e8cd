// The screen that the README shows is the one that there is.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI
import Testing

@testable import counter

@Suite struct ReadmeFrameTests {
  @Test func theReadmeShowsAFrame() throws {
    let state = ScreenState.evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))
    let text = frame(state, size: Size(columns: 78, rows: 15)).text
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```text\n\(text)\n```\n"), "The README should show\n\(text)")
  }
}

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
