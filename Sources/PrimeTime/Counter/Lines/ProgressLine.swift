// The progress of the search for the nth prime, on a terminal.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// Shows the progress of the search in one line on standard error, if that is a terminal.
@MainActor
final class ProgressLine {
  private var token: ObserverToken?
  private var shown = ""

  init(_ store: CounterStore) {
    guard isatty(2) == 1 else { return }
    token = store.observe { [weak self] history in
      guard case .computing(let n, let progress) = history.present.nthPrime else { return }
      let done = Int(progress * 20)
      let bar = String(repeating: "#", count: done) + String(repeating: ".", count: 20 - done)
      self?.show("the \(ordinal(n)) prime: [\(bar)] \(Int(progress * 100)) %")
    }
  }

  /// Removes the line.
  func end() {
    token?.cancel()
    if !shown.isEmpty { show("") }
  }

  private func show(_ text: String) {
    if text == shown { return }
    let rest = String(repeating: " ", count: max(shown.count - text.count, 0))
    FileHandle.standardError.write(Data("\r\(text)\(rest)\(text.isEmpty ? "\r" : "")".utf8))
    shown = text
  }
}
