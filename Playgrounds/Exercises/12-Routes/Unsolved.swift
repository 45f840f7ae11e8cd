// Exercise 12: routes.

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

// MARK: Your part. Everything above is given.

/// Navigates between the screens:
///
/// - `favoritesTapped` pushes the favorites, and `favoriteTapped` pushes one of them.
/// - `settingsTapped` presents the settings as a sheet, which has no navigation of its own.
/// - `nextTapped` replaces a favorite on top with the next number, and does nothing on other screens.
/// - `doneTapped` closes the topmost sheet, if there is one.
/// - `homeTapped` goes back to the first screen from any screen.
func flowReducer(routes: inout Routes<Screen>, action: FlowAction) {
  // Your code goes here.
}
