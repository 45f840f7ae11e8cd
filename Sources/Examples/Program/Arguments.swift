// The examples: reads the arguments of commands, and shows refusals on a terminal.
// SPDX-License-Identifier: MIT

import LineMode
import TerminalScreens
import TerminalUI

extension Call {
  /// Returns whether the argument is `on`, or throws if it is neither `on` nor `off`.
  func isOn() throws(CommandFailure) -> Bool {
    switch argument {
    case "on": return true
    case "off": return false
    default: throw CommandFailure("'\(argument)' is neither on nor off")
    }
  }
}

func wholeNumber(_ text: String) throws(CommandFailure) -> Int {
  guard let number = Int(text) else { throw CommandFailure("'\(text)' is not a whole number") }
  return number
}

/// Returns the text, which must not contain control characters.
func plain(_ text: String) throws(CommandFailure) -> String {
  guard text.printable == text else {
    throw CommandFailure("a text cannot contain control characters")
  }
  return text
}

/// Returns the name, which must also not be empty.
func plainName(_ text: String) throws(CommandFailure) -> String {
  guard !text.isEmpty else { throw CommandFailure("a name cannot be empty") }
  return try plain(text)
}

/// Does what a key asks for, or says why not.
@MainActor
func attempt(_ act: () throws(CommandFailure) -> Void) -> Reaction {
  do throws(CommandFailure) {
    try act()
    return .done
  } catch {
    return .refused(error.message)
  }
}

/// A status line that says what went wrong.
func problemLine(_ text: String) -> Line { Line(" " + text, Style(foreground: .red)) }
