// Exercise 13: a coordinator and a deep link.

import Stage8Navigation

struct Screen: Equatable {
  /// "counter", "favorites" or a number.
  var name: String
  var stars = 0
}

enum ScreenAction {
  case starTapped
  case rowTapped(String)
}

struct FlowState: Equatable {
  var routes = Routes(root: Screen(name: "counter"), withNavigation: true)
  /// The screens that the user left, the last one last.
  var history: [Screen] = []
}

enum FlowAction {
  case router(RouterAction<ScreenAction>)
  case linkOpened(String)

  var router: RouterAction<ScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

/// A screen: `starTapped` adds a star. This reducer is complete; it leaves `rowTapped` to the coordinator.
func screenReducer(screen: inout Screen, action: ScreenAction) -> Effect<ScreenAction> {
  if case .starTapped = action { screen.stars += 1 }
  return .none
}

// MARK: Your part. Everything above is given.

/// The screens that a link opens, or `nil` if the link is invalid. The first screen is always the counter.
///
/// - `primes://counter` opens the counter.
/// - `primes://favorites` opens the favorites, pushed on the counter.
/// - `primes://favorites/7` opens the number 7, pushed on the favorites. Without a number, the link is invalid.
func routes(for link: String) -> Routes<Screen>? {
  // Your code goes here.
  nil
}

/// The coordinator:
///
/// - `rowTapped` in a screen pushes a screen with that name, unless the action is late, so that its screen has left.
/// - When the user leaves screens, for instance by a swipe, the view sends `wentBack`. The coordinator appends these
///   screens to the history, the lowest first.
/// - `linkOpened` replaces all screens with new ones, those of the link. An invalid link changes nothing.
func flowReducer() -> EffectReducer<FlowState, FlowAction> {
  // Your code goes here.
  { _, _ in .none }
}
