// Prime Time in a terminal: the keys while text is being typed.
// SPDX-License-Identifier: MIT

import LineMode
import PrimeTime
import TerminalScreens
import TerminalUI

func typingAction(for key: Key, _ typed: Typed, in state: ScreenState) -> ScreenAction? {
  switch (typed, key) {
  case (.filter, .escape): return .filtered("", isTyped: false)
  case (_, .escape): return .typed(nil)
  case (.filter(let field), .enter): return .filtered(field, isTyped: false)
  case (.name(let field), .enter): return login(field.text)
  case (.number(let field), .enter):
    return state.screen == .timeline ? jump(to: field.text, in: state) : enter(field.text)
  case (.filter(let field), .backspace) where field.text.isEmpty:
    return .filtered("", isTyped: false)
  case (_, .backspace) where typed.field.text.isEmpty: return .typed(nil)
  case (.number(let field), _): return numberAction(for: key, field)
  case (.filter(var field), _):
    return field.press(key, limit: 40) ? .filtered(field, isTyped: true) : nil
  case (.name(var field), _): return field.press(key) ? .typed(.name(field)) : nil
  }
}

private func numberAction(for key: Key, _ field: TextField) -> ScreenAction? {
  var (field, key) = (field, key)
  switch key {
  case .character(let character):
    let beginsNumber = character == "-" && field.before.isEmpty && !field.after.hasPrefix("-")
    guard isDigit(character) || character == "," || beginsNumber else { return nil }
  case .paste(let text):
    let pasted = text.split(whereSeparator: \.isWhitespace).joined().replacing("−", with: "-")
    guard pasted.allSatisfy({ isDigit($0) || "+-,".contains($0) }) else {
      return .refused("the pasted text is not a number")
    }
    key = .paste(pasted)
  default: break
  }
  guard field.press(key) else { return nil }
  // The longest count, with its commas.
  guard field.text.count <= 26 else { return .refused("that is too long for a number") }
  return .typed(.number(field))
}

/// Whether a key first accepts the number that is being typed: 42n asks for the 42nd prime.
func endsNumber(_ key: Key, in state: ScreenState) -> Bool {
  guard let typed = state.typed, case .number = typed else { return false }
  return typingAction(for: key, typed, in: state) == nil
}

func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

private func enter(_ text: String) -> ScreenAction {
  if text.isEmpty { return .typed(nil) }
  do { return .app(.counter(.countEntered(try wholeNumber(text)))) } catch {
    return .refused(error.message)
  }
}

private func login(_ text: String) -> ScreenAction {
  let name = text.split(separator: " ").joined(separator: " ")
  if name.isEmpty { return .typed(nil) }
  return .app(.login(.loginTapped(AppState.User(id: 1, name: name, bio: ""))))
}

private func jump(to text: String, in state: ScreenState) -> ScreenAction {
  guard let moment = Int(text.filter { $0 != "," }), state.timeline.moments.indices.contains(moment)
  else { return .refused("there is no moment \(text); there are 0 to \(state.timeline.last)") }
  return .timeline(.visit(moment: moment))
}
