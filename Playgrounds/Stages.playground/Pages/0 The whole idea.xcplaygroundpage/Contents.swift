//: # 0 The whole idea
//:
//: The *value* is a struct that holds the app's state. An *action* says what happened. A *reducer*
//: changes the value in response to an action. A *store* owns the value, and `send` is the only way to
//: change it.

import Foundation

typealias Reducer<Value, Action> = (inout Value, Action) -> Void

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

//: `combine` runs several reducers in order. `pullback` makes a reducer of a part work on the whole.
func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  { value, action in
    for reducer in reducers { reducer(&value, action) }
  }
}

func pullback<Part, PartAction, Whole, WholeAction>(
  _ reducer: @escaping Reducer<Part, PartAction>,
  value: WritableKeyPath<Whole, Part>, action: KeyPath<WholeAction, PartAction?>
) -> Reducer<Whole, WholeAction> {
  { whole, wholeAction in
    if let action = wholeAction[keyPath: action] { reducer(&whole[keyPath: value], action) }
  }
}

//: Here is an app, Prime Time: a counter, favorite primes, and a feed of changes to them.
struct AppState: Equatable {
  var count = 0
  var favoritePrimes: [Int] = []
  var activityFeed: [Activity] = []
  struct Activity: Equatable { var timestamp: Date, type: ActivityType }
  enum ActivityType: Equatable {
    case addedFavoritePrime(Int)
    case removedFavoritePrime(Int)
  }
}

enum CounterAction {
  case decrTapped, incrTapped
  case countEntered(Int)
}
enum PrimeModalAction { case saveFavoritePrimeTapped, removeFavoritePrimeTapped }
enum FavoritePrimeAction { case deleteFavoritePrime(IndexSet) }

enum AppAction {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimeAction)

  var counter: CounterAction? { if case .counter(let a) = self { a } else { nil } }
  var primeModal: PrimeModalAction? { if case .primeModal(let a) = self { a } else { nil } }
  var favoritePrimes: FavoritePrimeAction? {
    if case .favoritePrimes(let a) = self { a } else { nil }
  }
}

func counterReducer(count: inout Int, action: CounterAction) {
  switch action {
  case .decrTapped: if count > .min { count -= 1 }
  case .incrTapped: if count < .max { count += 1 }
  case .countEntered(let number): count = number
  }
}

func primeModalReducer(state: inout AppState, action: PrimeModalAction) {
  let isSaved = state.favoritePrimes.contains(state.count)
  switch action {
  case .saveFavoritePrimeTapped:
    if isPrime(state.count), !isSaved { state.favoritePrimes.append(state.count) }
  case .removeFavoritePrimeTapped:
    state.favoritePrimes.removeAll { $0 == state.count }
  }
}

func favoritePrimesReducer(primes: inout [Int], action: FavoritePrimeAction) {
  switch action {
  case .deleteFavoritePrime(let offsets):
    primes = primes.indices.filter { !offsets.contains($0) }.map { primes[$0] }
  }
}

func isPrime(_ number: Int) -> Bool {
  number > 1 && !(2..<number).prefix { $0 <= number / $0 }.contains { number.isMultiple(of: $0) }
}

//: A *higher-order reducer* takes a reducer and returns one that does more. This one watches the favorites.
func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>, now: @escaping () -> Date
) -> Reducer<AppState, AppAction> {
  { state, action in
    let before = state.favoritePrimes
    reducer(&state, action)
    let removed = before.filter { !state.favoritePrimes.contains($0) }
    let added = state.favoritePrimes.filter { !before.contains($0) }
    state.activityFeed += removed.map { .init(timestamp: now(), type: .removedFavoritePrime($0)) }
    state.activityFeed += added.map { .init(timestamp: now(), type: .addedFavoritePrime($0)) }
  }
}

func appReducer(now: @escaping () -> Date) -> Reducer<AppState, AppAction> {
  let features = combine(
    pullback(counterReducer, value: \.count, action: \AppAction.counter),
    pullback(primeModalReducer, value: \.self, action: \.primeModal),
    pullback(favoritePrimesReducer, value: \.favoritePrimes, action: \.favoritePrimes))
  return activityFeed(features, now: now)
}

let store = Store(value: AppState(), reducer: appReducer(now: { Date() }))
store.observe { print($0.count, $0.favoritePrimes, "\($0.activityFeed.count) in the feed") }
store.send(.counter(.countEntered(7)))
store.send(.primeModal(.saveFavoritePrimeTapped))
store.send(.favoritePrimes(.deleteFavoritePrime([0])))

//: ## What it gets wrong
let steps = Store(value: 0) { (value: inout Int, step: Int) in value += step }
steps.observe { value in if value == 1 { steps.send(1) } }
steps.observe { value in print("a screen draws \(value)") }
steps.send(1)  // An observer sent in between, so the screen draws 2 twice and 1 never.
steps.send(1)  // The screen may be closed by now, but no one can cancel its observer.

var calls = 0
let counting: Reducer<Int, Int> = { _, _ in calls += 1 }
let five = combine(counting, counting, counting, counting, counting)
Store(value: 0, reducer: combine(five, five, five, five)).send(1)
print("\(calls) reducers run for an action of one feature")

let search = Store(value: "") { (text: inout String, number: Int) in
  text = "looking at \(number)"
  text = "\(number) is\(isPrime(number) ? "" : " not") prime"
}
search.observe { text in print(text) }
search.send(1_000_003)  // No one sees the first text: a reducer cannot do work that takes time.
//: The stages fix these problems one by one, and each only adds to the one before. [Next](@next): a store.
