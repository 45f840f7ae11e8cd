// Clicks and the wheel, on each screen.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalScreens
import TerminalUI

/// The action of a click or a turn of the wheel, if it has one. A pure function, as for keys.
///
/// - Parameter target: The target of the cell under the mouse.
func action(
  for gesture: Mouse.Gesture, on target: Target?, in state: ScreenState
) -> ScreenAction? {
  switch (gesture, target) {
  case (.click, .key(let key)): action(for: key, in: state)
  case (.click, .tab(let index)): .screenChosen(Screen.tabs[index])
  case (.click, .row(let row, list: List.favorites)): .rowChosen(row, .favorites)
  case (.click, .row(let row, list: List.boxes)): .boxTicked(row: row)
  case (.click, .row(let row, list: List.activity)): .rowChosen(row, .activity)
  case (.click, .row(let moment, list: List.timeline)): .rowChosen(moment, .timeline)
  case (.click, _): nil
  case (.wheelUp, _): wheelAction(.up, -1, on: target, in: state)
  case (.wheelDown, _): wheelAction(.down, 1, on: target, in: state)
  }
}

/// The lists whose rows can be clicked.
enum List {
  static let favorites = "favorites"
  static let boxes = "boxes"
  static let activity = "activity"
  static let timeline = "timeline"
}

/// The wheel moves in the list under the mouse, or else in that of the screen. On the counter, where the arrows
/// count, it does nothing.
private func wheelAction(
  _ key: Key, _ step: Int, on target: Target?, in state: ScreenState
) -> ScreenAction? {
  guard state.alerts.isEmpty else { return nil }
  if case .name = state.typed { return nil }
  switch (target, state.screen) {
  case (.row(_, list: List.timeline), .counter):
    return .timeline(.visit(moment: min(max(state.timeline.moment + step, 0), state.timeline.last)))
  case (.row(_, list: List.activity), .favorites): return .cursorMoved(.by(step), on: .activity)
  case (.row(_, list: List.favorites), .activity), (.row(_, list: List.boxes), .activity):
    return .cursorMoved(.by(step), on: .favorites)
  case (_, .counter), (_, .primeSheet): return nil
  default: return action(for: key, in: state)
  }
}
