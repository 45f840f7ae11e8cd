// Exercise 4: effects at the same time, and one after another.

import Stage4Effects

enum LaunchAction: Equatable {
  case launched
  case settingsLoaded(String)
  case favoritesLoaded([Int])
  case ready
}

struct LaunchEnvironment {
  var logIn: @Sendable () async -> Void
  var loadSettings: @Sendable () async -> String
  var loadFavorites: @Sendable () async -> [Int]
}

// MARK: Your part. Everything above is given.

/// The effect of `launched`, which launches the app:
///
/// - First it logs in.
/// - Then it loads the settings and the favorites at the same time, and sends each of them as soon as it is loaded.
/// - After both, it sends `ready`.
///
/// `Effect` has functions that make one effect of several.
func launch(_ environment: LaunchEnvironment) -> Effect<LaunchAction> {
  // Your code goes here.
  .none
}
