// Text that must be readable on a screen of any size, and the meaning of the colors.

import ClassicRedux
import Foundation
import PrimeTime
import TerminalTestSupport
import Testing

@testable import TerminalUI
@testable import counter

@Suite struct PageTests {
  private func rows(_ state: TerminalState, columns: Int = 80) -> [String] {
    state.frame(size: Size(columns: columns, rows: 24)).lines
  }

  @Test(arguments: [(80, "too large; the largest is 9223372036854775807"), (20, "too large")])
  func theReasonForRefusingANumberIsShown(columns: Int, why: String) {
    let typed = TerminalState.evening.typing("99999999999999999999")
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
    for entry in TerminalState.fresh.help {
      let lines = helpLines(entry, indent: 20, width: columns)
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
    let targets = [Screen.counter, .favorites, .activity, .timeline].map { screen in
      let frame = TerminalState.fresh.after(.screenChosen(screen)).frame(size: size)
      return (0..<columns).map { frame.target(row: 0, column: $0) }
    }
    #expect(Set(targets.map { "\($0)" }).count == 1)
    #expect(targets[0].contains(.key(.character("?"))))
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 5)])
  func aRefusalIsSeenBesideABox(columns: Int, rows: Int) {
    let state = TerminalState.fresh.after(.screenChosen(.primeSheet), .key("s"))
    let frame = state.frame(size: Size(columns: columns, rows: rows))
    #expect(frame.lines[rows - 2].hasPrefix(" 0 is not prime"))
    #expect(frame[rows - 2, 1].style == .plain)
  }

  @Test func theTimelineHasRoomForTheLongestCountOfAnyRow() {
    let state = TerminalState.fresh.after(.count(.min), .count(7), .screenChosen(.timeline))
    let rows = rows(state, columns: 100)
    let (min, seven) = (rows[4], rows[5])
    #expect(min.contains("\(Int.min)    0 "))
    #expect(seven.contains(" 7    0 "))
  }

  /// Among sixty others, and not only their beginning.
  @Test(arguments: [(80, 24), (120, 40), (200, 60)])
  func theDifferenceNamesWhatWasSavedAndRemoved(columns: Int, rows: Int) {
    let primes = Array((2...281).filter(isPrime))
    let sixty = TerminalState.fresh.after(
      .app(.favoritesFile(.loaded(primes))), .count(7919), .save,
      .screenChosen(.timeline))
    let size = Size(columns: columns, rows: rows)
    #expect(primes.count == 60 && sixty.frame(size: size).text.contains("Favorites  + 7919"))
    let without = sixty.after(
      .app(.favoritePrimes(.deleteFavoritePrime([4]))), .screenChosen(.timeline))
    let text = without.frame(size: size).text
    #expect(text.contains("Favorites  − 11") && !text.contains("Favorites  − 11\n+"))
    let undone = without.after(.timeline(.app(.undo))).frame(size: size).text
    #expect(undone.contains("Favorites  + 11") && !undone.contains("− Undo"))
  }

  @Test func aVeryWideScreenShowsTheStateInFull() throws {
    let primes = Array((2...541).filter(isPrime))
    let state = TerminalState.fresh.after(
      .app(.favoritesFile(.loaded(primes))), .count(7), .screenChosen(.timeline))
    let frame = state.frame(size: Size(columns: 200, rows: 60))
    let (_, column) = try frame.position(of: "State after moment")
    let shown = frame.lines.map { String($0.dropFirst(column)) }.joined(separator: " ")
    let numbers = shown.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(primes.allSatisfy(numbers.contains))
  }

  @Test(arguments: [Screen.counter, .favorites, .activity, .timeline])
  func theFooterKeepsTheWaysOut(screen: Screen) throws {
    let footer = try #require(rows(.evening.after(.screenChosen(screen))).last)
    #expect(footer.contains("Tab screens") && footer.contains("q quit"))
  }

  @Test func quittingShowsItsKeysOnTheSmallestScreen() {
    let asked = TerminalState.evening.after(.key("q"))
    let lines = asked.frame(size: Size(columns: 20, rows: 5)).lines
    #expect(lines[1...3] == ["Not written: + 7, …", "w writes and quits,", "q quits, Esc stays"])
  }

  @Test(arguments: 10...60)
  func noLineBeginsWithTheRestOfANumber(columns: Int) {
    let state = TerminalState.fresh.after(
      .app(.favoritesFile(.loaded([13, 2, 7919, 104_729]))),
      .app(.favoritePrimes(.deleteFavoritePrime(IndexSet(0..<4)))), .key("q"))
    let lines = state.frame(size: Size(columns: columns, rows: 14)).lines
    #expect(lines.allSatisfy { !$0.contains(/[−+] *│?$/) }, "\(lines)")
  }

  @Test func nothingOfTheFirstScreenIsCut() {
    #expect(!TerminalState.fresh.frame(size: Size(columns: 120, rows: 40)).text.contains("…"))
  }

  @Test(arguments: [Screen.counter, .favorites, .activity, .timeline])
  func aWideScreenShowsTheTimelineAndMarksOnePane(screen: Screen) {
    let state = TerminalState.evening.after(.screenChosen(screen))
    let text = state.frame(size: Size(columns: 200, rows: 60)).text
    #expect(text.contains("◆ \(screen.rawValue.capitalized)") && text.contains(" Timeline "))
    #expect(text.count { $0 == "◆" } == 1)
  }
}

