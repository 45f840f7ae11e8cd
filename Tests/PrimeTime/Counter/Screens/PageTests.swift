// Text that must be readable on a screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI
import Testing

@testable import counter

@Suite struct PageTests {
  private func rows(_ state: ScreenState, columns: Int = 80) -> [String] {
    frame(state, size: Size(columns: columns, rows: 24)).text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [Screen.counter, .timeline])
  func theReasonForRefusingANumberIsShown(screen: Screen) {
    let typed = ScreenState.evening.after(.screenChosen(screen))
      .typing("99999999999999999999")
    let refused = typed.after([action(for: .enter, in: typed)].compactMap(\.self))
    let why = screen == .timeline ? "there is no moment 9" : "is not a count"
    #expect(!rows(typed)[22].contains(why))
    #expect(rows(refused)[22].contains(why))
    #expect(!rows(refused.typing("9"))[22].contains(why))
  }

  @Test(arguments: [20, 80])
  func theEndOfALongNameIsVisibleWhileTyping(columns: Int) {
    let name = String(repeating: "漢字 ", count: 40) + "end"
    let row = rows(.fresh.after(.typed(.name(name))), columns: columns)[22]
    #expect(row.hasPrefix(" log in as …"))
    #expect(row.contains("end▏"))
  }

  @Test func eachStepThroughTheHelpIsVisible() {
    let size = Size(columns: 80, rows: 24)
    var state = ScreenState.fresh.after(.screenChosen(.help))
    for _ in 1..<helpLines.count {
      let next = state.after(.cursorMoved(.by(1)))
      #expect(frame(next, size: size) != frame(state, size: size))
      state = next
    }
  }

  @Test func hintsThatJustFitAreNotCut() {
    let help = ScreenState.fresh.after(.screenChosen(.help))
    #expect(rows(help, columns: 20)[23] == " ↑↓ scroll  Esc back")
  }

  @Test func theKeyToCancelASearchIsShown() throws {
    let n = 100_000_000
    let state = ScreenState.fresh.after(
      .app(.counter(.countEntered(n))), .app(.nthPrime(.asked)),
      .app(.nthPrime(.progressed(n: n, progress: 0.5))))
    let row = try #require(rows(state).first { $0.contains("nth prime") })
    #expect(row.hasSuffix("50 %  Esc cancels"))
  }

  @Test func theTimelineHasRoomForTheLongestCountOfAnyRow() {
    let state = ScreenState.fresh.after(
      .app(.counter(.countEntered(.min))), .app(.counter(.countEntered(7))),
      .screenChosen(.timeline))
    let (min, seven) = (rows(state)[4], rows(state)[5])
    #expect(min.contains("\(Int.min)    0 │"))
    #expect(seven.contains(" 7    0 │"))
  }
}
