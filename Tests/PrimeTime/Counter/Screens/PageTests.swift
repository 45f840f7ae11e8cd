// Text that must be readable on a screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalUI
import Testing

@testable import TerminalScreens
@testable import counter

@Suite struct PageTests {
  private func rows(_ state: ScreenState, columns: Int = 80) -> [String] {
    frame(state, size: Size(columns: columns, rows: 24)).text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [(80, "too large; the largest is 9223372036854775807"), (20, "too large")])
  func theReasonForRefusingANumberIsShown(columns: Int, why: String) {
    let typed = ScreenState.evening.typing("99999999999999999999")
    let refused = typed.pressing(.enter)
    #expect(!rows(typed, columns: columns)[22].contains(why))
    #expect(rows(refused, columns: columns)[22].hasSuffix(why))
    #expect(!rows(refused.typing("9"), columns: columns)[22].contains(why))
  }

  @Test(arguments: [20, 40, 60, 80])
  func theWayOutOfThePastIsShown(columns: Int) {
    let row = rows(.evening.after(.timeline(.visit(moment: 5))), columns: columns)[22]
    #expect(row.contains("Esc returns") && !row.contains("…"))
  }

  @Test(arguments: [20, 40, 60, 80])
  func noWordOfTheHelpIsCut(columns: Int) {
    for entry in help.entries {
      let lines = help.lines(of: entry, width: columns)
      #expect(lines.allSatisfy { $0.width <= columns })
      let text = lines.flatMap(\.pieces).map(\.text).joined(separator: " ")
      #expect(
        text.split(separator: " ") == "\(entry.key) \(entry.meaning)".split(separator: " "))
    }
  }

  /// The tabs do not move, so that a click on a column always selects the same one.
  @Test(arguments: [30, 50, 80])
  func theTabsHaveFixedPlaces(columns: Int) {
    let size = Size(columns: columns, rows: 24)
    let targets = Screen.tabs.map { screen in
      let page = page(.fresh.after(.screenChosen(screen)), width: columns)
      return (0..<columns).map { page.target(row: 0, column: $0, size: size) }
    }
    #expect(Set(targets.map { "\($0)" }).count == 1)
    #expect(targets[0].contains(.tab(4)))
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 5)])
  func aRefusalIsSeenBesideABox(columns: Int, rows: Int) {
    let state = ScreenState.fresh.after(.screenChosen(.primeSheet), .refused("no prime"))
    let frame = frame(state, size: Size(columns: columns, rows: rows))
    #expect(
      frame.text.split(separator: "\n", omittingEmptySubsequences: false)[rows - 2] == " no prime")
    #expect(frame[rows - 2, 1].style == .plain)
  }

  @Test func theTimelineHasRoomForTheLongestCountOfAnyRow() {
    let state = ScreenState.fresh.after(
      .app(.counter(.countEntered(.min))), .app(.counter(.countEntered(7))),
      .screenChosen(.timeline))
    let rows = rows(state, columns: 100)
    let (min, seven) = (rows[4], rows[5])
    #expect(min.contains("\(Int.min)    0 "))
    #expect(seven.contains(" 7    0 "))
  }

  @Test(arguments: [Screen.counter, .favorites, .activity, .timeline])
  func aWideScreenShowsAllPanesAndMarksOne(screen: Screen) {
    let state = ScreenState.evening.after(.screenChosen(screen))
    let text = frame(state, size: Size(columns: 200, rows: 60)).text
    for title in ["Counter", "Favorites", "Activity, UTC", "Timeline", "State after moment 13"] {
      #expect(text.contains(" \(title) "))
    }
    #expect(text.count { $0 == "◆" } == 1)
    #expect(text.contains("◆ \(screen.rawValue.capitalized)"))
  }
}
