// The favorites, some of them selected.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalUI

/// The favorites, with a cursor and the selected ones.
func favoritesLines(_ state: ScreenState, height: Int) -> [Line] {
  let primes = state.app.favoritePrimes
  if primes.isEmpty {
    return [
      Line(" no favorite primes yet; ", .dim) + Line("p", .bold)
        + Line(" on the counter saves one", .dim)
    ]
  }
  let cursor = min(state.favoritesCursor, primes.count - 1)
  let title = state.selected.isEmpty ? " favorite primes" : " \(state.selected.count) selected"
  let heading = height >= 4 ? [Line(title, .dim)] : []
  let numberWidth = String(primes.count - 1).count
  let room = height - heading.count
  return heading
    + Array(primes.indices).window(of: room, around: cursor).map { index in
      let isSelected = state.selected.contains(primes[index])
      let line =
        Line(index == cursor ? " ▸ " : "   ") + Line(isSelected ? "[x] " : "[ ] ")
        + Line("\(index)".aligned(to: numberWidth) + "  ", .dim)
        + Line("\(primes[index])", isSelected ? Style(foreground: .yellow, bold: true) : .bold)
      return index == cursor ? line.styled(.reverse) + Line() : line
    }
}
