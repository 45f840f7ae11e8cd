// The action of each key, on each screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI

/// The action of a key, if it has one. A pure function of the state and the key.
///
/// Text that is being typed comes first, then an alert, which takes only Enter and Esc, so that other keys still
/// do what they were meant to do before the alert appeared.
func action(for key: Key, in state: ScreenState) -> ScreenAction? {
  if let typed = state.typed, let action = typingAction(for: key, typed, in: state) {
    return action
  }
  if case .name = state.typed { return nil }
  if !state.alerts.isEmpty, key == .enter || key == .escape { return .alertClosed }
  if key == .tab { return .screenChosen(state.screen.next(1)) }
  if key == .backTab { return .screenChosen(state.screen.next(-1)) }
  switch state.screen {
  case .counter: return counterAction(for: key, in: state)
  case .primeSheet: return primeSheetAction(for: key, in: state) ?? anyAction(for: key, in: state)
  case .favorites: return favoritesAction(for: key, in: state) ?? anyAction(for: key, in: state)
  case .timeline: return timelineAction(for: key, in: state) ?? wayOut(for: key)
  case .activity, .help: return movement(for: key) ?? anyAction(for: key, in: state)
  }
}

private func typingAction(for key: Key, _ typed: Typed, in state: ScreenState) -> ScreenAction? {
  switch (typed, key) {
  case (_, .escape): return .typed(nil)
  case (.number(let text), .backspace):
    return .typed(text.isEmpty ? nil : .number(String(text.dropLast())))
  case (.name(let text), .backspace):
    return .typed(text.isEmpty ? nil : .name(String(text.dropLast())))

  case (.number(let text), .character(let character)):
    guard isDigit(character) || character == "-" && text.isEmpty else { return nil }
    // One character more than the longest number: enough to report that it is too large.
    return .typed(.number(String((text + [character]).prefix(21))))
  case (.name(let text), .character(let character)):
    return .typed(.name(String((text + [character]).prefix(200))))
  case (.name(let text), .paste(let pasted)):
    let line = pasted.split(separator: "\n").first ?? ""
    return .typed(.name(String((text + line).prefix(200))))

  case (.number(let text), .enter):
    if state.screen == .timeline { return jump(to: text, in: state) }
    if text.isEmpty { return .typed(nil) }
    guard let count = Int(text) else {
      return .refused("\(text) is not a count, from \(Int.min) to \(Int.max)")
    }
    return .app(.counter(.countEntered(count)))
  case (.name(let text), .enter):
    let name = text.trimmingCharacters(in: .whitespaces)
    if name.isEmpty { return .typed(nil) }
    return .app(.login(.loginTapped(AppState.User(id: 1, name: name, bio: ""))))
  default: return nil
  }
}

/// Whether the key first confirms the number that is being typed: 42n asks for the 42nd prime.
func endsNumber(_ key: Key, in state: ScreenState) -> Bool {
  guard let typed = state.typed, case .number = typed else { return false }
  return typingAction(for: key, typed, in: state) == nil
}

private func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

private func jump(to text: String, in state: ScreenState) -> ScreenAction {
  guard let moment = Int(text), state.timeline.moments.indices.contains(moment) else {
    let moments = state.timeline.moments
    return .refused(
      "there is no moment \(text); there are \(moments.startIndex) to \(state.timeline.last)")
  }
  return .timeline(.visit(moment: moment))
}

private func counterAction(for key: Key, in state: ScreenState) -> ScreenAction? {
  switch key {
  case .character("+"), .character("k"), .up, .right: .app(.counter(.incrTapped))
  case .character("-"), .character("j"), .down, .left: .app(.counter(.decrTapped))
  case .character("="): .typed(.number(""))
  case .character(let character) where isDigit(character): .typed(.number(String(character)))
  case .character("q"): .quitTapped
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
    let doomed =
      state.selected.isEmpty ? Set([state.favoriteAtCursor].compactMap(\.self)) : state.selected
    let primes = state.app.favoritePrimes
    let offsets = IndexSet(primes.indices.filter { doomed.contains(primes[$0]) })
    if offsets.isEmpty { return .refused("there is nothing to delete") }
    return .app(.favoritePrimes(.deleteFavoritePrime(offsets)))
  default: return movement(for: key)
  }
}

private func timelineAction(for key: Key, in state: ScreenState) -> ScreenAction? {
  let (moment, last) = (state.timeline.moment, state.timeline.last)
  func visit(_ moment: Int) -> ScreenAction {
    .timeline(.visit(moment: min(max(moment, state.timeline.moments.startIndex), last)))
  }
  switch key {
  case .up, .left, .character("k"), .character("h"): return visit(moment - 1)
  case .down, .right, .character("j"), .character("l"): return visit(moment + 1)
  case .pageUp: return visit(moment - 10)
  case .pageDown: return visit(moment + 10)
  case .home, .character("g"): return visit(state.timeline.moments.startIndex)
  case .character("<"): return visit(moment - max(last / 20, 1))
  case .character(">"): return visit(moment + max(last / 20, 1))
  case .character(" "): return .playTapped
  case .end, .character("G"): return visit(last)
  case .enter: return .screenChosen(.counter)
  case .character("b"):
    guard state.timeline.forks.contains(where: { $0.start == moment }) else {
      return .refused("there is no fork at moment \(moment)")
    }
    return .timeline(.returnToFork(moment: moment))
  case .escape where state.timeline.isInPast: return .timeline(.returnToPresent)
  case .character(let character) where isDigit(character): return .typed(.number(String(character)))
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
  case .character("w"): .app(.favoritesFile(.writeTapped(path: state.file)))
  case .character("l"): .app(.favoritesFile(.loadTapped(path: state.file)))
  case .character("i"):
    state.app.loggedInUser == nil ? .typed(.name("")) : .app(.login(.logoutTapped))
  default: wayOut(for: key)
  }
}

private func wayOut(for key: Key) -> ScreenAction? {
  switch key {
  case .escape, .character("q"), .character("c"): .screenChosen(.counter)
  case .character("p"): .screenChosen(.primeSheet)
  case .character("f"): .screenChosen(.favorites)
  case .character("a"): .screenChosen(.activity)
  case .character("t"): .screenChosen(.timeline)
  case .character("?"), .function(1): .screenChosen(.help)
  default: nil
  }
}
