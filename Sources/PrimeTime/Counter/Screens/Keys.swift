// The keys: what they do on each screen, and how the footer and the help describe them.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI

/// The action of a key, if it has one. A pure function of the state and the key.
///
/// Text that is being typed comes first, then an alert, which takes only its own keys, so that other keys still do
/// what they did before the alert appeared. A paste has an effect only where text is being typed.
func action(for key: Key, in state: ScreenState) -> ScreenAction? {
  if let typed = state.typed {
    if let action = typingAction(for: key, typed, in: state) { return action }
    switch (typed, key) {
    // The list still moves while its filter is being typed.
    case (.number, _), (.filter, .up), (.filter, .down), (.filter, .pageUp), (.filter, .pageDown),
      (.filter, .tab), (.filter, .backTab):
      break
    case (.filter, _), (.name, _): return nil
    }
  }
  if case .character(let digit) = key, isDigit(digit), [.counter, .timeline].contains(state.screen)
  {
    return .typed(.number(TextField(String(digit))))
  }
  return bindings(in: state).lazy.filter { $0.keys.contains(key) }.compactMap { $0.action(state) }
    .first.map(state.checked)
}

extension ScreenState {
  /// The action, or a refusal if it has no effect now.
  fileprivate func checked(_ action: ScreenAction) -> ScreenAction {
    guard case .timeline(.app(let app)) = action, let why = timeline.shown.refusal(of: app) else {
      return action
    }
    // Without the suggestion, which is for line mode.
    return .refused(String(why.prefix { $0 != ";" }))
  }
}

/// The keys for the footer, most useful first: those that do something now.
func hints(in state: ScreenState) -> [Page.Hint] {
  switch state.typed {
  case .filter: return [("Enter", "keep"), ("Esc", "show all"), ("↑↓", "move")]
  case .number, .name: return [("Enter", "accept"), ("Esc", "cancel")]
  case nil: break
  }
  var taken: Set<Key> = []
  return bindings(in: state).compactMap { binding in
    guard taken.isDisjoint(with: binding.keys), let action = binding.action(state) else {
      return nil
    }
    taken.formUnion(binding.keys)
    if case .refused = state.checked(action) { return nil }
    return binding.hint
  }
}

/// The bindings of the screen. If several have the same key, the first one with an action counts.
private func bindings(in state: ScreenState) -> [Binding] {
  let own: [Binding] =
    switch state.screen {
    case .counter: counterKeys + backKeys + appKeys
    case .primeSheet: sheetKeys + backKeys + appKeys
    case .favorites: favoritesKeys + listKeys + backKeys + appKeys
    case .activity: listKeys + backKeys + appKeys
    // Without the keys of the app, which could change it by accident.
    case .timeline: timelineKeys + backKeys
    case .help: listKeys + backKeys + [Binding("? F1", "back") { _ in .screenChosen(.counter) }]
    }
  return (state.alerts.isEmpty ? [] : alertKeys) + own + everywhereKeys
}

let help = Help([
  ("Counter", counterKeys.entries), ("Is it prime?", sheetKeys.entries),
  ("Counter, favorites and activity", appKeys.entries),
  ("Everywhere", (backKeys + everywhereKeys).entries + Help.terminalKeys),
  ("Favorites", favoritesKeys.entries), ("Lists", listKeys.entries),
  ("Timeline", timelineKeys.entries), ("Alerts", alertKeys.entries),
])

private struct Binding: Sendable {
  /// The names of the keys, with blanks between them.
  let names: String
  let meaning: String
  /// The names and the meaning for the footer, if it shows them.
  let hint: Page.Hint?
  /// The action in a state; `nil` if the keys mean nothing then.
  let action: @Sendable (ScreenState) -> ScreenAction?
  let keys: Set<Key>

  /// - Parameter shown: The names in the footer, by default the first one.
  init(
    _ names: String, _ meaning: String, hint: String? = nil, shown: String? = nil,
    action: @escaping @Sendable (ScreenState) -> ScreenAction?
  ) {
    let words = names.split(separator: " ")
    (self.names, self.meaning, self.action) = (names, meaning, action)
    self.hint = hint.map { (shown ?? String(words[0]), $0) }
    keys = Set(words.compactMap { Key(named: $0) })
  }
}

extension [Binding] {
  fileprivate var entries: [Page.Hint] { map { ($0.names, $0.meaning) } }
}

private let counterKeys = [
  Binding("+ k ↑ →", "count up", hint: "count", shown: "+ -") { _ in .app(.counter(.incrTapped)) },
  Binding("- j ↓ ←", "count down") { _ in .app(.counter(.decrTapped)) },
  Binding("= 0–9", "type a count; Enter accepts it, and so does any other key") { _ in
    .typed(.number(""))
  },
  Binding("Esc", "cancel the search", hint: "cancel") {
    $0.app.isSearching && !$0.timeline.isInPast ? .app(.nthPrime(.cancelTapped)) : nil
  },
]

private let sheetKeys = [
  Binding("s", "save it as a favorite", hint: "save") { _ in
    .app(.primeModal(.saveFavoritePrimeTapped))
  },
  Binding("d Delete Backspace", "remove it", hint: "remove") { _ in
    .app(.primeModal(.removeFavoritePrimeTapped))
  },
  Binding("Enter", "save it, or remove it") {
    .app(.primeModal($0.app.isFavorite ? .removeFavoritePrimeTapped : .saveFavoritePrimeTapped))
  },
]

