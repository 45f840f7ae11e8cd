// Errors you will see: a closure in a list.

import Stage6Children

// swift-format-ignore
func closureInAList() -> EffectReducer<AppState, AppAction> {
  combine {
    // error: a closure on the next line is part of this call: make it a function, and list its name
    pullback(searchReducer, value: \.count, action: CasePath(\.counter, AppAction.counter))
    { state, action in
      state.name = ""
      return .none
    }
  }
}

// swift-format-ignore
func closureInAPlainList() -> Reducer<AppState, AppAction> {
  combine {
    // error: a closure on the next line is part of this call: make it a function, and list its name
    pullback(counterReducer, value: \.count, action: \.counter)
    { state, action in state.name = "" }
  }
}
