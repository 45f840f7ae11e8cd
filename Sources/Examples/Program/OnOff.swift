// Arguments of commands in several examples.
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
}