private let appKeys = [
  Binding("p", "is it prime?", hint: "prime?") {
    .screenChosen($0.screen == .primeSheet ? .counter : .primeSheet)
  },
  Binding("n", "find the nth prime", hint: "nth prime") { _ in .app(.nthPrime(.asked)) },
  Binding("u", "undo", hint: "undo") { _ in .timeline(.app(.undo)) },
  Binding("r Ctrl-R", "redo", hint: "redo") { _ in .timeline(.app(.redo)) },
  Binding(
    "w", "write the favorites; asks before it drops any that you did not remove", hint: "write"
  ) {
    .app(.favoritesFile(.writeTapped(path: $0.file)))
  },
  Binding("l", "load the favorites", hint: "load") {
    .app(.favoritesFile(.loadTapped(path: $0.file)))
  },
  Binding("i", "log in", hint: "log in") { $0.app.loggedInUser == nil ? .typed(.name("")) : nil },
  Binding("i", "log out", hint: "log out") { _ in .app(.login(.logoutTapped)) },
]

private let backKeys = [
  Binding("Esc", "return to the present", hint: "present") {
    $0.timeline.isInPast && [.counter, .timeline].contains($0.screen)
      ? .timeline(.returnToPresent) : nil
  },
  Binding("Esc c", "back to the counter", hint: "back") {
    $0.screen == .counter ? nil : .screenChosen(.counter)
  },
]

private let everywhereKeys = [
  Binding("Tab", "the next screen", hint: "screens") { .screenChosen($0.screen.next(1)) },
  Binding("Shift-Tab", "the screen before") { .screenChosen($0.screen.next(-1)) },
  Binding("f", "the favorites") { _ in .screenChosen(.favorites) },
  Binding("a", "the activity") { _ in .screenChosen(.activity) },
  Binding("t", "the timeline") { _ in .screenChosen(.timeline) },
  Binding("q", "quit; asks if favorites are not written", hint: "quit") { _ in .quitTapped },
  Binding("? F1", "this help", hint: "help") { $0.screen == .help ? nil : .screenChosen(.help) },
]

private let alertKeys = [
  Binding("o", "overwrite the file that an alert is about", hint: "overwrite") {
    guard case .overwrite(let path) = $0.alerts[0].question else { return nil }
    return .app(.favoritesFile(.overwriteTapped(path: path)))
  },
  Binding("l", "load it instead", hint: "load") {
    guard case .overwrite(let path) = $0.alerts[0].question else { return nil }
    return .app(.favoritesFile(.loadTapped(path: path)))
  },
  Binding("w", "write the favorites and quit", hint: "write and quit") {
    $0.alerts[0].question == .quit ? .writeAndQuitTapped : nil
  },
  Binding("Enter Esc", "close an alert", hint: "close") { _ in .alertClosed },
]

private let listKeys =
  [
    moving("↓ j", "move down", hint: "move", .by(1)), moving("↑ k", "move up", .by(-1)),
    moving("PgDn", "move down by ten", .by(10)), moving("PgUp", "move up by ten", .by(-10)),
    moving("Home g", "to the first", .toStart), moving("End G", "to the last", .toEnd),
  ] + filterKeys

private func moving(
  _ names: String, _ meaning: String, hint: String? = nil, _ movement: ScreenAction.Movement
) -> Binding {
  Binding(names, meaning, hint: hint, shown: "↑↓") { $0.isEmpty ? nil : .cursorMoved(movement) }
}

private let filterKeys = [
  Binding("Esc", "show all rows", hint: "show all") {
    $0.filter.isEmpty ? nil : .filtered("", isTyped: false)
  },
  Binding("/", "show only the rows that contain a text", hint: "filter") {
    $0.screen == .help || $0.isEmpty && $0.filter.isEmpty
      ? nil : .filtered(TextField($0.filter), isTyped: true)
  },
]

private let favoritesKeys = [
  Binding("x Space", "select one", hint: "select") { $0.isEmpty ? nil : .selectTapped },
  Binding("d Delete Backspace", "delete the selection, or the row", hint: "delete") { state in
    let selected = state.shownSelection
    let doomed = selected.isEmpty ? Set([state.favoriteAtCursor].compactMap(\.self)) : selected
    let primes = state.app.favoritePrimes
    let offsets = IndexSet(primes.indices.filter { doomed.contains(primes[$0]) })
    if offsets.isEmpty { return .refused("there is nothing to delete") }
    return .app(.favoritePrimes(.deleteFavoritePrime(offsets)))
  },
]

private let timelineKeys =
  [
    Binding("↑ ← k h", "step back; all screens show that moment", hint: "step", shown: "↑↓") {
      $0.step(-1)
    },
    Binding("↓ → j l", "step forward") { $0.step(1) },
    Binding(
      "Enter",
      "to the counter at that moment; any action there starts a branch, and the "
        + "later moments become a fork", hint: "go there"
    ) { _ in .screenChosen(.counter) },
    Binding("b", "continue the fork that was left here", hint: "fork") { state in
      let moment = state.timeline.moment
      return state.timeline.forks.contains { $0.start == moment }
        ? .timeline(.returnToFork(moment: moment))
        : .refused("there is no fork at moment \(moment)")
    },
    Binding("PgUp", "ten back") { $0.step(-10) },
    Binding("PgDn", "ten forward") { $0.step(10) },
    Binding("Home g", "to the start") { $0.visit(0) },
    Binding("End G", "to the present") { $0.visit($0.timeline.last) },
    Binding("0–9", "type a moment; Enter goes there") { _ in nil },
  ] + filterKeys
