// The action of each key, on each screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI

/// The action of a key, if it has one. A pure function of the state and the key.
///
/// Text that is being typed comes first, then an alert, which takes only Enter, Esc and its own keys, so that
/// other keys still do what they were meant to do before the alert appeared. A pasted text acts only where text
/// is being typed.
func action(for key: Key, in state: ScreenState) -> ScreenAction? {
  if let typed = state.typed, let action = typingAction(for: key, typed, in: state) {
    return action
  }
  switch state.typed {
  case .name: return nil
  case .filter where !movesWhileTyping(key): return nil
  case .filter, .number, nil: break
  }
  if let alert = state.alerts.first, let action = alertAction(for: key, alert) { return action }
  if key == .tab { return .screenChosen(state.screen.next(1)) }
  if key == .backTab { return .screenChosen(state.screen.next(-1)) }
  switch state.screen {
  case .counter: return counterAction(for: key, in: state)
  case .primeSheet: return primeSheetAction(for: key, in: state) ?? anyAction(for: key, in: state)
  case .favorites: return favoritesAction(for: key, in: state) ?? anyAction(for: key, in: state)
  case .timeline: return timelineAction(for: key, in: state) ?? wayOut(for: key)
  case .activity: return listAction(for: key, in: state) ?? anyAction(for: key, in: state)
  case .help: return movement(for: key) ?? anyAction(for: key, in: state)
  }
}

private func alertAction(for key: Key, _ alert: Alert) -> ScreenAction? {
  switch (key, alert.overwrites) {
  case (.enter, _), (.escape, _): .alertClosed
  case (.character("o"), let path?): .app(.favoritesFile(.overwriteTapped(path: path)))
  case (.character("l"), let path?): .app(.favoritesFile(.loadTapped(path: path)))
  default: nil
  }
}

private func counterAction(for key: Key, in state: ScreenState) -> ScreenAction? {
  switch key {
  case .character("+"), .character("k"), .up, .right: .app(.counter(.incrTapped))
  case .character("-"), .character("j"), .down, .left: .app(.counter(.decrTapped))
  case .character("="): .typed(.number(""))
  case .character(let character) where isDigit(character):
    .typed(.number(TextField(String(character))))
  case .escape where state.timeline.isInPast: .timeline(.returnToPresent)
  case .escape where state.app.isSearching: .app(.nthPrime(.cancelTapped))
  case .escape: nil
  default: anyAction(for: key, in: state)
  }
}

private func primeSheetAction(for key: Key, in state: ScreenState) -> ScreenAction? {
  let count = state.app.count
  let isFavorite = state.app.favoritePrimes.contains(count)
  switch key {
  case .enter where isFavorite, .character("d"), .delete, .backspace:
    if !isFavorite { return .refused("\(count) is not a favorite prime") }
    return .app(.primeModal(.removeFavoritePrimeTapped))
  case .enter, .character("s"):
    if !isPrime(count) { return .refused("\(count) is not prime; only primes can be saved") }
    if isFavorite { return .refused("\(count) is already a favorite prime") }
    return .app(.primeModal(.saveFavoritePrimeTapped))
  case .character("p"): return .screenChosen(.counter)
  default: return nil
  }
}

private func favoritesAction(for key: Key, in state: ScreenState) -> ScreenAction? {
  switch key {
  case .character(" "), .character("x"): return .selectTapped
  case .character("*"): return .selectAllTapped
  case .character("d"), .delete, .backspace:
    let selected = state.shownSelection
    let doomed = selected.isEmpty ? Set([state.favoriteAtCursor].compactMap(\.self)) : selected
    let primes = state.app.favoritePrimes
    let offsets = IndexSet(primes.indices.filter { doomed.contains(primes[$0]) })
    if offsets.isEmpty { return .refused("there is nothing to delete") }
    return .app(.favoritePrimes(.deleteFavoritePrime(offsets)))
  default: return listAction(for: key, in: state)
  }
}

