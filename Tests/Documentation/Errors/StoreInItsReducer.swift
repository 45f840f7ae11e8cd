// Errors you will see: a store in its own reducer.

import Stage1Store

func storeInItsReducer() {
  let store: Store<Int, Int>
  // error: constant 'store' captured by a closure before being initialized
  store = Store(value: 0) { count, action in store.send(action) }
  store.send(1)
}
