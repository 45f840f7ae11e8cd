// The meaning of the colours.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI
import Testing

@testable import counter

@Suite struct ColoursTests {
  private func style(of text: String, in state: ScreenState) throws -> Style {
    let frame = frame(state, size: Size(columns: 80, rows: 24))
    for (row, line) in frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let range = line.firstRange(of: text) else { continue }
      return frame[row, columnWidth(of: String(line[..<range.lowerBound]))].style
    }
    Issue.record("There is no \(text) in the frame.")
    return .plain
  }

  @Test func eachColourHasItsMeaning() throws {
    let evening = ScreenState.evening
    #expect(try style(of: "Counter", in: evening) == .selected)
    #expect(try style(of: "Favorites", in: evening) == .plain)
    #expect(try style(of: "┌", in: evening) == .accent)
    #expect(try style(of: "█", in: evening) == Style(foreground: .cyan, bold: true))
    #expect(try style(of: "yes", in: evening) == Style(foreground: .green, bold: true))
    let past = evening.after(.timeline(.visit(moment: 5)))
    #expect(try style(of: "◀ the past", in: past) == Style(foreground: .yellow))
    let failed = evening.after(.app(.favoritesFile(.failed(message: "no"))))
    #expect(try style(of: "┌─ Failed", in: failed) == Style(foreground: .red))
    let found = evening.after(.app(.nthPrime(.answered(n: 1, prime: 2))))
    #expect(try style(of: "┌─ Found", in: found) == Style(foreground: .green))
    let difference = evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))
    #expect(try style(of: "− Favorites 7", in: difference) == Style(foreground: .red))
    #expect(try style(of: "+ Favorites 7  2", in: difference) == Style(foreground: .green))
    let activity = evening.after(.screenChosen(.activity), .cursorMoved(.toEnd))
    #expect(try style(of: "+ added", in: activity) == Style(foreground: .green))
    #expect(try style(of: "− removed", in: activity) == Style(foreground: .red))
  }

  @Test func laterMomentsAreDimmed() throws {
    let state = ScreenState.evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))
    #expect(try style(of: "▸", in: state) == .selected)
    #expect(try style(of: "count = 13", in: state) == .dim)
    #expect(try style(of: "count = 2", in: state) == .plain)
  }
}
