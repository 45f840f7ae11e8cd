// The border, title and targets of a pane.
// SPDX-License-Identifier: MIT

import TerminalUI
import Testing

@testable import TerminalScreens

@Suite struct PaneTests {
  private func lines(_ pane: Pane, _ width: Int, _ height: Int) -> [Line] {
    pane.lines(width: width, height: height)
  }

  private func text(_ line: Line) -> String { line.pieces.map(\.text).joined() }

  private let pane = Pane("List", detail: "1/9", isFocused: true, name: "list") { width, height in
    [Line("\(width) by \(height)"), Line("row").targeting(.row(0, list: "list"))]
  }

  @Test func aMarkShowsTheFocus() {
    #expect(text(lines(pane, 24, 10)[0]) == "┌─ ◆ List ─────── 1/9 ─┐")
    var other = pane
    other.isFocused = false
    #expect(text(lines(other, 24, 10)[0]) == "┌─ List ───────── 1/9 ─┐")
  }

  @Test(arguments: [(24, 10, "│22 by 8               │"), (23, 10, "23 by 9                ")])
  func aBorderNeedsRoom(width: Int, height: Int, first: String) {
    #expect(text(lines(pane, width, height)[1]) == first)
  }

  @Test(arguments: 0...30, 0...12)
  func everySizeIsFilled(width: Int, height: Int) {
    let lines = lines(pane, width, height)
    #expect(lines.count == height && lines.allSatisfy { $0.width == width })
  }

  @Test func everyCellHasATarget() {
    let lines = lines(pane, 24, 10)
    #expect([0, 5].map { lines[1].target(at: $0) } == [.pane("list"), .pane("list")])
    #expect(lines[2].target(at: 5) == .row(0, list: "list"))
  }
}
