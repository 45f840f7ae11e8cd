// A box covers the rows behind it.
// SPDX-License-Identifier: MIT

import TerminalUI
import Testing

@testable import TerminalScreens

@Suite struct BoxTests {
  private func page(_ text: String) -> Page {
    Page(
      title: "Toy", tabs: [Page.Tab(key: "1", name: "First", isShown: true)], hints: [],
      box: Box(title: "News", text: text, hint: .hint("Enter", "closes"))
    ) { _, height in (0..<height).map { Line("row \($0)").targeting(.row($0)) } }
  }

  @Test func rowsBehindABoxCannotBeClicked() {
    let (page, size) = (page("All is well."), Size(columns: 36, rows: 12))
    let targets = (1..<11).flatMap { row in
      (0..<36).compactMap { page.target(row: row, column: $0, size: size) }
    }
    #expect(!targets.isEmpty && targets.allSatisfy { $0 == .key(.enter) })
    #expect(page.target(row: 0, column: 8, size: size) == .tab(0))
  }

  @Test func withoutRoomForABorderTheTextStandsAlone() {
    let text = page("All is well.").frame(size: Size(columns: 15, rows: 6)).text
    #expect(text.contains("All is well.") && !text.contains("│") && !text.contains("row"))
  }
}
