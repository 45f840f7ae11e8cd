// Errors you will see: nothing happens.

import Stage4Effects

struct TwoCounters {
  var left = 0
  var right = 0
}

enum TwoCountersAction {
  case left(CounterAction)
  case right(CounterAction)

  var left: CounterAction? { if case .left(let action) = self { action } else { nil } }
  var right: CounterAction? { if case .right(let action) = self { action } else { nil } }
}

func incomplete() -> Reducer<TwoCounters, TwoCountersAction> {
  combine {
    pullback(counterReducer, value: \.left, action: \.left)
    pullback(counterReducer, value: \.left, action: \.left)
  }
}

@main struct NothingHappens {
  static func main() {
    let store = Store(value: TwoCounters(), reducer: logging(incomplete()))
    store.send(.right(.incrTapped))
    // prints: 0 on the right
    print("\(store.value.right) on the right")
    store.send(.left(.incrTapped))
    // prints: 2 on the left
    print("\(store.value.left) on the left")

    var copy = store.value
    copy.right += 1
    // prints: 1 in the copy, 0 in the store
    print("\(copy.right) in the copy, \(store.value.right) in the store")

    var isHeard = false
    let token = Store(value: 0, reducer: counterReducer).observe { _ in isHeard = true }
    defer { token.cancel() }
    _ = store.observe { _ in isHeard = true }
    store.send(.left(.incrTapped))
    // prints: heard: false
    print("heard: \(isHeard)")
  }
}
