// What commands of several examples are given.
// SPDX-License-Identifier: MIT

import LineMode

extension Call {
  /// Whether what was typed is `on`; if it is not `off` either, the command cannot be carried out.
  func isOn() throws(CommandFailure) -> Bool {
    switch argument {
    case "on": return true
    case "off": return false
    default: throw CommandFailure("'\(argument)' is neither on nor off")
    }
  }
}
