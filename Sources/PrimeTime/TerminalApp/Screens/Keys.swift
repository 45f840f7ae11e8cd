// The keys: what they do on each screen, and how the footer and the help describe them.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TerminalUI

typealias ScreenKey = Binding<TerminalState>

extension TerminalState {
  /// An alert takes only its own keys, so that the others still do what they did before it appeared.
  var keys: [ScreenKey] {
    let own: [ScreenKey] =
      switch screen {
      case .counter: counterKeys + backKeys + appKeys
      case .primeSheet: sheetKeys + backKeys + appKeys
      case .favorites: favoritesKeys + listKeys + backKeys + appKeys
      case .activity: listKeys + backKeys + appKeys
      // Without the keys of the app, which could change it by accident.
      case .timeline: timelineKeys + backKeys
      }
    return (hasAlert ? alertKeys : []) + own + everywhereKeys
  }

  var help: Help {
    Help([
      ("Counter", .init(counterKeys)), ("Is it prime?", .init(sheetKeys)),
      ("Counter, favorites and activity", .init(appKeys)),
      ("Everywhere", .init(backKeys + everywhereKeys) + [("? F1", "this help")]),
      ("Favorites", .init(favoritesKeys)), ("Lists", .init(listKeys)),
      ("Timeline", .init(timelineKeys)), ("Alerts", .init(alertKeys)),
    ])
  }

  /// Sends an action, or refuses it if it has no effect now.
  fileprivate func send(_ action: HistoryAction) -> Reaction<TerminalState> {
    guard let why = timeline.refusal(of: action) else { return .send([.app(action)]) }
    // Without the suggestion, which is for line mode.
    return .refused(String(why.prefix { $0 != ";" }))
  }

  fileprivate func send(_ action: AppAction) -> Reaction<TerminalState> { send(.perform(action)) }
}

private var counterKeys: [ScreenKey] {
  [
    ScreenKey("+ k ↑ →", "count up", hint: "count", shown: "+ -") {
      $0.send(.counter(.incrTapped))
    },
    ScreenKey("- j ↓ ←", "count down") { $0.send(.counter(.decrTapped)) },
    ScreenKey("= 0–9", "type a count; Enter accepts it, and so does any other key") { _ in
      .change { state in state.askForNumber("count =") { $0.enter($1) } }
    },
    ScreenKey("Esc", "cancel the search", hint: "cancel") {
      guard $0.shown.isSearching, !$0.timeline.isInPast else { return nil }
      return $0.send(.perform(.nthPrime(.cancelTapped)))
    },
  ]
}

private var sheetKeys: [ScreenKey] {
  [
    ScreenKey("s", "save it as a favorite", hint: "save") {
      $0.send(.primeModal(.saveFavoritePrimeTapped))
    },
    ScreenKey("d Delete Backspace", "remove it", hint: "remove") {
      $0.send(.primeModal(.removeFavoritePrimeTapped))
    },
    ScreenKey("Enter", "save it, or remove it") {
      let isFavorite = $0.app.isFavorite
      return $0.send(
        .primeModal(isFavorite ? .removeFavoritePrimeTapped : .saveFavoritePrimeTapped))
    },
  ]
}

private var appKeys: [ScreenKey] {
  [
    ScreenKey("p", "is it prime?", hint: "prime?") { _ in
      .change { $0.show($0.screen == .primeSheet ? .counter : .primeSheet) }
    },
    ScreenKey("n", "find the nth prime", hint: "nth prime") {
      $0.send(.perform(.nthPrime(.asked)))
    },
    ScreenKey("u", "undo", hint: "undo") { $0.send(.undo) },
    ScreenKey("r Ctrl-R", "redo", hint: "redo") { $0.send(.redo) },
    ScreenKey("w", "write the favorites", hint: "write") {
      $0.send(.perform(.favoritesFile(.writeTapped(path: $0.file))))
    },
    ScreenKey("l", "load the favorites", hint: "load") {
      $0.send(.perform(.favoritesFile(.loadTapped(path: $0.file))))
    },
    ScreenKey("i", "log in", hint: "log in") { state in
      guard state.app.loggedInUser == nil else { return nil }
      return .change { $0.overlay.prompt = Prompt("log in as") { $0.login($1) } }
    },
    ScreenKey("i", "log out", hint: "log out") { $0.send(.login(.logoutTapped)) },
  ]
}

