// The lists: favorites, activity and moments, with their rows, cursors and filter.

import Foundation
import PrimeTime
import TerminalUI

func favoritesPane(_ state: TerminalState) -> Pane {
  let primes = state.app.favoritePrimes
  let empty = [
    Line("No favorite primes yet.", .bold),
    Line("Count to a prime, then ", .dim) + .hint("p", "and") + Line(" ") + .hint("s", "save it."),
  ]
  return listPane(.favorites, "Favorites", state, empty: empty) { row in
    let index = state.element(row, of: .favorites)
    return Line("\(index)".aligned(to: String(primes.count).count) + "  ", .dim)
      + Line("\(primes[index])", .bold)
  }
}

func activityPane(_ state: TerminalState) -> Pane {
  let empty = [
    Line("No activity yet.", .bold), Line("Changes to the favorites appear here.", .dim),
  ]
  return listPane(.activity, "Activity", state, empty: empty) { row in
    let activity = state.app.activityFeed[state.element(row, of: .activity)]
    let (sign, color): (String, Style.Color) =
      if case .addedFavoritePrime = activity.type { ("+", .green) } else { ("−", .red) }
    return Line(activity.time + "  ", .dim)
      + Line("\(sign) \(activity.text)", Style(foreground: color))
  }
}

private func listPane(
  _ screen: Screen, _ title: String, _ state: TerminalState, empty: [Line],
  row: @escaping (Int) -> Line
) -> Pane {
  let (count, cursor) = (state.rows(of: screen), state.row(on: screen))
  let isFiltered = state.isFiltered(screen)
  return Pane(
    isFiltered ? "\(title) with “\(state.filter)”" : title,
    detail: count == 0 ? "" : "\(cursor + 1)/\(count)"
  ) { width, height in
    if count == 0 {
      let none = Line("None contains “\(state.filter)”.", .bold)
      let lines = isFiltered ? [none, .hint("Esc", "shows all of them.")] : empty
      return centered(lines, width: width, height: height)
    }
    return list(
      count, cursor: cursor, name: screen.rawValue, width: width, height: height, row: row)
  }
}

// MARK: Rows

extension TerminalState {
  /// Whether the filter applies to a screen. The timeline beside another screen shows all of its moments.
  func isFiltered(_ screen: Screen) -> Bool { !filter.isEmpty && self.screen == screen }

  func rows(of screen: Screen) -> Int {
    isFiltered(screen) ? matches.count : count(of: screen)
  }

  private func count(of screen: Screen) -> Int {
    switch screen {
    case .favorites: app.favoritePrimes.count
    case .activity: app.activityFeed.count
    case .timeline: timeline.moments.count
    case .counter, .primeSheet: 0
    }
  }

  func element(_ row: Int, of screen: Screen) -> Int {
    if isFiltered(screen) { return matches[row] }
    return screen == .activity ? count(of: screen) - 1 - row : row
  }

  var isEmpty: Bool { rows(of: screen) == 0 }

  var elementAtCursor: Int? {
    isEmpty ? nil : element(row(on: screen), of: screen)
  }

  /// Changes the filter. The cursor stays on its element if that is still shown.
  mutating func setFilter(_ text: String) {
    let element = screen == .timeline ? nil : elementAtCursor
    filter = text
    if !filter.isEmpty { findMatches() }
    let rows = 0..<rows(of: screen)
    let row = element.flatMap { element in rows.first { self.element($0, of: screen) == element } }
    cursor = row ?? 0
  }

  mutating func findMatches() {
    let (primes, feed, moments) = (app.favoritePrimes, app.activityFeed, timeline.moments)
    let all = Array(0..<count(of: screen))
    matches = (screen == .activity ? all.reversed() : all).filter { [screen, filter] index in
      let text =
        switch screen {
        case .favorites: "\(primes[index])"
        case .activity: "\(feed[index].time) \(feed[index].text)"
        case .timeline: moments[index].text
        case .counter, .primeSheet: ""
        }
      return text.range(of: filter, options: .caseInsensitive) != nil
    }
  }
}

// MARK: The cursor

extension TerminalState {
  /// The row with the cursor, which is that of the shown moment on the timeline.
  func row(on screen: Screen) -> Int {
    screen == .timeline ? shownMomentRow : min(cursor, max(rows(of: screen) - 1, 0))
  }

  /// The row of the shown moment, or of the next one that matches.
  private var shownMomentRow: Int {
    if !isFiltered(.timeline) { return timeline.moment }
    return matches.firstIndex { $0 >= timeline.moment } ?? matches.count
  }

  mutating func move(by distance: Int) {
    cursor = min(max(row(on: screen) + distance, 0), max(rows(of: screen) - 1, 0))
  }

  /// Steps on the timeline, from match to match if it is filtered.
  func step(by distance: Int) -> Reaction<TerminalState> {
    let (row, count) = (shownMomentRow, rows(of: .timeline))
    if count == 0 { return .refused("no moment contains “\(filter)”") }
    let isShown = row < count && element(row, of: .timeline) == timeline.moment
    let next = row + distance - (isShown || distance < 0 ? 0 : 1)
    return .send([.visit(moment: element(min(max(next, 0), count - 1), of: .timeline))])
  }

  mutating func show(_ screen: Screen) {
    (self.screen, filter, cursor) = (screen, "", 0)
    overlay.prompt = nil
  }
}
