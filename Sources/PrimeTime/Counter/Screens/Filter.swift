// Filters: a list shows only the rows that contain the text typed after /.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI

extension ScreenState {
  /// The indices of the favorites that are shown.
  var favoriteRows: [Int] {
    let primes = app.favoritePrimes
    guard isFiltered(.favorites) else { return Array(primes.indices) }
    return primes.indices.filter { matches("\(primes[$0])") }
  }

  /// The indices of the activities that are shown, the latest first.
  var activityRows: [Int] {
    let feed = app.activityFeed
    guard isFiltered(.activity) else { return feed.indices.reversed() }
    return feed.indices.reversed().filter { index in
      let (time, text) = (feed[index].timestamp.clock(withDate: true), feed[index].text)
      return matches("\(time) \(text) \(feed[index].prime)")
    }
  }

  /// The moments to show in `room` rows around the visited one, which is always shown.
  func momentRows(_ room: Int) -> [Int] {
    let (moments, moment) = (timeline.moments.indices, timeline.moment)
    guard isFiltered(.timeline) else {
      let middle = middle(.timeline, cursor: moment)
      return Array(moments.window(of: room, around: moment, middle: middle))
    }
    let before = matchingMoments(-room)
    return (before.reversed() + [moment] + matchingMoments(room))
      .window(of: room, around: before.count).map(\.self)
  }

  /// The next `count` moments that match, or the previous ones if `count` is negative, the nearest first.
  func matchingMoments(_ count: Int) -> [Int] {
    let (moments, moment) = (timeline.moments, timeline.moment)
    let match = { (index: Int) in matches(moments[index].text) }
    return count < 0
      ? Array(moments.indices[..<moment].reversed().lazy.filter(match).prefix(-count))
      : Array(moments.indices[(moment + 1)...].lazy.filter(match).prefix(count))
  }

  /// Whether the filter applies to a screen. A list beside the current screen shows all of its rows.
  func isFiltered(_ screen: Screen) -> Bool { !filter.isEmpty && self.screen == screen }

  private func matches(_ text: String) -> Bool {
    text.range(of: filter, options: .caseInsensitive) != nil
  }

  /// Changes the filter. The cursor stays on its row if that is still shown.
  mutating func setFilter(_ text: String) {
    if text == filter { return }
    let favorite = favoriteRows[ifThere: favoritesCursor]
    let activity = activityRows[ifThere: activityCursor]
    filter = text
    favoritesCursor = favorite.flatMap(favoriteRows.firstIndex(of:)) ?? 0
    activityCursor = activity.flatMap(activityRows.firstIndex(of:)) ?? 0
  }
}

extension [Int] {
  /// The element at an index, or the last one if there are fewer; `nil` if there are none.
  subscript(ifThere index: Int) -> Int? { isEmpty ? nil : self[Swift.min(index, count - 1)] }
}

extension AppState.Activity {
  /// The kind of change, as a word.
  var text: String {
    switch type {
    case .addedFavoritePrime: "added"
    case .removedFavoritePrime: "removed"
    }
  }
}

/// The message of a list whose rows are all hidden.
func noMatch(_ what: String, _ state: ScreenState, width: Int, height: Int) -> [Line] {
  invitation(
    [
      Line("No \(what) contains “\(state.filter.prefix(columns: max(width / 2, 8)))”.", .bold),
      .hint("Esc", "shows all of them."),
    ], width: width, height: height)
}

/// The line above a list: its name, its filter if there is one, and the position of its cursor.
func heading(
  _ name: String, _ screen: Screen, _ state: ScreenState, _ position: String, width: Int
) -> Line {
  let text = state.isFiltered(screen) ? "\(name) with “\(state.filter)”" : name
  return Line(" \(text)", .dim).fitted(to: max(width - position.count - 2, 0))
    + Line(" \(position)", .dim)
}
