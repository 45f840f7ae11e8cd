// Errors you will see: an environment that is not Sendable.
// SPDX-License-Identifier: MIT

import Stage4Effects

struct CountEnvironment { var find: () async -> Int }

func count(_ environment: CountEnvironment) -> EffectReducer<Int, CounterAction> {
  { _, _ in
    // error: capture of 'environment' with non-Sendable type 'CountEnvironment'
    .run { send in await send(.countFound(await environment.find())) }
  }
}
