// prints: 1 [1] nil
struct App { var count: Int? = 0 }

enum AppAction {
  case counter(Int)
  case closed

  var counter: Int? { if case .counter(let step) = self { step } else { nil } }
}

func add(count: inout Int, step: Int) -> Effect<Int> {
  count += step
  return .none
}

func close(app: inout App, action: AppAction) -> Effect<AppAction> {
  if case .closed = action { app.count = nil }
  return .none
}

@MainActor final class Client {
  private let store: Store<App, AppAction>
  private var seen: [Int] = []

  init() {
    store = Store(
      value: App(),
      reducer: pullback(
        add, optional: \.count, action: CasePath(\.counter, AppAction.counter), parent: close))
  }

  func run() async {
    let counter = store.scope(ifPresent: \.count, action: AppAction.counter)!
    let token = counter.observe { [unowned self] count in seen.append(count) }
    counter.send(1)
    store.send(.closed)
    await store.finish()
    print(counter.value, seen, store.value.count as Any)
    token.cancel()
  }
}
await Client().run()
