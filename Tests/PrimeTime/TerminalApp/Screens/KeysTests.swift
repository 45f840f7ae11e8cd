// The action of each key, in each kind of state.

import ClassicRedux
import Foundation
import PrimeTime
import TerminalTestSupport
import TerminalUI
import Testing

@testable import counter

@Suite struct KeysTests {
  private static let evening = TerminalState.evening

  /// `Keys.txt` lists the footer of each state, and the actions of its keys, unless an earlier state of the screen has
  /// the same line.
  ///
  /// `REWRITE_FRAMES=1 swift test --filter KeysTests` rewrites it.
  @Test func everyKeyHasItsAction() throws {
    var listed: [Screen: Set<String>] = [:]
    let text = Self.states.map { name, state in
      var (names, actions) = ([String: [String]](), [String]())
      for (name, key) in Self.keys {
        guard let action = effect(of: key, in: state) else { continue }
        if names[action] == nil { actions.append(action) }
        names[action, default: []].append(name)
      }
      let lines = actions.map { "\(names[$0]!.joined(separator: " ")) → \($0)" }
      let new = lines.filter { listed[state.screen]?.contains($0) != true }
      listed[state.screen, default: []].formUnion(lines)
      let footer = state.hints.map { "\($0.key) \($0.meaning)" }.joined(separator: ", ")
      return (["# \(name): \(footer)"] + new).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    try expectGolden(text, in: folder.appending(path: "../Frames/Keys.txt"))
  }

  /// Each key that the help of a screen names does something there.
  @Test(arguments: Screen.allCases)
  func aKeyOfTheHelpHasAnEffect(screen: Screen) throws {
    let states = Self.states.map(\.1).filter { $0.screen == screen }
    for binding in try #require(states.first).keys {
      let names = binding.names.replacing("–", with: " ").split(separator: " ")
      for key in names.compactMap({ Key(named: $0) }) {
        #expect(states.contains { effect(of: key, in: $0) != nil }, "\(key) on \(screen)")
      }
    }
  }

  /// What a key sends, or why it is refused, or what it changes on the screen; `nil` if it has no meaning.
  private func effect(of key: Key, in state: TerminalState) -> String? {
    var after = state
    if let actions = after.press(key) {
      return actions.map { action in
        if case .app(.perform(let action)) = action { plain(action) } else { action.text }
      }.joined(separator: ", ")
    }
    if let note = after.overlay.note {
      return note.hasPrefix("this key has no effect") ? nil : "“\(note)”"
    }
    if after.quitting == .now { return "quit" }
    if after.overlay.help != state.overlay.help { return "help at \(after.overlay.help ?? -1)" }
    if let prompt = after.overlay.prompt { return "type “\(prompt.field.text)”" }
    if state.overlay.prompt != nil { return "stop typing" }
    if after.screen != state.screen { return "\(after.screen)" }
    if after.failures != state.failures { return "close" }
    if after.quitting != state.quitting { return "\(after.quitting)" }
    return "cursor at \(after.row(on: after.screen))"
  }

  /// The action without the names of modules and types.
  private func plain(_ action: Any) -> String {
    "\(action)".replacing(/\b(\w+\.)*[A-Z]\w*\.(?=[a-z])/, with: "")
  }

  private static let keys =
    "+ - = 7 k j h l g G n u r w i p f a t c b e o s d x * ? q < > 漢 ↑ ↓ ← → PgUp PgDn Home End Tab Shift-Tab Space Backspace Delete Enter Esc F1 Ctrl-R Ctrl-A Ctrl-U"
    .split(separator: " ").map { (String($0), Key(named: $0)!) } + [("paste", .paste(" 7\n"))]

  private static let states: [(String, TerminalState)] = [
    ("counter", evening),
    ("counter of a new program", .fresh),
    ("counter in the past", evening.after(.timeline(.visit(moment: 5)))),
    ("counter with a search", evening.after(.app(.nthPrime(.asked)))),
    ("counter during a load", evening.after(.app(.favoritesFile(.loadTapped(path: "f"))))),
    ("alert", evening.after(.app(.favoritesFile(.failed(message: "no"))))),
    (
      "question over the timeline",
      evening.after(.key("q"), .screenChosen(.timeline))
    ),
    ("sheet of a favorite", evening.after(.screenChosen(.primeSheet))),
    ("sheet of a prime", evening.after(.count(17), .screenChosen(.primeSheet))),
    ("sheet of no prime", evening.after(.count(4), .screenChosen(.primeSheet))),
    ("favorites", evening.after(.screenChosen(.favorites))),
    ("favorites of a new program", TerminalState.fresh.after(.screenChosen(.favorites))),
    ("activity", evening.after(.screenChosen(.activity))),
    ("help", evening.after(.key("?"))),
    ("timeline", evening.after(.screenChosen(.timeline))),
    ("timeline in the past", evening.after(.screenChosen(.timeline), .timeline(.visit(moment: 5)))),
    (
      "timeline with a fork",
      evening.after(
        .timeline(.visit(moment: 5)), .app(.counter(.incrTapped)), .screenChosen(.timeline),
        .timeline(.visit(moment: 5)))
    ),
    ("count being typed", evening.typing("42")),
  ]

  @Test(arguments: [
    ("42", 42), ("=-42", -42), ("=--5", -5), ("9223372036854775807", Int.max),
    ("=-9223372036854775808", .min), ("1,000", 1_000), ("42n", 42), ("=", 13),
  ])
  func aTypedNumberIsTheCount(text: String, count: Int) {
    #expect(Self.evening.typing(text).pressing(.enter).app.count == count)
  }

  @Test func aNumberWithTwoSignsIsOneStepOfUndo() {
    let typed = Self.evening.typing("=--5").pressing(.enter)
    #expect(typed.timeline.shown.past.count == Self.evening.timeline.shown.past.count + 1)
  }

  @Test(arguments: [
    ("9223372036854775808", "too large; the largest is 9223372036854775807"),
    ("=-9223372036854775809", "too small; the smallest is -9223372036854775808"),
    ("1,00", "'1,00' is not a whole number"), ("=-", "'-' is not a whole number"),
  ])
  func whatIsNoCountIsRefused(text: String, why: String) {
    let refused = Self.evening.typing(text).pressing(.enter)
    #expect(refused.overlay.note == why && refused.overlay.prompt != nil)
  }

  @Test func aNumberPastedWhereNothingIsTypedIsExplained() {
    let pasted = Self.evening.pressing(.paste("42"))
    #expect(pasted.overlay.note == "there is no text field to paste into")
    #expect(pasted.app == Self.evening.app)
  }

  @Test func aNameCanBeTypedAndPasted() {
    let state = TerminalState.fresh.typing("iq 漢").pressing(.paste("字\nrest"))
    #expect(state.overlay.prompt?.field.text == "q 漢字")
    #expect(state.pressing(.enter).app.loggedInUser == AppState.User(id: 1, name: "q 漢字", bio: ""))
    #expect(TerminalState.fresh.typing("i ").pressing(.enter).app.loggedInUser == nil)
  }

  @Test func theFavoriteAtTheCursorIsDeleted() {
    let favorites = Self.evening.after(.screenChosen(.favorites))
    #expect(favorites.pressing(.delete).app.favoritePrimes == [13])
    #expect(favorites.pressing(.end, .character("d")).app.favoritePrimes == [7])
  }
}
