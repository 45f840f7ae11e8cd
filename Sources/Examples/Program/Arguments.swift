// The examples in line mode: reads the arguments of commands.
// SPDX-License-Identifier: MIT

import LineMode

extension Call {
  /// Returns whether the argument is `on`, or throws if it is neither `on` nor `off`.
  func isOn() throws(CommandFailure) -> Bool {
    switch argument {
    case "on": return true
    case "off": return false
    default: throw CommandFailure("'\(argument)' is neither on nor off")
    }
  }

  /// Returns the argument, which must not contain control characters.
  func plainText(_ what: String) throws(CommandFailure) -> String {
    guard argument.printable == argument else {
      throw CommandFailure("\(what) cannot contain control characters")
    }
    return argument
  }
}

/// Parses the argument as a whole number.
func wholeNumber(_ call: Call, for usage: String) throws(CommandFailure) -> Int {
  guard let number = Int(call.argument) else {
    throw CommandFailure("'\(call.argument)' is not a whole number: \(usage)")
  }
  return number
}
