// Terminal UI: asks the terminal for its size.
// SPDX-License-Identifier: MIT

import Foundation

extension Size {
  /// Reads the size that the terminal reports, or else takes it from `COLUMNS` and `LINES`, or else assumes the
  /// traditional 80 by 24.
  init(
    of terminal: FileDescriptor,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    var window = winsize()
    let isKnown = ioctl(terminal.number, UInt(TIOCGWINSZ), &window) == 0
    func known(_ length: UInt16, _ variable: String, _ usual: Int) -> Int {
      if isKnown, length > 0 { return Int(length) }
      // A screen with a billion columns would be a mistake, and would take up all memory.
      let reported = environment[variable].flatMap { Int($0) } ?? 0
      return 1...Int(UInt16.max) ~= reported ? reported : usual
    }
    self.init(
      columns: known(window.ws_col, "COLUMNS", 80),
      rows: known(window.ws_row, "LINES", 24))
  }
}
