// Errors you will see: a reducer that reads its store.

import Stage1Store

@main struct ReadWhileReducing {
  nonisolated(unsafe) static var store: Store<Int, Int>!

  static func main() {
    store = Store(value: 0) { count, step in
      // stops: A reducer read the value of its own store:
      count = store.value + step
    }
    store.send(2)
  }
}
