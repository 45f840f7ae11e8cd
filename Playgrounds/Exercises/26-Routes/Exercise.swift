// Exercise 26: routes.
// SPDX-License-Identifier: MIT

import Stage8Navigation

enum Screen: Equatable {
  case counter
  case favorites
  case favorite(Int)
  case settings
}

enum FlowAction {
  case favoritesTapped
  case favoriteTapped(Int)
  case settingsTapped
  case nextTapped
  case doneTapped
  case homeTapped
}

/// Moves between the screens:
///
/// - `favoritesTapped` pushes the favorites, and `favoriteTapped` pushes one of them.
/// - `settingsTapped` presents the settings as a sheet, which has no navigation of its own.
/// - `nextTapped` replaces a favorite on top by the number after it, and does nothing on other screens.
/// - `doneTapped` closes the topmost sheet; without one, it does nothing.
/// - `homeTapped` goes back to the first screen from anywhere.
func flowReducer(routes: inout Routes<Screen>, action: FlowAction) {
  // Your code goes here.
}
