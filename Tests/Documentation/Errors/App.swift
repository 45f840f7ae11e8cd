// Errors you will see: the app of all examples.

import ClassicRedux

struct AppState {
  var count = 0
  var name = ""
}

enum AppAction {
  case counter(CounterAction)
  case resetTapped

  var counter: CounterAction? { if case .counter(let action) = self { action } else { nil } }
}

enum CounterAction {
  case incrTapped
  case countFound(Int)
}

func counterReducer(count: inout Int, action: CounterAction) { count += 1 }

func searchReducer(count: inout Int, action: CounterAction) -> Effect<CounterAction> { .none }
