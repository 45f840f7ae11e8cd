// Errors you will see: an endless loop.

import Stage4Effects

func retrying(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  count &+= 1
  // stops: An observer or effect answers countFound(3) without end.
  return .send(.countFound(3))
}

@main struct EndlessLoop {
  @MainActor static func main() {
    Store(value: 0, reducer: retrying).send(.incrTapped)
  }
}
