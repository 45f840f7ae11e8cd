// The action of each key, in each kind of state.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

@Suite struct KeysTests {
  private static let evening = ScreenState.evening

  /// `Keys.txt` lists the footer of each state, and the actions of its keys, unless an earlier state of the screen has
  /// the same line.
  ///
  /// `REWRITE_FRAMES=1 swift test --filter KeysTests` rewrites it.
  @Test func everyKeyHasItsAction() throws {
    var listed: [Screen: Set<String>] = [:]
    let text = Self.states.map { name, state in
      var (names, actions) = ([String: [String]](), [String]())
      for (name, key) in Self.keys {
        guard let action = action(for: key, in: state).map(description) else { continue }
        if names[action] == nil { actions.append(action) }
        names[action, default: []].append(name)
      }
      let lines = actions.map { "\(names[$0]!.joined(separator: " ")) → \($0)" }
      let new = lines.filter { listed[state.screen]?.contains($0) != true }
      listed[state.screen, default: []].formUnion(lines)
      let footer = hints(in: state).map { "\($0.key) \($0.meaning)" }.joined(separator: ", ")
      return (["# \(name): \(footer)"] + new).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    try expectGolden(text, in: folder.appending(path: "../Frames/Keys.txt"))
  }

  /// Each key that a section of the help names does something on each screen of that section.
  @Test(arguments: [
    ("Counter", [Screen.counter]), ("Is it prime?", [.primeSheet]), ("Favorites", [.favorites]),
    ("Counter, favorites and activity", [.counter, .favorites, .activity]),
    ("Lists", [.favorites, .activity]), ("Timeline", [.timeline]), ("Everywhere", Screen.allCases),
    ("Alerts", []),
  ])
  func aKeyOfTheHelpHasAnEffect(section: String, screens: [Screen]) throws {
    let title = try #require(help.entries.firstIndex { $0.key == section && $0.meaning.isEmpty })
    let states = Self.states.map(\.1) + [Self.evening.after(.quitTapped)]
    // The loop handles those that are the same in all programs.
    for entry in help.entries[(title + 1)...].prefix(while: { !$0.meaning.isEmpty })
    where !Help.terminalKeys.contains(where: { $0.key == entry.key }) {
      let names = entry.key.replacing("–", with: " ").split(separator: " ")
      for key in names.compactMap({ Key(named: $0) }) {
        // Nothing leads back to the counter on the counter.
        for screen in screens where screen != .counter || key != .character("c") {
          let shown = states.filter { $0.screen == screen }
          #expect(shown.contains { action(for: key, in: $0) != nil }, "\(entry) on \(screen)")
        }
        let alerts = states.filter { screens.isEmpty && !$0.alerts.isEmpty }
        #expect(!screens.isEmpty || alerts.contains { action(for: key, in: $0) != nil }, "\(entry)")
      }
    }
  }

  private func description(of action: ScreenAction) -> String {
    switch action {
    case .timeline(.app(.perform(let action))): plain(action)
    case .timeline(let action): action.text
    case .typed(let typed): typed.map { "type “\($0.field.text)”" } ?? "stop typing"
    default: plain(action)
    }
  }

  /// The action without the names of modules and types.
  private func plain(_ action: Any) -> String {
    "\(action)".replacing(/\b(\w+\.)*[A-Z]\w*\.(?=[a-z])/, with: "")
  }

  private static let keys =
    "+ - = 7 k j h l g G n u r w i p f a t c b e o s d x * ? q < > 漢 ↑ ↓ ← → PgUp PgDn Home End Tab Shift-Tab Space Backspace Delete Enter Esc F1 Ctrl-R Ctrl-A Ctrl-U"
    .split(separator: " ").map { (String($0), Key(named: $0)!) } + [("paste", .paste(" 7\n"))]

  private static let states: [(String, ScreenState)] = [
    ("counter", evening),
    ("counter of a new program", .fresh),
    ("counter in the past", evening.after(.timeline(.visit(moment: 5)))),
    ("counter with a search", evening.after(.app(.nthPrime(.asked)))),
    ("counter during a load", evening.after(.app(.favoritesFile(.loadTapped(path: "f"))))),
    ("alert", evening.after(.app(.nthPrime(.answered(n: 7, prime: 17))))),
    (
      "question over the timeline",
      evening.after(
        .app(.favoritesFile(.overwriteAsked(path: "f", message: "it holds 3"))),
        .screenChosen(.timeline))
    ),
    ("sheet of a favorite", evening.after(.screenChosen(.primeSheet))),
    ("sheet of a prime", evening.after(.count(17), .screenChosen(.primeSheet))),
    ("sheet of no prime", evening.after(.count(4), .screenChosen(.primeSheet))),
    ("favorites", evening.after(.screenChosen(.favorites))),
    ("favorites of a new program", ScreenState.fresh.after(.screenChosen(.favorites))),
    ("activity", evening.after(.screenChosen(.activity))),
    ("help", evening.after(.screenChosen(.help))),
    ("timeline", evening.after(.screenChosen(.timeline))),
    ("timeline in the past", evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))),
    (
      "timeline with a fork",
      evening.after(
        .timeline(.visit(moment: 5)), .app(.counter(.incrTapped)), .screenChosen(.timeline),
        .timeline(.visit(moment: 5)))
    ),
    ("moment being typed", evening.after(.screenChosen(.timeline)).typing("12")),
    ("moment that does not exist", evening.after(.screenChosen(.timeline)).typing("99")),
    ("count being typed", evening.typing("42")),
  ]

  @Test(arguments: [
    ("42", ScreenAction.count(42)), ("=-42", .count(-42)),
    ("9223372036854775807", .count(.max)), ("=-9223372036854775808", .count(.min)),
    ("9223372036854775808", .refused("too large; the largest is 9223372036854775807")),
    ("=-9223372036854775809", .refused("too small; the smallest is -9223372036854775808")),
    ("1,000", .count(1_000)), ("1,00", .refused("'1,00' is not a whole number")),
    ("=-", .refused("'-' is not a whole number")), ("=", .typed(nil)),
  ])
  func digitsAreTypedAndEnterConfirmsThem(text: String, expected: ScreenAction) {
    #expect(action(for: .enter, in: Self.evening.typing(text)) == expected)
  }

  @Test(arguments: [
    ("-77", ScreenAction.typed(.number("-77"))), (" 1,000\n", .typed(.number("1,000"))),
    ("twelve", .refused("the pasted text is not a number")),
    (String(repeating: "1", count: 30), .refused("that is too long for a number")),
  ])
  func aPastedNumberIsTakenAsAWhole(text: String, expected: ScreenAction) {
    #expect(action(for: .paste(text), in: Self.evening.typing("=")) == expected)
  }

  @Test func aNameCanBeTypedAndPasted() {
    let state = ScreenState.fresh.typing("iq\u{202E} 漢")
    #expect(state.typed == .name("q 漢"))
    #expect(action(for: .paste("字\nrest"), in: state) == .typed(.name("q 漢字")))
    #expect(action(for: .up, in: state) == nil)
    let user = AppState.User(id: 1, name: "q 漢", bio: "")
    #expect(action(for: .enter, in: state) == .app(.login(.loginTapped(user))))
    #expect(action(for: .enter, in: ScreenState.fresh.typing("i ")) == .typed(nil))
  }

  @Test func theSelectionIsDeletedWhereverTheCursorIs() {
    let favorites = Self.evening.after(.screenChosen(.favorites))
    let second = favorites.after(.cursorMoved(.toEnd), .selectTapped, .cursorMoved(.toStart))
    #expect(favorites.pressing(.delete).app.favoritePrimes == [13])
    #expect(second.pressing(.delete).app.favoritePrimes == [7])
  }
}
