// The keys: what they do on each screen, and how the footer and the help describe them.

import ClassicRedux
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
      .change { $0.askForCount() }
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
      if $0.quitting != .asking { return nil }
      let write = HistoryAction.perform(.favoritesFile(.writeTapped(path: $0.file)))
      return .send([.returnToPresent, .app(write)]) { $0.quitting = .whenWritten }
    },
    ScreenKey("Enter Esc", "close an alert", hint: "close") { _ in .change { $0.closeAlert() } },
  ]
}

private var listKeys: [ScreenKey] {
  movingKeys { state, distance in
    state.isEmpty ? nil : .change { $0.move(by: distance) }
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
        state.overlay.prompt = Prompt("filter", text: state.filter, change: { $0.setFilter($1) })
      }
    },
  ]
}

private var favoritesKeys: [ScreenKey] {
  [
    ScreenKey("d Delete Backspace", "delete the favorite", hint: "delete") { state in
      guard let offset = state.elementAtCursor else {
        return .refused("there is nothing to delete")
      }
      return state.send(.favoritePrimes(.deleteFavoritePrime([offset])))
    }
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
  ] + filterKeys
}

// MARK: Typing

extension TerminalState {
  /// Asks for a count, which begins with the digit that was pressed, if one was.
  fileprivate mutating func askForCount() {
    var text = ""
    if case .character(let digit) = overlay.lastKey, digit.isNumber { text = String(digit) }
    overlay.prompt = Prompt("count =", text: text, isNumber: true) { state, text in
      if text.isEmpty { return nil }
      do throws(CommandFailure) {
        return state.send(.counter(.countEntered(try wholeNumber(text))))
      } catch {
        return .refused(error.message)
      }
    }
  }

  fileprivate func login(_ text: String) -> Reaction<TerminalState>? {
    let name = text.split(separator: " ").joined(separator: " ")
    if name.isEmpty { return nil }
    return send(.login(.loginTapped(AppState.User(name: name))))
  }
}

extension TerminalState {
  func reaction(toClickOn row: Int, of list: String) -> Reaction<TerminalState>? {
    if list != Screen.timeline.rawValue { return .change { $0.cursor = row } }
    return .send([.visit(moment: row)]) { if $0.screen != .timeline { $0.show(.timeline) } }
  }
}
