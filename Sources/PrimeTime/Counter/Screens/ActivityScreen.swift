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
  let isWide = width >= 40
  let heading =
    height >= 4 ? [Line(isWide ? " activity, time in UTC" : " UTC", .dim)] : []
  let cursor = min(state.activityCursor, feed.count - 1)
  return heading
    + Array(feed.indices.reversed()).window(of: height - heading.count, around: cursor).map {
      index in
      let activity = feed[index]
      let (what, colour): (String, Style.Colour) =
        switch activity.type {
        case .addedFavoritePrime: ("+ added   ", .green)
        case .removedFavoritePrime: ("− removed ", .red)
        }
      let isAtCursor = feed.count - 1 - index == cursor && state.screen == .activity
      return Line(isAtCursor ? " ▸ " : "   ", .accent)
        + Line(activity.timestamp.clock(withDate: isWide) + "  ", .dim)
        + Line(isWide ? what : String(what.prefix(2)), Style(foreground: colour))
        + Line("\(activity.prime)", .bold)
    }
}

extension Date {
  /// The time in UTC to the second, `2026-01-01 00:00:00`, or without the date.
  func clock(withDate: Bool) -> String {
    let text = formatted(.iso8601.dateTimeSeparator(.space)).dropLast()
    return String(withDate ? text : text.suffix(8))
  }
}
