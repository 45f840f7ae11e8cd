// The border, title and targets of a pane, and a box over them.

import TerminalTestSupport
import Testing

@testable import TerminalUI

@Suite struct PaneTests {
  private func lines(_ pane: Pane, _ width: Int, _ height: Int) -> [Line] {
    pane.lines(width: width, height: height)
  }

  private func text(_ line: Line) -> String { line.pieces.map(\.text).joined() }

  private let pane = Pane("List", detail: "1/9") { width, height in
    [Line("\(width) by \(height)")]
  }

  @Test(arguments: [(24, 10, "┌─ ◆ List ─────── 1/9 ─┐"), (23, 10, "23 by 10               ")])
  func aBorderNeedsRoom(width: Int, height: Int, first: String) {
    #expect(text(lines(pane, width, height)[0]) == first)
  }

  @Test(arguments: 0...30, 0...12)
  func everySizeIsFilled(width: Int, height: Int) {
    let lines = lines(pane, width, height)
    #expect(lines.count == height && lines.allSatisfy { $0.width == width })
  }
}

@Suite struct BoxTests {
  private func page(_ text: String) -> Page {
    Page(
      title: "Toy", tabs: [(key: "1", name: "First", detail: "", isShown: true)],
      box: Box(title: "News", text: text, hint: .hint("Enter", "closes"))
    ) { _, height in (0..<height).map { Line("row \($0)").targeting(.row($0)) } }
  }

  @Test func rowsBehindABoxCannotBeClicked() {
    let frame = page("All is well.").frame(size: Size(columns: 36, rows: 12))
    let targets = (1..<11).flatMap { row in
      (0..<36).compactMap { frame.target(row: row, column: $0) }
    }
    #expect(!targets.isEmpty && targets.allSatisfy { $0 == .key(.enter) })
    #expect(frame.target(row: 0, column: 8) == .key(.character("1")))
  }

  @Test func withoutRoomForABorderTheTextStandsAlone() {
    let text = page("All is well.").frame(size: Size(columns: 15, rows: 6)).text
    #expect(text.contains("All is well.") && !text.contains("│") && !text.contains("row"))
  }

  @Test func allKeysAreShownHoweverLowTheScreen() {
    var page = page("A text that is too long for the lines above its keys.")
    page.box = Box(
      title: "Quit?", text: "A text that is too long.",
      hint: .hint("w", "writes and quits") + Line(", ") + .hint("q", "quits"))
    #expect(
      page.frame(size: Size(columns: 18, rows: 5)).lines.dropFirst().dropLast()
        == ["A text that is …", "w writes and", "quits, q quits"])
  }
}