private var backKeys: [ScreenKey] {
  [
    ScreenKey("Esc", "return to the present", hint: "present") {
      $0.timeline.isInPast && [.counter, .timeline].contains($0.screen)
        ? .send([.returnToPresent]) : nil
    },
    ScreenKey("Esc", "back to the counter", hint: "back") {
      $0.screen == .counter ? nil : .change { $0.show(.counter) }
    },
  ]
}

private var everywhereKeys: [ScreenKey] {
  func showing(_ names: String, _ meaning: String, _ screen: Screen) -> ScreenKey {
    ScreenKey(names, meaning) { _ in .change { $0.show(screen) } }
  }
  return [
    ScreenKey("Tab", "the next screen", hint: "screens") { _ in
      .change { $0.show($0.screen.next(1)) }
    },
    ScreenKey("Shift-Tab", "the screen before") { _ in .change { $0.show($0.screen.next(-1)) } },
    showing("c", "the counter", .counter), showing("f", "the favorites", .favorites),
    showing("a", "the activity", .activity), showing("t", "the timeline", .timeline),
    ScreenKey("q", "quit; asks if favorites are not written", hint: "quit") { _ in
      .change { $0.quit() }
    },
  ]
}

private var alertKeys: [ScreenKey] {
  [
    ScreenKey("w", "write the favorites and quit", hint: "write and quit") {
      guard case .asking = $0.quitting else { return nil }
      let write = HistoryAction.perform(.favoritesFile(.writeTapped(path: $0.file)))
      return .send([.returnToPresent, .app(write)]) { $0.quitting = .whenWritten }
    },
    ScreenKey("Enter Esc", "close an alert", hint: "close") { _ in .change { $0.closeAlert() } },
  ]
}

private var listKeys: [ScreenKey] {
  movingKeys { state, distance in
    state.isEmpty ? nil : .change { $0.move(by: distance, on: $0.screen) }
  } + filterKeys
}

private var filterKeys: [ScreenKey] {
  [
    ScreenKey("Esc", "show all rows", hint: "show all") {
      $0.filter.isEmpty ? nil : .change { $0.setFilter("") }
    },
    ScreenKey("/", "show only the rows that contain a text", hint: "filter") {
      if $0.isEmpty && $0.filter.isEmpty { return nil }
      return .change { state in
        state.overlay.prompt = Prompt("filter", text: state.filter) { $0.setFilter($1) }
      }
    },
  ]
}

private var favoritesKeys: [ScreenKey] {
  [
    ScreenKey("x Space", "select one", hint: "select") {
      if $0.isEmpty { return nil }
      return .change {
        $0.toggleFavoriteAtCursor()
        $0.move(by: 1, on: .favorites)
      }
    },
    ScreenKey("d Delete Backspace", "delete the selection, or the row", hint: "delete") { state in
      let (selected, primes) = (state.shownSelection, state.app.favoritePrimes)
      let offsets =
        selected.isEmpty
        ? IndexSet([state.elementAtCursor].compactMap(\.self))
        : IndexSet(primes.indices.filter { selected.contains(primes[$0]) })
      if offsets.isEmpty { return .refused("there is nothing to delete") }
      return state.send(.favoritePrimes(.deleteFavoritePrime(offsets)))
    },
  ]
}

