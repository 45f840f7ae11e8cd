// Tests of Terminal UI: rendering.
// SPDX-License-Identifier: MIT

import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalUI

@Suite struct RendererTests {
  private let size = Size(columns: 20, rows: 6)

  @Test func anUnknownScreenIsClearedFirst() {
    var frame = Frame(size: size)
    frame.put("hi", row: 1, column: 2)
    #expect(render(frame, over: nil) == "\u{1B}[0m\u{1B}[2J\u{1B}[2;3Hhi")
    #expect(render(frame, over: Frame(size: Size(columns: 9, rows: 9))).contains("\u{1B}[2J"))
  }

  @Test func onlyDifferencesAreWritten() {
    var before = Frame(size: size)
    before.put("Count: 41", row: 0, column: 0)
    var after = before
    after.put("2", row: 0, column: 8)
    #expect(render(after, over: before) == "\u{1B}[1;9H2")
    #expect(render(after, over: after) == "")
  }

  @Test func aStyleIsSetAndResetOnceAndWithoutColorsOthersStay() {
    let blank = Frame(size: size)
    var frame = blank
    frame.put("ab", row: 0, column: 0, style: Style(foreground: .red, bold: true))
    frame.put("c", row: 0, column: 2, style: Style(foreground: .red))
    #expect(
      render(frame, over: blank) == "\u{1B}[1;1H\u{1B}[0;1;31mab\u{1B}[0;31mc\u{1B}[0m")
    #expect(render(frame, over: blank, colors: false) == "\u{1B}[1;1H\u{1B}[0;1mab\u{1B}[0mc")
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
      "a", "b", " ", " ", "…", "─", "é", "e\u{301}", "한", "漢", "Ａ", "👍🏽", "👨‍👩‍👧‍👦", "🇰🇷", "🇰", "🇷", "❤️",
      "👩\u{200D}", "\u{1B}", "\u{301}", "\t", "\r\n",
    ]
    var frame = frame ?? Frame(size: size)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        characters.randomElement(using: &random)!
      }
      let color = colors ? Style.Color.allCases.randomElement(using: &random)! : nil
      frame.put(
        String(text),
        row: Int.random(in: -1...size.rows, using: &random),
        column: Int.random(in: -5...size.columns, using: &random),
        style: Style(
          foreground: Bool.random(using: &random) ? color : nil,
          bold: Bool.random(using: &random), reverse: Bool.random(using: &random)))
    }
    return frame
  }
}
