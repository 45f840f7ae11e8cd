// Line mode: the progress of work.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI

/// Shows the progress of some work in one line on standard error, if that is a terminal.
@MainActor
public final class ProgressLine {
  private var shown = ""

  public init() {}

  public func show(_ what: String, _ progress: Double) {
    let done = Int(progress * 20)
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: 20 - done)
    show("\(what): [\(bar)] \(Int(progress * 100)) %")
  }

  public func end() { if !shown.isEmpty { show("") } }

  private func show(_ text: String) {
    if text == shown || isatty(2) != 1 { return }
    let rest = String(repeating: " ", count: max(shown.count - text.count, 0))
    Output.error.write("\r\(text)\(rest)\(text.isEmpty ? "\r" : "")")
    shown = text
  }
}
