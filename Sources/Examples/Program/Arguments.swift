// The examples: reads the arguments of commands, and shows refusals on a terminal.
// SPDX-License-Identifier: MIT

import LineMode
import TerminalScreens
import TerminalUI

extension Call {
  /// Returns whether the argument is `on`, or throws if it is neither `on` nor `off`.
  func isOn() throws -> Bool {
    switch argument {
    case "on": return true
    case "off": return false
    default: throw CommandFailure("'\(argument)' is neither on nor off")
    }
  }
}

func wholeNumber(_ text: String) throws -> Int {
  guard let number = Int(text) else { throw CommandFailure("'\(text)' is not a whole number") }
  return number
}

/// Returns the text, which must not contain control characters.
func plain(_ text: String) throws -> String {
  guard text.printable == text else {
    throw CommandFailure("a text cannot contain control characters")
  }
  return text
}

/// Returns the name, which must also not be empty.
func plainName(_ text: String) throws -> String {
  guard !text.isEmpty else { throw CommandFailure("a name cannot be empty") }
  return try plain(text)
}

/// A command of line mode. The errors of `run` are all `CommandFailure`s.
func lineCommand(
  _ name: String, parameters: String = "", summary: String,
  run: @escaping @MainActor (Call) async throws -> String
) -> Command {
  Command(name, parameters: parameters, summary: summary) { call async throws(CommandFailure) in
    do { return try await run(call) } catch {
      throw error as? CommandFailure ?? CommandFailure("\(error)")
    }
  }
}

/// Does what a key asks for, and returns the reason if that is refused.
@MainActor
func refusal(_ act: () throws -> Void) -> String? {
  do { try act() } catch { return (error as? CommandFailure)?.message ?? "\(error)" }
  return nil
}

/// The reaction to a key that does this, if it is possible.
@MainActor
func attempt(_ act: () throws -> Void) -> Reaction {
  refusal(act).map(Reaction.refused) ?? .done
}

/// A status line that says what went wrong.
func problemLine(_ text: String) -> Line { Line(" " + text, Style(foreground: .red)) }
