// Errors you will see: a missing environment.
// SPDX-License-Identifier: MIT

import Stage4Effects

struct SearchEnvironment: Sendable { var find: @Sendable () async -> Int }

func find(_ environment: SearchEnvironment) -> EffectReducer<Int, CounterAction> {
  { _, _ in .run { send in await send(.countFound(await environment.find())) } }
}

func missingEnvironment() -> EffectReducer<AppState, AppAction> {
  combine {
    // error: to expected argument type '(inout Int, CounterAction) -> Effect<CounterAction>'
    pullback(find, value: \.count, action: CasePath(\.counter, AppAction.counter))
  }
}
