// Prime Time in a terminal: the progress of work in line mode.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// Shows the progress of some work in one line on standard error, if that is a terminal.
@MainActor
final class ProgressLine {
  private var shown = ""

  func show(_ what: String, _ progress: Double) {
    let done = Int(progress * 20)
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: 20 - done)
    show("\(what): [\(bar)] \(Int(progress * 100)) %")
  }

  /// Removes the line.
  func end() { if !shown.isEmpty { show("") } }

  private func show(_ text: String) {
    if text == shown || isatty(2) != 1 { return }
    let rest = String(repeating: " ", count: max(shown.count - text.count, 0))
    FileHandle.standardError.write(Data("\r\(text)\(rest)\(text.isEmpty ? "\r" : "")".utf8))
    shown = text
  }
}
