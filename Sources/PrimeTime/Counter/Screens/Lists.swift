// The lists: favorites and activity, with a cursor and a filter.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI

func favoritesPane(_ state: ScreenState) -> Pane {
  let primes = state.app.favoritePrimes
  let selected = state.shownSelection.count
  let title = selected == 0 ? "Favorites" : "Favorites, \(selected) selected"
  let empty = [
    Line("No favorite primes yet.", .bold),
    Line("Count to a prime, then ", .dim) + .hint("p", "and") + Line(" ") + .hint("s", "save it."),
  ]
  let digits = String(primes.count).count + String(primes.max() ?? 0).count
  return listPane(.favorites, title, state, empty: empty, columns: 11 + digits) { index, _ in
    let isSelected = state.selected.contains(primes[index])
    return Line(isSelected ? "[x]" : "[ ]").targeting(.row(index, list: boxes))
      + Line(" \(index)".aligned(to: String(primes.count).count + 1) + "  ", .dim)
      + Line("\(primes[index])", isSelected ? Style(foreground: .yellow, bold: true) : .bold)
  }
}

/// The list of the boxes beside the favorites.
let boxes = "boxes"

/// The activity feed, the latest first.
func activityPane(_ state: ScreenState) -> Pane {
  let empty = [
    Line("No activity yet.", .bold), Line("Saving or removing a favorite shows up here.", .dim),
  ]
  return listPane(.activity, "Activity, UTC", state, empty: empty) { index, width in
    let activity = state.app.activityFeed[index]
    let (sign, colour): (String, Style.Colour) =
      activity.text == "added" ? ("+ ", .green) : ("− ", .red)
    let isWide = width >= 40
    return Line(activity.timestamp.clock(withDate: isWide) + "  ", .dim)
      + Line(sign + (isWide ? activity.text.padded(to: 8) : ""), Style(foreground: colour))
      + Line("\(activity.prime)", .bold)
  }
}

/// A list around its cursor, or the reason why it is empty.
///
/// - Parameter columns: The width of a row, if rows can be beside each other.
private func listPane(
  _ screen: Screen, _ title: String, _ state: ScreenState, empty: [Line], columns: Int = .max,
  row: @escaping (_ index: Int, _ width: Int) -> Line
) -> Pane {
  let (rows, cursor) = (state.rows(of: screen), state.cursor(screen))
  let (isFocused, isFiltered) = (state.screen == screen, state.isFiltered(screen))
  return Pane(
    isFiltered ? "\(title) with “\(state.filter)”" : title,
    detail: rows.isEmpty ? "" : "\(cursor.row + 1)/\(rows.count)", isFocused: isFocused,
    name: screen.rawValue
  ) { width, height in
    if rows.isEmpty {
      let none = Line("None contains “\(state.filter)”.", .bold)
      let lines = isFiltered ? [none, .hint("Esc", "shows all of them.")] : empty
      return invitation(lines, width: width, height: height)
    }
    return list(
      rows.count, cursor: cursor, name: screen.rawValue, isFocused: isFocused,
      columns: width / columns, width: width, height: height
    ) { row(rows[$0], width) }
  }
}

extension Date {
  /// The time in UTC to the second, `2026-01-01 00:00:00`, or without the date.
  func clock(withDate: Bool) -> String {
    let text = formatted(.iso8601.dateTimeSeparator(.space)).dropLast()
    return String(withDate ? text : text.suffix(8))
  }
}
