// Terminal UI: clicks and the wheel.
// SPDX-License-Identifier: MIT

/// A click or a turn of the wheel, and its position. Rows and columns count from 0, as in a `Frame`.
public struct Mouse: Hashable, Sendable {
  public enum Gesture: Hashable, Sendable { case click, wheelUp, wheelDown }

  public let gesture: Gesture
  public let row: Int
  public let column: Int

  public init(_ gesture: Gesture, row: Int, column: Int) {
    (self.gesture, self.row, self.column) = (gesture, row, column)
  }
}

extension Mouse {
  /// Reads a report in xterm's SGR format: `ESC [ < 0 ; 12 ; 5 M` is a click in column 11 of row 4.
  ///
  /// Fails for anything else: other buttons, clicks with Ctrl or Alt, releases, and damaged reports.
  init?(parameters: some Sequence<UInt8>, final: UInt8) {
    let parameters = String(decoding: Array(parameters), as: UTF8.self)
    guard final == UInt8(ascii: "M"), parameters.hasPrefix("<") else { return nil }
    let numbers = parameters.dropFirst().split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.first == "+" ? nil : Int($0) }
    guard numbers.count == 3, let gesture = numbers[0].flatMap({ Self.gestures[$0] }),
      let column = numbers[1], let row = numbers[2], column > 0, row > 0
    else { return nil }
    self.init(gesture, row: row - 1, column: column - 1)
  }

  private static let gestures: [Int: Gesture] = [0: .click, 64: .wheelUp, 65: .wheelDown]
}
