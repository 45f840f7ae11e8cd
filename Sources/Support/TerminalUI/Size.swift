// Terminal UI: the size of a screen.
// SPDX-License-Identifier: MIT

/// The size of a screen in columns and rows, which are never negative.
public struct Size: Equatable, Sendable {
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
