// Errors you will see: programs that stop, report something or print something else than expected. Each section is one.

// MARK: An endless loop

func retrying(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  count &+= 1
  // stops: An observer or effect answers countFound(3) without end.
  return .send(.countFound(3))
}

Store(value: 0, reducer: retrying).send(.incrTapped)

// MARK: A case path that names two cases

enum PairAction {
  case left(CounterAction)
  case right(CounterAction)

  var left: CounterAction? { if case .left(let action) = self { action } else { nil } }
}

let store = Store(
  value: AppState(),
  reducer: pullback(
    searchReducer, value: \.count, action: CasePath(\.left, PairAction.right)))
// stops: do not match: it embeds in right(
store.send(.left(.incrTapped))

// MARK: An action for a child that has left

struct ListState { var detail: Int? }

enum ListAction {
  case detail(CounterAction)
  var detail: CounterAction? { if case .detail(let action) = self { action } else { nil } }
}

let store = Store(
  value: ListState(),
  reducer: pullback(
    searchReducer, ifPresent: \.detail, action: CasePath(\.detail, ListAction.detail)))
// reports: An action was sent to a child that no longer exists, or never did
store.send(.detail(.incrTapped))

// MARK: A store that is released too early

func saving(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  .fireAndForget { print("saved") }
}

@MainActor func handleRequest() {
  let store = Store(value: 0, reducer: saving)
  // reports: A store was released, which cancels
  store.send(.incrTapped)
}
handleRequest()

// MARK: A reducer that sends

var store: Store<Int, Int>!
store = Store(value: 0) { count, step in
  // stops: A reducer sent an action to its own store:
  if step > 1 { store.send(1) }
  count += step
}
store.send(2)

// MARK: A reducer that reads its store

var store: Store<Int, Int>!
store = Store(value: 0) { count, step in
  // stops: A reducer read the value of its own store:
  count = store.value + step
}
store.send(2)

// MARK: Tokens in a local array
// Compiled with: -O

func tokens() {
  let store = Store(value: 0) { (count: inout Int, step: Int) in count += step }
  var heard = 0
  let tokens = (1...3).map { _ in store.observe { _ in heard += 1 } }
  print("\(tokens.count) observers")
  store.send(1)
  // prints: 0 were notified
  print("\(heard) were notified")
}
tokens()
