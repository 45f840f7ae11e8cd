// Errors you will see: a store as a stored property's default.
// SPDX-License-Identifier: MIT

import Stage4Effects

@MainActor final class Model {
  // error: actor-isolated default value in a main actor-isolated context
  let store = Store(value: 0, reducer: searchReducer)
}
