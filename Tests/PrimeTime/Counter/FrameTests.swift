// Frames as bytes, and bytes as keys.

import Testing

@testable import counter

@Suite struct FrameTests {
  private let size = Size(columns: 12, rows: 3)

  @Test func onlyChangedLinesAreWritten() {
    let before = Frame(size: size, lines: [Line("one"), Line("two", .accent)])
    let after = Frame(size: size, lines: [Line("one"), Line("2", .accent)])
    #expect(after.sequence(over: after, colors: true) == "")
    #expect(
      after.sequence(over: before, colors: true)
        == "\u{1B}[2;1H\u{1B}[0;1;36m2\u{1B}[0m           ")
    #expect(
      after.sequence(over: before, colors: false)
        == "\u{1B}[2;1H\u{1B}[0;1m2\u{1B}[0m           ")
    let small = Frame(size: Size(columns: 1, rows: 1), lines: [])
    #expect(small.sequence(over: after, colors: true) == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0m ")
  }

  @Test(arguments: [
    ("a\u{1B}[2Jb\u{7F}\u{85}", "a□[2Jb□□"), ("\u{202E}x\u{2028}", "□x□"), ("漢字 👍 é", "□□ □ é"),
    ("e\u{301}\u{AD}", "□□"), ("│█ ★ − …", "│█ ★ − …"),
  ])
  func charactersThatMayNotTakeOneColumnAreReplaced(text: String, shown: String) {
    #expect(text.inColumns == shown)
  }

  @Test func linesAreCutAndFilled() {
    let line = Line("abc", .bold) + Line("def")
    #expect(
      line.fitted(to: 4).runs == [
        .init(text: "abc", style: .bold), .init(text: "d", style: .plain),
      ])
    #expect(line.fitted(to: 8).runs.last == .init(text: "  ", style: .plain))
    #expect(line.fitted(to: 0).runs == [])
  }

  @Test(arguments: [
    ("aA+", true, ["a", "A", "+"], ""), ("\u{1B}[A\u{1B}OB\u{1B}[1;5C", true, ["↑", "↓", "→"], ""),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[3~", true, ["PgUp", "PgDn", "Delete"], ""),
    ("\u{1B}\r\n\u{7F}\u{3}", true, ["Esc", "Enter", "Backspace", "Ctrl-C"], ""),
    ("\u{1B}[99x\u{1B}[24~a", true, ["a"], ""), ("é漢", true, ["é", "漢"], ""),
    ("a\u{1B}", false, ["a"], "\u{1B}"), ("a\u{1B}[1;", false, ["a"], "\u{1B}[1;"),
    ("\u{1B}[1;", true, ["Esc", "[", "1", ";"], ""), ("\u{1B}a", false, ["Esc", "a"], ""),
  ])
  func keysComeFromBytes(text: String, isWhole: Bool, expected: [Key], rest: String) {
    var bytes = Array(text.utf8)
    #expect(keys(in: &bytes, isWhole: isWhole) == expected)
    #expect(bytes == Array(rest.utf8))
  }
}
