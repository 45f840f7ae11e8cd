// Terminal UI: how large a screen is.
// SPDX-License-Identifier: MIT

/// How many characters a screen is wide and how many lines it is high; never negative.
public struct Size: Equatable, Sendable {
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
