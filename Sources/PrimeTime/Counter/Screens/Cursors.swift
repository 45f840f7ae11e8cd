// The rows of the lists, their cursors, and the filter.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import TerminalScreens

extension ScreenState {
  /// The indices of the elements that a list shows, for each row.
  func rows(of screen: Screen) -> [Int] {
    let (primes, feed) = (app.favoritePrimes, app.activityFeed)
    return switch screen {
    case .favorites: primes.indices.filter { matches("\(primes[$0])", on: screen) }
    case .activity:
      feed.indices.reversed().filter { matches(feed[$0].searchText, on: screen) }
    case .help: Array(help.entries.indices)
    case .counter, .primeSheet, .timeline: []
    }
  }

  var isEmpty: Bool { screen != .timeline && rows(of: screen).isEmpty }

  func cursor(_ screen: Screen) -> Cursor {
    let kept = cursors[screen] ?? Cursor()
    let last = screen == .timeline ? timeline.moment : max(rows(of: screen).count - 1, 0)
    let row = screen == .timeline ? last : min(kept.row, last)
    return Cursor(row: row, middle: kept.row == row ? kept.middle : row)
  }

  mutating func move(_ movement: ScreenAction.Movement, on screen: Screen) {
    let last = max(rows(of: screen).count - 1, 0)
    let row =
      switch movement {
      case .by(let distance): min(max(cursor(screen).row + distance, 0), last)
      case .toStart: 0
      case .toEnd: last
      }
    cursors[screen] = Cursor(row: row)
  }

  /// Moves the cursor of a list to a clicked row, without scrolling the list.
  mutating func click(_ row: Int, on screen: Screen) {
    if screen != self.screen { show(screen) }
    typed = nil
    cursors[screen] = Cursor(row: row, middle: cursor(screen).middle)
  }

  /// Shows another screen, without a filter.
  mutating func show(_ screen: Screen) {
    setFilter("")
    self.screen = screen
    typed = nil
  }
}

extension ScreenState {
  var favoriteAtCursor: Int? {
    let rows = rows(of: .favorites)
    return rows.isEmpty ? nil : app.favoritePrimes[rows[cursor(.favorites).row]]
  }

  /// The selected favorites that are shown. Hidden ones are not deleted.
  var shownSelection: Set<Int> {
    selected.intersection(rows(of: .favorites).map { app.favoritePrimes[$0] })
  }

  mutating func toggleFavoriteAtCursor() {
    guard let prime = favoriteAtCursor else { return }
    if selected.remove(prime) == nil { selected.insert(prime) }
  }
}

extension ScreenState {
  /// Whether the filter applies to a screen. A list beside the current screen shows all of its rows.
  func isFiltered(_ screen: Screen) -> Bool { !filter.isEmpty && self.screen == screen }

  private func matches(_ text: @autoclosure () -> String, on screen: Screen) -> Bool {
    !isFiltered(screen) || text().range(of: filter, options: .caseInsensitive) != nil
  }

  /// Changes the filter. The cursor stays on its element if that is still shown.
  mutating func setFilter(_ text: String) {
    if text == filter { return }
    let rows = rows(of: screen)
    let element = rows.isEmpty ? nil : rows[cursor(screen).row]
    filter = text
    let row = element.flatMap(self.rows(of: screen).firstIndex(of:)) ?? 0
    cursors[screen] = Cursor(row: row)
  }

  /// The moments to show in `room` rows around the visited one, which is always shown.
  func momentRows(_ room: Int) -> [Int] {
    let cursor = cursor(.timeline)
    guard isFiltered(.timeline) else {
      return Array(
        timeline.moments.indices.window(of: room, around: cursor.row, middle: cursor.middle))
    }
    let before = matchingMoments(-room)
    return (before.reversed() + [cursor.row] + matchingMoments(room))
      .window(of: room, around: before.count).map(\.self)
  }

  /// The next `count` moments that match, or the previous ones if `count` is negative, the nearest first.
  private func matchingMoments(_ count: Int) -> [Int] {
    let (moments, moment) = (timeline.moments, timeline.moment)
    let match = { (index: Int) in matches(moments[index].text, on: .timeline) }
    return count < 0
      ? Array(moments.indices[..<moment].reversed().lazy.filter(match).prefix(-count))
      : Array(moments.indices[(moment + 1)...].lazy.filter(match).prefix(count))
  }

  /// Visits a moment, or the nearest one that exists.
  func visit(_ moment: Int) -> ScreenAction {
    .timeline(.visit(moment: min(max(moment, 0), timeline.last)))
  }

  /// Steps on the timeline, from match to match if it is filtered.
  func step(_ distance: Int) -> ScreenAction {
    if !isFiltered(.timeline) { return visit(timeline.moment + distance) }
    guard let match = matchingMoments(distance).last else {
      return .refused("no \(distance < 0 ? "earlier" : "later") moment contains “\(filter)”")
    }
    return .timeline(.visit(moment: match))
  }
}

extension AppState.Activity {
  fileprivate var searchText: String { "\(timestamp.clock(withDate: true)) \(text) \(prime)" }
}
