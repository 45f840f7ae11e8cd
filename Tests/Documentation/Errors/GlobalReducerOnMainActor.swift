// Errors you will see: a global reducer where everything is on the main actor.
// Compiled with: -default-isolation MainActor

import Stage2Pullback

let mainActorReducer: Reducer<AppState, AppAction> = combine {
  // error: loses global actor 'MainActor'
  pullback(counterReducer, value: \.count, action: \.counter)
}
