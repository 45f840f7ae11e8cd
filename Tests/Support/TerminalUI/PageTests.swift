// A page in any size, and the targets of its cells.

import TerminalTestSupport
import Testing

@testable import TerminalUI

@Suite struct PageTests {
  private var page = Page(
    title: "Toy",
    tabs: [
      (key: "1", name: "First", detail: "", isShown: true),
      (key: "2", name: "Second", detail: "9", isShown: false),
    ]
  ) { width, height in
    [Line("of \(width) by \(height)").targeting(.row(0)), Line("two")]
  }

  init() { page.hints = [("+ -", "count"), ("Enter", "go"), ("?", "help")] }

  private func rows(_ page: Page, _ columns: Int, _ rows: Int) -> [String] {
    page.frame(size: Size(columns: columns, rows: rows)).lines
  }

  @Test(arguments: [
    (28, " Toy   1 First  2 Second 9"), (27, "  1 First  2 Second 9"),
    (21, "  1 First  2 Second"), (20, "  1  2  First"), (13, " First"), (3, " F…"),
  ])
  func tabsAreShortenedToFit(columns: Int, header: String) {
    #expect(rows(page, columns, 10)[0] == header)
  }

  @Test(arguments: [
    (28, " + - count  Enter go  ? help"), (27, " + - count  ? help"), (9, " ? help"),
  ])
  func theLastHintStays(columns: Int, footer: String) {
    #expect(rows(page, columns, 3)[2] == footer)
  }

  @Test(arguments: 0...4)
  func theBodyStaysOnAVeryLowScreen(height: Int) {
    let bodies = ["", "of 40 by 1", "of 40 by 1", "of 40 by 1", "of 40 by 2"]
    #expect(height == 0 || rows(page, 40, height).contains(bodies[height]))
  }

  @Test func theCellsOfAHintTargetItsKey() {
    let frame = page.frame(size: Size(columns: 40, rows: 10))
    let targets = [1, 2, 3, 6, 12, 18, 22].map { frame.target(row: 9, column: $0) }
    let keys: [Key?] = [
      .character("+"), nil, .character("-"), nil, .enter, .enter, .character("?"),
    ]
    #expect(targets == keys.map { $0.map(Target.key) })
  }
}
