//: # 0 The whole idea
//:
//: The *value* is a struct that holds the app's state. An *action* says what happened. A *reducer* changes the
//: value in response to an action. A *store* owns the value, and `send` is the only way to change it.

typealias Reducer<Value, Action> = (_ value: inout Value, _ action: Action) -> Void

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: Reducer<Value, Action>
  private var observers: [(Value) -> Void] = []

  init(value: Value, reducer: @escaping Reducer<Value, Action>) {
    self.value = value
    self.reducer = reducer
  }

  func send(_ action: Action) {
    reducer(&value, action)
    for observer in observers { observer(value) }
  }
  func observe(_ observer: @escaping (Value) -> Void) { observers.append(observer) }
}

//: Prime Time is an app that counts and keeps favorite primes.
struct AppState {
  var count = 0
  var favoritePrimes: [Int] = []
}

enum AppAction {
  case decrTapped, incrTapped
  case countEntered(Int)
  case saveFavoritePrimeTapped, removeFavoritePrimeTapped
}

func appReducer(state: inout AppState, action: AppAction) {
  switch action {
  case .decrTapped: if state.count > .min { state.count -= 1 }
  case .incrTapped: if state.count < .max { state.count += 1 }
  case .countEntered(let number): state.count = number
  case .saveFavoritePrimeTapped:
    let isSaved = state.favoritePrimes.contains(state.count)
    if isPrime(state.count), !isSaved { state.favoritePrimes.append(state.count) }
  case .removeFavoritePrimeTapped: state.favoritePrimes.removeAll { $0 == state.count }
  }
}

/// Whether `number` is greater than 1, and no number from 2 up to its square root divides it.
func isPrime(_ number: Int) -> Bool {
  var divisor = 2
  while divisor <= number / divisor {
    if number.isMultiple(of: divisor) { return false }
    divisor += 1
  }
  return number > 1
}

//: A screen observes the store, and each tap sends an action.
let store = Store(value: AppState(), reducer: appReducer)
store.observe { state in print("the screen shows \(state.count), \(state.favoritePrimes)") }
store.send(.countEntered(6))
store.send(.incrTapped)
store.send(.saveFavoritePrimeTapped)

//: ## What goes wrong
//:
//: An observer may also send. Below, a rule keeps counting up to the next prime. Each of its sends runs inside the
//: previous one, so the second screen, which is notified after the rule, shows 11 four times, and never 8, 9 or 10.
//: The first screen, which is notified before the rule, shows all four.
print("— What goes wrong")
store.observe { state in if !isPrime(state.count) { store.send(.incrTapped) } }
store.observe { state in print("the second screen shows \(state.count)") }
store.send(.countEntered(8))
print("\nRead next: Sources/ClassicRedux/Articles/Stage1-Store.md")
print("Try next: swift run stage-1")

//: No screen can unsubscribe. The one reducer grows with every feature, and each feature can change everything.
//: And a reducer cannot wait for a server. The stages fix these problems one by one, and none changes the code of
//: an earlier one. [Next](@next): a store.
