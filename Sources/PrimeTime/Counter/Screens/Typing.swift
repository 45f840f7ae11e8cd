// Texts being typed: a number, a name, a filter.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import TerminalUI

/// The action of a key while text is being typed, if it has one.
func typingAction(for key: Key, _ typed: Typed, in state: ScreenState) -> ScreenAction? {
  switch (typed, key) {
  case (.filter, .escape): return .filtered("", isTyped: false)
  case (.filter, .enter): return .filtered(state.filter, isTyped: false)
  case (.filter, .backspace):
    return .filtered(String(state.filter.dropLast()), isTyped: !state.filter.isEmpty)
  case (.filter, .character(let character)):
    return .filtered(String((state.filter + [character]).prefix(40)), isTyped: true)
  case (.filter, .paste(let pasted)):
    let line = pasted.split(separator: "\n").first ?? ""
    return .filtered(String((state.filter + line).prefix(40)), isTyped: true)

  case (_, .escape): return .typed(nil)
  case (.number(let text), .backspace):
    return .typed(text.isEmpty ? nil : .number(String(text.dropLast())))
  case (.name(let text), .backspace):
    return .typed(text.isEmpty ? nil : .name(String(text.dropLast())))

  case (.number(let text), .character(let character)):
    guard isDigit(character) || character == "-" && text.isEmpty else { return nil }
    // One character more than the longest count has, so that a count that is too large is refused, and
    // memory stays bounded.
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

/// Whether a key first accepts the number that is being typed: 42n asks for the 42nd prime.
func endsNumber(_ key: Key, in state: ScreenState) -> Bool {
  guard let typed = state.typed, case .number = typed else { return false }
  return typingAction(for: key, typed, in: state) == nil
}

/// Whether a key still moves in the list while its filter is being typed.
func movesWhileTyping(_ key: Key) -> Bool {
  [.up, .down, .pageUp, .pageDown, .home, .end, .tab, .backTab].contains(key)
}

func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

private func jump(to text: String, in state: ScreenState) -> ScreenAction {
  guard let moment = Int(text), state.timeline.moments.indices.contains(moment) else {
    let moments = state.timeline.moments
    return .refused(
      "there is no moment \(text); there are \(moments.startIndex) to \(state.timeline.last)")
  }
  return .timeline(.visit(moment: moment))
}
