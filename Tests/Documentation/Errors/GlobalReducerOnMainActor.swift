// Errors you will see: a global reducer where everything is on the main actor.
// SPDX-License-Identifier: MIT
// Compiled with: -default-isolation MainActor

import Stage2Pullback

let mainActorReducer: Reducer<AppState, AppAction> = combine {
  // error: loses global actor 'MainActor'
  pullback(counterReducer, value: \.count, action: \.counter)
}
