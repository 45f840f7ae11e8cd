// Errors you will see: a reducer that sends.

import Stage1Store

@main struct SendWhileReducing {
  nonisolated(unsafe) static var store: Store<Int, Int>!

  static func main() {
    store = Store(value: 0) { count, step in
      // stops: A reducer sent an action to its own store:
      if step > 1 { store.send(1) }
      count += step
    }
    store.send(2)
  }
}
