// Errors you will see: a test of effects outside an actor.

import Stage5Testing
import Testing

@Test func searching() async {
  // error: cannot be called from outside of the actor
  let store = TestStore(value: 0, reducer: searchReducer)
  store.send(.incrTapped)
}
