// Promise 7: effects come back to the actor of the store, so the store needs one.
import Stage4Effects

func reducer(_ value: inout Int, _ action: Int) -> Effect<Int> { .none }

func onNoActor() -> Int {
  Store(value: 0, reducer: reducer).value  // expected: 'nil' is not compatible with expected argument type 'any Actor'
}
