// prints: 5 2 5 ["Action: 2\nValue:\n- 2", "Action: 3\nValue:\n- 5"]
var log: [String] = []
let add: Reducer<Int, Int> = { $0 += $1 }
let store = Store(
  value: Undoable(0), reducer: undoable(logging(add, printer: { log.append($0) })))
store.send(.perform(2))
store.send(.perform(3))
let before = store.value.present
store.send(.undo)
let undone = store.value.present
store.send(.redo)
print(before, undone, store.value.present, log)
