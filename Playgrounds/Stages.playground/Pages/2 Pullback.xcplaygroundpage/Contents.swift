//: [Previous](@previous)
//:
//: # 2 Pullback
//:
//: A big reducer is taken apart into small ones, each with a value and actions of its own, and two
//: functions put them together again:
//:
//: - `pullback` makes a reducer of a part work on the whole: it says where the part lies in the value,
//:   and which of the whole's actions are the part's,
//: - `combine` runs reducers one after the other.

import Foundation
import PrimeTime
import Stage2Pullback

#if canImport(PlaygroundSupport)
  import PlaygroundSupport
  import PrimeTimeViews
#endif

#if SWIFT_PACKAGE
  import Stepping
  stepIfAsked()
#endif

print("— A reducer for a light")

enum LightAction { case switched }

func lightReducer(isOn: inout Bool, action: LightAction) {
  switch action {
  case .switched: isOn.toggle()
  }
}

//: It knows nothing of the house. The house has two of them, and an action that says which one. An
//: enum's cases are reached through optional properties, as a struct's parts are through stored ones.

struct House {
  var kitchen = false
  var hall = false
}

enum HouseAction {
  case kitchen(LightAction)
  case hall(LightAction)

  var kitchen: LightAction? { if case .kitchen(let action) = self { action } else { nil } }
  var hall: LightAction? { if case .hall(let action) = self { action } else { nil } }
}

let house = Store(
  value: House(),
  reducer: combine {
    pullback(lightReducer, value: \.kitchen, action: \HouseAction.kitchen)
    pullback(lightReducer, value: \.hall, action: \HouseAction.hall)
  })

house.send(.hall(.switched))
print("kitchen \(house.value.kitchen), hall \(house.value.hall)")

//: The part is changed where it lies: an array of a million elements is not copied on the way.

print("— Nothing is copied")

struct Archive { var numbers = Array(0..<1_000_000) }
enum ArchiveAction {
  case doubled(at: Int)
  var doubled: Int? { if case .doubled(let index) = self { index } else { nil } }
}
let double: Reducer<[Int], Int> = { numbers, index in numbers[index] *= 2 }
let archive = Store(
  value: Archive(),
  reducer: pullback(double, value: \.numbers, action: \ArchiveAction.doubled))

let before = archive.value.numbers.withUnsafeBufferPointer { $0.baseAddress }
for index in 0..<1_000 { archive.send(.doubled(at: index)) }
let after = archive.value.numbers.withUnsafeBufferPointer { $0.baseAddress }
print("the same buffer: \(before == after), element 999 is \(archive.value.numbers[999])")

//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/Stage2App.swift`: the counter's reducer is handed an `Int`, and it could serve
//: in any other app.

print("— Prime Time")

var count = 41
Stage2App.counterReducer(count: &count, action: .incrTapped)
print("a reducer is only a function: \(count)")

let noon = Date(timeIntervalSince1970: 1_767_268_800)
let app = Store(value: AppState(), reducer: Stage2App.appReducer(now: { noon }))
for prime in [2, 3, 5, 7] {
  app.send(.counter(.countEntered(prime)))
  app.send(.primeModal(.saveFavoritePrimeTapped))
}
app.send(.favoritePrimes(.deleteFavoritePrime([0, 1])))
print("the favorites are \(app.value.favoritePrimes)")

//: The same views as before: they see a store, not how its reducer was put together.

#if canImport(PlaygroundSupport)
  PlaygroundPage.current.setLiveView(AppView(store: app))
#endif

//: ## What it still lacks
//:
//: Two features still write the activity feed, in between their own work, and a third would have to
//: remember to. [Next](@next): one reducer that watches all the others.
