// Terminal UI: the size of a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The size of a screen in columns and rows, which are never negative.
public struct Size: Equatable, Sendable {
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
  }

  /// The size that the terminal reports, or else the traditional 80 by 24.
  init(of terminal: FileDescriptor) {
    var window = winsize()
    _ = ioctl(terminal.number, UInt(TIOCGWINSZ), &window)
    self.init(
      columns: window.ws_col > 0 ? Int(window.ws_col) : 80,
      rows: window.ws_row > 0 ? Int(window.ws_row) : 24)
  }
}
