// Errors you will see: a test store without Testing.

import Stage5Testing

func noImportOfTesting() {
  // error: no macro named '_sourceLocation'
  let store = TestStore(value: 0, reducer: counterReducer)
  _ = store.value
}
