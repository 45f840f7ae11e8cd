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
  let rows = state.favoriteRows
  if rows.isEmpty { return noMatch("favorite prime", state, width: width, height: height) }
  let cursor = min(state.favoritesCursor, rows.count - 1)
  let selected = state.shownSelection.count
  let title = selected == 0 ? "favorite primes" : "\(selected) selected"
  let position = "\(cursor + 1)/\(rows.count)"
  let heading = height >= 4 ? [heading(title, .favorites, state, position, width: width)] : []
  let numberWidth = String(primes.count - 1).count
  let room = height - heading.count
  return heading
    + rows.indices.window(
      of: room, around: cursor, middle: state.middle(.favorites, cursor: cursor)
    ).map { row in
      let index = rows[row]
      let isAtCursor = row == cursor && state.screen == .favorites
      let isSelected = state.selected.contains(primes[index])
      let line =
        Line(isAtCursor ? " ▸ " : "   ")
        + Line(isSelected ? "[x]" : "[ ]").targeting(.row(row, list: List.boxes)) + Line(" ")
        + Line("\(index)".aligned(to: numberWidth) + "  ", .dim)
        + Line("\(primes[index])", isSelected ? Style(foreground: .yellow, bold: true) : .bold)
      return (isAtCursor ? line.fitted(to: width).styled(.selected) : line)
        .targeting(.row(row, list: List.favorites))
    }
}
