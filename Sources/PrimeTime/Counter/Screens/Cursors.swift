// The cursors of the lists, and the selected favorites.
// SPDX-License-Identifier: MIT

import PrimeTime

extension ScreenState {
  /// The favorite at the cursor, or `nil` if none is shown.
  var favoriteAtCursor: Int? {
    favoriteRows[ifThere: favoritesCursor].map { app.favoritePrimes[$0] }
  }

  /// The selected favorites that are shown. Hidden ones are not deleted.
  var shownSelection: Set<Int> {
    if !isFiltered(.favorites) || selected.isEmpty { return selected }
    return selected.intersection(favoriteRows.map { app.favoritePrimes[$0] })
  }

  /// The row in the middle of a list: the one at the cursor, unless that row was clicked.
  func middle(_ screen: Screen, cursor: Int) -> Int {
    guard let clicked, clicked.screen == screen, clicked.row == cursor else { return cursor }
    return clicked.middle
  }

  /// Moves the cursor of a list to a clicked row, without scrolling the list.
  mutating func click(_ row: Int, on screen: Screen) {
    // The timeline can also be clicked beside the counter.
    if screen != .timeline, screen != self.screen { show(screen) }
    typed = nil
    let cursor =
      switch screen {
      case .favorites: min(favoritesCursor, max(favoriteRows.count - 1, 0))
      case .activity: min(activityCursor, max(activityRows.count - 1, 0))
      default: timeline.moment
      }
    clicked = Clicked(row: row, screen: screen, middle: middle(screen, cursor: cursor))
    if screen == .favorites { favoritesCursor = row }
    if screen == .activity { activityCursor = row }
  }

  /// Selects the favorite at the cursor, or deselects it.
  mutating func toggleFavoriteAtCursor() {
    guard let prime = favoriteAtCursor else { return }
    if selected.remove(prime) == nil { selected.insert(prime) }
  }

  /// Moves the cursor of a list, but not beyond its rows.
  mutating func move(_ movement: ScreenAction.Movement, on screen: Screen) {
    func moved(_ cursor: Int, rows: Int) -> Int {
      let last = max(rows - 1, 0)
      return switch movement {
      case .by(let distance): min(max(min(cursor, last) + distance, 0), last)
      case .toStart: 0
      case .toEnd: last
      }
    }
    switch screen {
    case .favorites:
      favoritesCursor = moved(favoritesCursor, rows: favoriteRows.count)
    case .activity: activityCursor = moved(activityCursor, rows: activityRows.count)
    case .help: helpCursor = moved(helpCursor, rows: helpEntries.count)
    case .counter, .primeSheet, .timeline: break
    }
  }

  /// Deselects primes that are no longer favorites.
  mutating func deselectRemovedFavorites() {
    if !selected.isEmpty { selected.formIntersection(app.favoritePrimes) }
  }

  /// Shows another screen, without a filter.
  mutating func show(_ screen: Screen) {
    setFilter("")
    self.screen = screen
    typed = nil
  }
}
