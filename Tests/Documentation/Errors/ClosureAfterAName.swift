// Errors you will see: a closure after a name.

import Stage2Pullback

func reset(state: inout AppState, action: AppAction) {}

func closureAfterAName() -> Reducer<AppState, AppAction> {
  combine {
    // error: to expected argument type 'Reducer<AppState, AppAction>'
    reset
    // error: trailing closure passed to parameter of type 'AppState' that does not accept a closure
    { state, action in state.name = "" }
  }
}
