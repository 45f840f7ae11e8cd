//: [Previous](@previous)
//:
//: # 1 Store
//:
//: The store of page 0 gets one order for all observers, and a way to cancel them. Like the pages that follow, this
//: one is the whole program of its lesson, `Stage1-Store.md`.

import Foundation
import PrimeTime
import Stage1Store

//: ## What goes wrong
//:
//: Here is the store of page 0 again.

final class NaiveStore<Value, Action> {
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

//: Prime Time is larger now: a sheet, the prime modal, saves a favorite; a feed lists the changes; a user can log in.
//: One big reducer, `Sources/PrimeTime/App/Stage1App.swift`, handles all of its actions. The feed needs the time, which
//: is passed in.

let noon = Date(timeIntervalSince1970: 1_767_268_800)
let appReducer = Stage1App.appReducer(now: { noon })

//: The store has two observers: a rule that keeps counting up to the next prime, and a screen.

print("— What goes wrong")

let naive = NaiveStore(value: AppState(), reducer: appReducer)
naive.observe { state in if !isPrime(state.count) { naive.send(.counter(.incrTapped)) } }
naive.observe { state in print("the screen shows \(state.count)") }
naive.send(.counter(.countEntered(8)))
naive.send(.counter(.countEntered(13)))

//: Each `send` of the rule runs inside the previous one. When the screen gets its turn at last, the count is already 11.
//: And nobody can close the screen, because the store keeps its observers forever.

//: ## The idea
//:
//: While the observers are being notified, an action that one of them sends waits in a queue. Its turn comes when all
//: observers have been notified. And `observe` returns a token. When the token is cancelled or released, the observer is
//: not called again.

print("— The same program, working")

let store = Store(value: AppState(), reducer: appReducer)
let rule = store.observe { state in
  if !isPrime(state.count) { store.send(.counter(.incrTapped)) }
}
let screen = store.observe { state in print("the screen shows \(state.count)") }
store.send(.counter(.countEntered(8)))
screen.cancel()
store.send(.counter(.countEntered(13)))
print("the screen is closed, and the count is \(store.value.count)")

//: The value is a struct, so code that reads it gets a copy. To change the original, it has to send. Here, 13 becomes a
//: favorite; 14 does not, because it is not prime.

print("— The rest of Prime Time")

rule.cancel()
store.send(.primeModal(.saveFavoritePrimeTapped))
store.send(.counter(.incrTapped))
store.send(.primeModal(.saveFavoritePrimeTapped))
print("the count is \(store.value.count), the favorites are \(store.value.favoritePrimes)")
for activity in store.value.activityFeed { print("in the feed: \(activity.type)") }

print("\nRead next: Sources/Stage1Store/Store.swift")
print("Try next: swift run stage-2")

//: ## What it still lacks
//:
//: The one reducer grows with every feature, and each feature can change the value of all others.
//: [Next](@next): small reducers, and a way to combine them.
