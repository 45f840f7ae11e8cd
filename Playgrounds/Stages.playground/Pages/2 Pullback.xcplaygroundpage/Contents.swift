//: [Previous](@previous)
//:
//: # 2 Pullback
//:
//: Small reducers, each with its own value and actions, are combined into one for the whole app.

import Foundation
import PrimeTime
import Stage2Pullback

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import PlaygroundSupport
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## What goes wrong
//:
//: A house has a light in the kitchen and one in the hall, each with a brightness from 0 to 3. The store
//: takes one reducer, which handles both.

struct House {
  var kitchen = 0
  var hall = 0
}

enum OneAction { case kitchenBrighter, kitchenDimmer, hallBrighter, hallDimmer }

func oneReducer(house: inout House, action: OneAction) {
  switch action {
  case .kitchenBrighter: if house.kitchen < 3 { house.kitchen += 1 }
  case .kitchenDimmer: if house.kitchen > 0 { house.kitchen -= 1 }
  case .hallBrighter: if house.hall < 3 { house.hall += 1 }
  case .hallDimmer: if house.kitchen > 0 { house.hall -= 1 }
  }
}

print("— What goes wrong")

let wrong = Store(value: House(), reducer: oneReducer)
wrong.send(.hallBrighter)
wrong.send(.hallDimmer)
print("kitchen \(wrong.value.kitchen), hall \(wrong.value.hall)")

//: The hall stays bright, because its last line reads the kitchen's light. The code for a light could not
//: be written once and used twice, so it was copied, and one word of the copy was not changed. The
//: compiler cannot notice that, because every line has access to the whole house.

//: ## The idea
//:
//: Write a reducer for one light. It is passed one brightness and can change nothing else.
//: `pullback` makes it work on the house: `value` says where the light is, and `action` which of the
//: house's actions belong to the light. `combine` runs reducers one after the other. Swift has key paths
//: to the properties of an enum but not to its cases, so each case gets an optional property.

enum LightAction { case brighter, dimmer }

func lightReducer(brightness: inout Int, action: LightAction) {
  switch action {
  case .brighter: if brightness < 3 { brightness += 1 }
  case .dimmer: if brightness > 0 { brightness -= 1 }
  }
}

enum HouseAction {
  case kitchen(LightAction)
  case hall(LightAction)

  var kitchen: LightAction? { if case .kitchen(let action) = self { action } else { nil } }
  var hall: LightAction? { if case .hall(let action) = self { action } else { nil } }
}

print("— The same program, working")

let house = Store(
  value: House(),
  reducer: combine {
    pullback(lightReducer, value: \.kitchen, action: \HouseAction.kitchen)
    pullback(lightReducer, value: \.hall, action: \HouseAction.hall)
  })
house.send(.hall(.brighter))
house.send(.hall(.dimmer))
print("kitchen \(house.value.kitchen), hall \(house.value.hall)")

//: The braces of `combine` can contain `if`, `switch` and `for`. The part is changed in place: an array of
//: a million elements is not copied when it is passed to its reducer.

//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/Stage2App.swift`: the counter's reducer takes an `Int`, so any other app could
//: use it.

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

//: The views are the same as before: they see a store, not how its reducer was made.

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  MainActor.assumeIsolated {
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  }
#endif

//: ## What it still lacks
//:
//: Two features still write to the activity feed in the middle of their own work, and a third could
//: forget to. [Next](@next): one reducer that watches all the others.
