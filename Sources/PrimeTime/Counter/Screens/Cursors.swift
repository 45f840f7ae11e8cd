// The cursors of the lists.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import TerminalScreens

extension ScreenState {
  /// The number of rows of a list.
  func rowCount(of screen: Screen) -> Int {
    switch screen {
    case .favorites: app.favoritePrimes.count
    case .activity: app.activityFeed.count
    case .help: help.entries.count
    case .counter, .primeSheet, .timeline: 0
    }
  }

  /// Whether the screen has a list without rows.
  var isEmpty: Bool { screen != .timeline && rowCount(of: screen) == 0 }

  func cursor(_ screen: Screen) -> Cursor {
    let kept = cursors[screen] ?? Cursor()
    let last = screen == .timeline ? timeline.moment : max(rowCount(of: screen) - 1, 0)
    let row = screen == .timeline ? last : min(kept.row, last)
    return Cursor(row: row, middle: kept.row == row ? kept.middle : row)
  }

  /// Moves the cursor of a list, but not beyond its rows.
  mutating func move(_ movement: ScreenAction.Movement, on screen: Screen) {
    let last = max(rowCount(of: screen) - 1, 0)
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
    (self.screen, typed) = (screen, nil)
    cursors[screen] = Cursor(row: row, middle: cursor(screen).middle)
  }

  /// The favorite at the cursor, or `nil` if there is none.
  var favoriteAtCursor: Int? {
    app.favoritePrimes.isEmpty ? nil : app.favoritePrimes[cursor(.favorites).row]
  }

  /// Selects the favorite at the cursor, or deselects it.
  mutating func toggleFavoriteAtCursor() {
    guard let prime = favoriteAtCursor else { return }
    if selected.remove(prime) == nil { selected.insert(prime) }
  }

  /// Visits a moment, or the nearest one that exists.
  func visit(_ moment: Int) -> ScreenAction {
    .timeline(.visit(moment: min(max(moment, 0), timeline.last)))
  }
}