private var timelineKeys: [ScreenKey] {
  movingKeys(up: "↑ ← k h", down: "↓ → j l", "step") { $0.step(by: $1) } + [
    ScreenKey(
      "Enter",
      "to the counter at that moment; any action there starts a branch, and the "
        + "later moments become a fork", hint: "go there"
    ) { _ in .change { $0.show(.counter) } },
    ScreenKey("b", "continue the fork that was left here", hint: "fork") { state in
      let moment = state.timeline.moment
      return state.timeline.forks.contains { $0.start == moment }
        ? .send([.returnToFork(moment: moment)])
        : .refused("there is no fork at moment \(moment)")
    },
    ScreenKey("0–9", "type a moment; Enter goes there") { _ in
      .change { state in state.askForNumber("go to moment") { $0.jump(to: $1) } }
    },
  ] + filterKeys
}

// MARK: Typing

extension TerminalState {
  /// Asks for a number, which begins with the digit that was pressed, if one was.
  fileprivate mutating func askForNumber(
    _ label: String, accept: @escaping (TerminalState, String) -> Reaction<TerminalState>
  ) {
    var text = ""
    if case .character(let digit) = overlay.lastKey, digit.isNumber { text = String(digit) }
    // "-" has counted down, but before a digit it was meant as a sign.
    let hasSign = !text.isEmpty && screen == .counter && overlay.keyBefore == .character("-")
    overlay.prompt = Prompt(label, text: (hasSign ? "-" : "") + text, isNumber: true) {
      $1.isEmpty ? .change { $0.overlay.prompt = nil } : accept($0, $1)
    }
  }

  fileprivate func enter(_ text: String) -> Reaction<TerminalState> {
    do { return send(.counter(.countEntered(try wholeNumber(text)))) } catch {
      return .refused(error.message)
    }
  }

  fileprivate func jump(to text: String) -> Reaction<TerminalState> {
    guard let moment = Int(text.filter { $0 != "," }), timeline.moments.indices.contains(moment)
    else { return .refused("there is no moment \(text); there are 0 to \(timeline.last)") }
    return .send([.visit(moment: moment)])
  }

  fileprivate func login(_ text: String) -> Reaction<TerminalState> {
    let name = text.split(separator: " ").joined(separator: " ")
    if name.isEmpty { return .change { $0.overlay.prompt = nil } }
    if name.printable != name { return .refused("a name cannot contain control characters") }
    return send(.login(.loginTapped(AppState.User(id: 1, name: name, bio: ""))))
  }
}

// MARK: The mouse

extension TerminalState {
  /// A click acts on the pane under the mouse.
  func reaction(toClickOn target: Target) -> Reaction<TerminalState>? {
    guard let screen = Screen(target) else { return nil }
    switch target {
    case .row(let row, list: boxes):
      return .change {
        $0.click(row, on: .favorites)
        $0.toggleFavoriteAtCursor()
      }
    case .row(let row, _) where screen == .timeline:
      return .send([.visit(moment: row)]) { $0.click(row, on: .timeline) }
    case .row(let row, _): return .change { $0.click(row, on: screen) }
    case .pane, .key, .tab: return screen == self.screen ? nil : .change { $0.show(screen) }
    }
  }

  /// The wheel moves in the pane under the mouse, or else in the list of the screen. On the counter, where the arrows
  /// count, it does nothing.
  func reaction(toWheel distance: Int, over target: Target?) -> Reaction<TerminalState>? {
    if hasAlert { return nil }
    let screen = target.flatMap(Screen.init) ?? screen
    switch screen {
    case .counter, .primeSheet: return nil
    case .timeline: return step(by: distance)
    case .favorites, .activity: return .change { $0.move(by: distance, on: screen) }
    }
  }
}

extension Screen {
  fileprivate init?(_ target: Target) {
    switch target {
    case .row(_, list: boxes): self = .favorites
    case .pane(let name), .row(_, list: let name): self.init(rawValue: name)
    case .key, .tab: return nil
    }
  }
}