/// The keys of a list, which can be filtered.
private func listAction(for key: Key, in state: ScreenState) -> ScreenAction? {
  filterAction(for: key, in: state) ?? movement(for: key)
}

private func filterAction(for key: Key, in state: ScreenState) -> ScreenAction? {
  switch key {
  case .character("/"): .filtered(TextField(state.filter), isTyped: true)
  case .escape where !state.filter.isEmpty: .filtered("", isTyped: false)
  default: nil
  }
}

private func timelineAction(for key: Key, in state: ScreenState) -> ScreenAction? {
  let (moment, last) = (state.timeline.moment, state.timeline.last)
  func visit(_ moment: Int) -> ScreenAction {
    .timeline(.visit(moment: min(max(moment, 0), last)))
  }
  func step(_ distance: Int) -> ScreenAction {
    if state.filter.isEmpty { return visit(moment + distance) }
    guard let match = state.matchingMoments(distance).last else {
      return .refused("no \(distance < 0 ? "earlier" : "later") moment contains “\(state.filter)”")
    }
    return visit(match)
  }
  if let action = filterAction(for: key, in: state) { return action }
  switch key {
  case .up, .left, .character("k"), .character("h"): return step(-1)
  case .down, .right, .character("j"), .character("l"): return step(1)
  case .pageUp: return step(-10)
  case .pageDown: return step(10)
  case .home, .character("g"): return visit(0)
  case .character("<"): return visit(moment - max(last / 20, 1))
  case .character(">"): return visit(moment + max(last / 20, 1))
  case .character(" "): return .playTapped
  case .end, .character("G"): return visit(last)
  case .character("e"): return .exportTapped
  case .enter: return .screenChosen(.counter)
  case .character("b"):
    guard state.timeline.forks.contains(where: { $0.start == moment }) else {
      return .refused("there is no fork at moment \(moment)")
    }
    return .timeline(.returnToFork(moment: moment))
  case .escape where state.timeline.isInPast: return .timeline(.returnToPresent)
  case .character(let character) where isDigit(character):
    return .typed(.number(TextField(String(character))))
  default: return nil
  }
}

private func movement(for key: Key) -> ScreenAction? {
  switch key {
  case .up, .character("k"): .cursorMoved(.by(-1))
  case .down, .character("j"): .cursorMoved(.by(1))
  case .pageUp: .cursorMoved(.by(-10))
  case .pageDown: .cursorMoved(.by(10))
  case .home, .character("g"): .cursorMoved(.toStart)
  case .end, .character("G"): .cursorMoved(.toEnd)
  default: nil
  }
}

/// The keys that do the same on all screens except the timeline, where they could change it by accident.
private func anyAction(for key: Key, in state: ScreenState) -> ScreenAction? {
  switch key {
  case .character("n"): .app(.nthPrime(.asked))
  case .character("u"):
    state.timeline.shown.canUndo ? .timeline(.app(.undo)) : .refused("there is nothing to undo")
  case .character("r"), .control("r"):
    state.timeline.shown.canRedo ? .timeline(.app(.redo)) : .refused("there is nothing to redo")
  case .character("w") where state.app.fileMessage == .loading:
    .refused("the favorites are still being loaded; try again")
  case .character("w"): .app(.favoritesFile(.writeTapped(path: state.file)))
  case .character("l"): .app(.favoritesFile(.loadTapped(path: state.file)))
  case .character("i"):
    state.app.loggedInUser == nil ? .typed(.name("")) : .app(.login(.logoutTapped))
  default: wayOut(for: key)
  }
}

private func wayOut(for key: Key) -> ScreenAction? {
  switch key {
  case .character("q"): .quitTapped
  case .escape, .character("c"): .screenChosen(.counter)
  case .character("p"): .screenChosen(.primeSheet)
  case .character("f"): .screenChosen(.favorites)
  case .character("a"): .screenChosen(.activity)
  case .character("t"): .screenChosen(.timeline)
  case .character("?"), .function(1): .screenChosen(.help)
  default: nil
  }
}
