// prints: 5 2 5 ["Action: 2\nValue:\n- 2", "Action: 3\nValue:\n- 5"]
func add(count: inout Int, step: Int) { count += step }

@MainActor final class Client {
  private var log: [String] = []

  func run() async {
    let store = Store(
      value: Undoable(0),
      reducer: undoable(logging(add, printer: { [unowned self] in log.append($0) })))
    store.send(.perform(2))
    store.send(.perform(3))
    let before = store.value.present
    store.send(.undo)
    let undone = store.value.present
    store.send(.redo)
    print(before, undone, store.value.present, log)
  }
}
await Client().run()
