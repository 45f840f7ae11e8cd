// Tests of Terminal UI: rendering.

import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalUI

@Suite struct RendererTests {
  private let size = Size(columns: 20, rows: 6)

  private func frame(_ lines: Line...) -> Frame { Frame(size: size, lines: lines) }

  @Test func anUnknownScreenIsClearedFirst() {
    let frame = frame(Line(), Line("hi"))
    #expect(render(frame, over: nil).hasPrefix("\u{1B}[0m\u{1B}[2J"))
    #expect(render(frame, over: Frame(size: Size(columns: 9, rows: 9))).contains("\u{1B}[2J"))
  }

  @Test func onlyLinesThatDifferAreWritten() {
    let before = frame(Line("Count: 41"), Line("same"))
    let after = frame(Line("Count: 42"), Line("same"))
    #expect(render(after, over: before) == "\u{1B}[1;1HCount: 42" + blanks(11))
    #expect(render(after, over: after) == "")
  }

  @Test func aStyleIsSetAndResetOnceAndWithoutColorsOthersStay() {
    let line =
      Line("ab", Style(foreground: .red, bold: true))
      + Line("c" + blanks(17), Style(foreground: .red))
    let rest = "c" + blanks(17) + "\u{1B}[0m"
    #expect(
      render(frame(line), over: frame()) == "\u{1B}[1;1H\u{1B}[0;1;31mab\u{1B}[0;31m" + rest)
    #expect(
      render(frame(line), over: frame(), colors: false) == "\u{1B}[1;1H\u{1B}[0;1mab\u{1B}[0m"
        + rest)
  }

  @Test(arguments: [true, false])
  func theTerminalShowsTheNextFrame(colors: Bool) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let before = randomFrame(&random, colors: colors)
      let after =
        Bool.random(using: &random)
        ? randomFrame(&random, colors: colors)
        : randomFrame(&random, colors: colors, over: before)
      var terminal = TerminalEmulator(size: size)
      terminal.feed("\u{1B}[?7l")
      terminal.feed(render(before, over: nil, colors: colors))
      #expect(terminal.shows(before))
      terminal.feed(render(after, over: before, colors: colors))
      #expect(terminal.shows(after))
      #expect(terminal.complaints == [])
    }
  }

  private func randomFrame(
    _ random: inout SeededGenerator, colors: Bool, over frame: Frame? = nil
  ) -> Frame {
    let characters: [Character] = [
      "a", "b", " ", " ", "…", "─", "é", "e\u{301}", "한", "漢", "Ａ", "👍🏽", "👨‍👩‍👧‍👦", "🇰🇷", "❤️", "\u{1B}",
      "\u{301}", "\t", "\r\n",
    ]
    var lines = frame?.rows ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in
        characters.randomElement(using: &random)!
      }
      let color = colors ? Style.Color.allCases.randomElement(using: &random)! : nil
      let style = Style(
        foreground: Bool.random(using: &random) ? color : nil,
        bold: Bool.random(using: &random), reverse: Bool.random(using: &random))
      let line = Line(String(text), style)
      if lines.isEmpty || Bool.random(using: &random) {
        lines.append(line)
      } else {
        lines[Int.random(in: lines.indices, using: &random)] = line + Line("end", .bold)
      }
    }
    return Frame(size: size, lines: Array(lines.suffix(size.rows)))
  }
}
