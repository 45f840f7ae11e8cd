// The favorites, some of them selected.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalScreens
import TerminalUI

/// The favorites, with a cursor and the selected ones.
func favoritesLines(_ state: ScreenState, width: Int, height: Int) -> [Line] {
  let primes = state.app.favoritePrimes
  if primes.isEmpty {
    return invitation(
      [
        Line("No favorite primes yet.", .bold),
        Line("Count to a prime, 7 say, then ", .dim) + Line("p", .accent) + Line(" and ", .dim)
          + Line("s", .accent) + Line(" save it.", .dim),
      ], width: width, height: height)
  }
  let cursor = min(state.favoritesCursor, primes.count - 1)
  let title = state.selected.isEmpty ? " favorite primes" : " \(state.selected.count) selected"
  let heading = height >= 4 ? [Line(title, .dim)] : []
  let numberWidth = String(primes.count - 1).count
  let room = height - heading.count
  return heading
    + Array(primes.indices).window(of: room, around: cursor).map { index in
      let isAtCursor = index == cursor && state.screen == .favorites
      let isSelected = state.selected.contains(primes[index])
      let line =
        Line(isAtCursor ? " ▸ " : "   ") + Line(isSelected ? "[x] " : "[ ] ")
        + Line("\(index)".aligned(to: numberWidth) + "  ", .dim)
        + Line("\(primes[index])", isSelected ? Style(foreground: .yellow, bold: true) : .bold)
      return isAtCursor ? line.styled(.selected) : line
    }
}
