// Errors you will see: an effect without `return`.
// SPDX-License-Identifier: MIT

import Stage4Effects

// swift-format-ignore
func missingReturn(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  switch action {
  case .incrTapped:
    count += 1
    // error: has no member 'run'
    .run { send in await send(.countFound(1)) }
  case .countFound(let found): count = found
  }
  return .none
}
