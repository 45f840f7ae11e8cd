// Errors you will see: the state in an effect.
// SPDX-License-Identifier: MIT

import Stage4Effects

func stateInAnEffect(state: inout AppState, action: CounterAction) -> Effect<CounterAction> {
  // error: mutable capture of 'inout' parameter 'state' is not allowed
  .run { send in await send(.countFound(state.count)) }
}
