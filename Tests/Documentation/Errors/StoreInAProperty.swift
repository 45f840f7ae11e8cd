// Errors you will see: a store as an initial value where everything is on the main actor.
// Compiled with: -default-isolation MainActor

import Stage4Effects

final class CounterScreen {
  // error: loses global actor 'MainActor'
  let store = Store(value: 0, reducer: counterReducer)
}
