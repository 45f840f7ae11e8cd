// The activity feed, the latest first.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI

/// The activity feed, the latest first.
func activityLines(_ state: ScreenState, width: Int, height: Int) -> [Line] {
  let feed = state.app.activityFeed
  if feed.isEmpty {
    return invitation(
      [
        Line("No activity yet.", .bold),
        Line("Each favorite that you save or remove shows up here.", .dim),
      ], width: width, height: height)
  }
  let rows = state.activityRows
  if rows.isEmpty { return noMatch("activity", state, width: width, height: height) }
  let isWide = width >= 40
  let title = isWide ? "activity, time in UTC" : "UTC"
  let cursor = min(state.activityCursor, rows.count - 1)
  let position = "\(cursor + 1)/\(rows.count)"
  let heading = height >= 4 ? [heading(title, .activity, state, position, width: width)] : []
  return heading
    + rows.indices.window(
      of: height - heading.count, around: cursor, middle: state.middle(.activity, cursor: cursor)
    ).map { row in
      let activity = feed[rows[row]]
      let (sign, colour): (String, Style.Colour) =
        switch activity.type {
        case .addedFavoritePrime: ("+ ", .green)
        case .removedFavoritePrime: ("− ", .red)
        }
      let isAtCursor = row == cursor && state.screen == .activity
      let line =
        Line(isAtCursor ? " ▸ " : "   ", .accent)
        + Line(activity.timestamp.clock(withDate: isWide) + "  ", .dim)
        + Line(sign + (isWide ? activity.text.padded(to: 8) : ""), Style(foreground: colour))
        + Line("\(activity.prime)", .bold)
      return (isAtCursor ? line.fitted(to: width).styled(.selected) : line)
        .targeting(.row(row, list: List.activity))
    }
}

extension Date {
  /// The time in UTC to the second, `2026-01-01 00:00:00`, or without the date.
  func clock(withDate: Bool) -> String {
    let text = formatted(.iso8601.dateTimeSeparator(.space)).dropLast()
    return String(withDate ? text : text.suffix(8))
  }
}
