//: # 1 Store
//:
//: An app is a value that changes. Kept in variables here and there, it is changed from here and
//: there, and nobody can say who did what. A **store** puts it in one place:
//:
//: - the *value* is a struct, so nobody who was handed it can change the store's,
//: - an *action* is a value that says what happened,
//: - a *reducer* is a function that changes the value according to an action, and nothing else,
//: - the *store* owns the value and the reducer; `send` is the only way in, `observe` the way out.

import Foundation
import PrimeTime
import Stage1Store

#if canImport(PlaygroundSupport)
  import PlaygroundSupport
  import PrimeTimeViews
#endif

#if SWIFT_PACKAGE
  import Stepping
  stepIfAsked()
#endif

print("— A store of a number")

let counter = Store(value: 0) { (count: inout Int, step: Int) in count += step }
let token = counter.observe { count in print("observed \(count)") }

counter.send(1)
counter.send(2)
print("the value is \(counter.value)")

token.cancel()
counter.send(3)
print("the value is \(counter.value), and nobody was told")

//: `send` is synchronous. An action that an observer sends waits until all observers were told of
//: the one before: they all see the same changes in the same order.

print("— An observer that sends")

let thermostat = Store(value: 17) { (degrees: inout Int, change: Int) in degrees += change }
let heating = thermostat.observe { degrees in if degrees < 20 { thermostat.send(1) } }
let display = thermostat.observe { degrees in print("\(degrees) degrees") }
thermostat.send(0)

//: ## Prime Time at this stage
//:
//: The app counts, knows primes and keeps favorites. `AppState` holds all it knows, `AppAction` lists
//: all that can happen, and one big reducer (`Sources/PrimeTime/App/Stage1App.swift`) does it all.

print("— Prime Time")

let noon = Date(timeIntervalSince1970: 1_767_268_800)
let app = Store(value: AppState(), reducer: Stage1App.appReducer(now: { noon }))

app.send(.counter(.countEntered(6)))
app.send(.counter(.incrTapped))
app.send(.primeModal(.saveFavoritePrimeTapped))
print("the count is \(app.value.count), the favorites are \(app.value.favoritePrimes)")
for activity in app.value.activityFeed { print("in the feed: \(activity.type)") }

//: On Apple's systems the page ends in the app itself. Its question for the nth prime is not answered yet.

#if canImport(PlaygroundSupport)
  PlaygroundPage.current.setLiveView(AppView(store: app))
#endif

withExtendedLifetime((heating, display)) {}

//: ## What it still lacks
//:
//: The one reducer knows everything and grows with every feature. The counter only needs a number,
//: yet it is handed the whole app. [Next](@next): small reducers, made to fit.
