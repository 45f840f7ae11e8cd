// prints: 1 [1] nil
struct App { var count: Int? = 0 }
enum AppAction {
  case counter(Int)
  case closed
  var counter: Int? { if case .counter(let step) = self { step } else { nil } }
}
let add: EffectReducer<Int, Int> = { count, step in
  count += step
  return .none
}
let close: EffectReducer<App, AppAction> = { app, action in
  if case .closed = action { app.count = nil }
  return .none
}
let store = Store(
  value: App(),
  reducer: pullback(
    add, optional: \.count, action: CasePath(\.counter, AppAction.counter), parent: close))
var told: [Int] = []
let counter = store.scope(ifPresent: \.count, action: AppAction.counter)!
let token = counter.observe { count in told.append(count) }
counter.send(1)
store.send(.closed)
print(counter.value, told, store.value.count as Any)
