// Exercises: the solution of number 7.
// SPDX-License-Identifier: MIT

import Stage1Store

enum Solution7 {
  static func counterScope(
    of store: Store<Exercise7.AppState, Exercise7.AppAction>,
    observer: @escaping (_ count: Int) -> Void
  ) -> Exercise7.CounterScope {
    Exercise7.CounterScope(
      send: { action in store.send(.counter(action)) },
      subscription: store.observe { state in observer(state.count) })
  }
}
