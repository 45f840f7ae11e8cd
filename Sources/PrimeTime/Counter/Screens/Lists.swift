// The lists: favorites and activity, with their rows, cursors and filter.
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

let boxes = "boxes"

/// The activity feed, the latest first.
func activityPane(_ state: ScreenState) -> Pane {
  let empty = [
    Line("No activity yet.", .bold), Line("Saving or removing a favorite shows up here.", .dim),
  ]
  return listPane(.activity, "Activity, UTC", state, empty: empty) { index, width in
    let activity = state.app.activityFeed[index]
    let (sign, color): (String, Style.Color) =
      activity.text == "added" ? ("+ ", .green) : ("− ", .red)
    let isWide = width >= 40
    return Line(activity.timestamp.clock(withDate: isWide) + "  ", .dim)
      + Line(sign + (isWide ? activity.text.padded(to: 8) : ""), Style(foreground: color))
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

  mutating func show(_ screen: Screen) {
    setFilter("")
    self.screen = screen
    typed = nil
  }

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
