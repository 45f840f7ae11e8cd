//: [Previous](@previous)
//:
//: # 2 Pullback
//:
//: Small reducers, each for its own part of the value, are combined into one for the whole app.

import Foundation
import PrimeTime
import Stage2Pullback

//: ## What goes wrong
//:
//: Two people count side by side, each with their own number. The store takes one reducer, which handles both.

struct Counts {
  var left = 0
  var right = 0
}

enum OneAction { case leftIncrTapped, leftDecrTapped, rightIncrTapped, rightDecrTapped }

func oneReducer(counts: inout Counts, action: OneAction) {
  switch action {
  case .leftIncrTapped: if counts.left < .max { counts.left += 1 }
  case .leftDecrTapped: if counts.left > .min { counts.left -= 1 }
  case .rightIncrTapped: if counts.right < .max { counts.right += 1 }
  case .rightDecrTapped: if counts.right > .min { counts.left -= 1 }
  }
}

print("— What goes wrong")

let wrong = Store(value: Counts(), reducer: oneReducer)
wrong.send(.rightIncrTapped)
wrong.send(.rightDecrTapped)
print("left \(wrong.value.left), right \(wrong.value.right)")

//: `rightDecrTapped` changes the left number, and nothing prevents it.

//: ## The idea
//:
//: Prime Time has a reducer for a counter, `Stage2App.counterReducer`. It takes an `Int` and a `CounterAction`,
//: and can change nothing else. `pullback` makes it work on both counts, once for each.
//:
//: `value` is the key path to the number. `action` is the key path to the counter's action: an optional property, which
//: is `nil` if the action is for the other side. `combine` runs the two reducers one after the other.

enum CountsAction {
  case left(CounterAction)
  case right(CounterAction)

  var left: CounterAction? { if case .left(let action) = self { action } else { nil } }
  var right: CounterAction? { if case .right(let action) = self { action } else { nil } }
}

print("— The same program, working")

let counts = Store(
  value: Counts(),
  reducer: combine {
    pullback(Stage2App.counterReducer, value: \.left, action: \CountsAction.left)
    pullback(Stage2App.counterReducer, value: \.right, action: \CountsAction.right)
  })
counts.send(.right(.incrTapped))
counts.send(.right(.decrTapped))
print("left \(counts.value.left), right \(counts.value.right)")

//: The number is changed in place, and so is any stored property: an array of a million elements is not copied when it
//: is passed to its reducer.

//: ## Prime Time at this stage
//:
//: In `Sources/PrimeTime/App/Stage2App.swift`, the big reducer of page 1 has become four small ones: for the
//: counter, the prime modal, the favorites and the login. The same actions have the same results.
//: Here, four primes are saved, and the first two are deleted by their offsets.

print("— Prime Time")

let noon = Date(timeIntervalSince1970: 1_767_268_800)
let app = Store(value: AppState(), reducer: Stage2App.appReducer(now: { noon }))
for prime in [2, 3, 5, 7] {
  app.send(.counter(.countEntered(prime)))
  app.send(.primeModal(.saveFavoritePrimeTapped))
}
app.send(.favoritePrimes(.deleteFavoritePrime([0, 1])))
print("the favorites are \(app.value.favoritePrimes)")

print("\nRead next: Sources/PrimeTime/App/Stage2App.swift")
print("Try next: swift run stage-3")

//: ## What it still lacks
//:
//: Two features still write to the activity feed in the middle of their own work, and a third could
//: forget to. [Next](@next): one reducer that watches all the others.