@Suite struct ColorsTests {
  private func style(of text: String, in state: TerminalState) throws -> Style {
    let frame = state.frame(size: Size(columns: 80, rows: 24))
    let (row, column) = try frame.position(of: text)
    return frame[row, column].style
  }

  @Test func eachColorHasItsMeaning() throws {
    let evening = TerminalState.evening
    #expect(try style(of: "Counter", in: evening) == .selected)
    #expect(try style(of: "Favorites", in: evening) == .plain)
    #expect(try style(of: "┌", in: evening) == .accent)
    #expect(try style(of: "█", in: evening) == Style(foreground: .cyan, bold: true))
    #expect(try style(of: "yes", in: evening) == Style(foreground: .green, bold: true))
    let past = evening.after(.timeline(.visit(moment: 5)))
    #expect(try style(of: "◀ Esc returns", in: past) == Style(foreground: .yellow))
    let failed = evening.after(.app(.favoritesFile(.failed(message: "no"))))
    #expect(try style(of: "┌─ Failed", in: failed) == Style(foreground: .red))
    let difference = evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))
    #expect(try style(of: "− yes", in: difference) == Style(foreground: .red))
    #expect(try style(of: "+ 2", in: difference) == Style(foreground: .green))
    let activity = evening.after(.screenChosen(.activity), .pressed(.end))
    #expect(try style(of: "+ added 13", in: activity) == Style(foreground: .green))
    #expect(try style(of: "− removed 2", in: activity) == Style(foreground: .red))
  }

  @Test func laterMomentsAreDimmed() throws {
    let state = TerminalState.evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))
    #expect(try style(of: "▸", in: state) == .selected)
    #expect(try style(of: "count = 13", in: state) == .dim)
    #expect(try style(of: "count = 2", in: state) == .plain)
  }
}

@Suite struct AllSizesTests {
  /// Around each size at which the layout changes.
  private static let sizes = [
    (0, 0), (1, 1), (3, 2), (20, 5), (39, 8), (64, 11), (119, 31), (120, 12), (200, 60),
  ].map { Size(columns: $0, rows: $1) }

  @Test(arguments: Screen.allCases)
  func everySizeHasAFrameOfThatSize(screen: Screen) {
    for state in Self.states.map({ $0.after(.screenChosen(screen)) }) {
      for size in Self.sizes { #expect(state.frame(size: size).size == size) }
    }
  }

  private static let states: [TerminalState] = [
    crowded.after(.count(.max)), crowded.after(.timeline(.visit(moment: 1))),
    crowded.after(
      .app(.favoritesFile(.failed(message: String(repeating: "漢字", count: 200)))),
      .app(.nthPrime(.failed(n: .min, message: "no")))),
    crowded.pressing(.character("i"), .paste(String(repeating: "한글", count: 90))),
    .evening.after(.app(.nthPrime(.asked)), .app(.nthPrime(.progressed(n: .max, progress: 2)))),
  ]

  /// Three hundred favorites and activities, and a name longer than any screen is wide.
  private static let crowded = TerminalState(file: String(repeating: "/目录", count: 100)).after(
    .app(
      .favoritesFile(.loaded((2...2_000).filter(isPrime)))),
    .app(
      .login(
        .loginTapped(
          .init(id: 1, name: String(repeating: "漢字 👩‍👩‍👧 e\u{301} ", count: 30), bio: "")))),
    .count(.min), .screenChosen(.favorites), .key("x"), .key("x"))
}
