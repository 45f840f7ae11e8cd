//: [Previous](@previous)
//:
//: # 1 Store
//:
//: The store of page 0 gets one order for all observers, and a way to cancel them.

import Foundation
import PrimeTime
import Stage1Store

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import PlaygroundSupport
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## What goes wrong
//:
//: Here is the store of page 0 again. A thermostat has two observers: the heating warms the room up to
//: 20 degrees, and the display shows the temperature.

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

func thermostatReducer(degrees: inout Int, change: Int) { degrees += change }

print("— What goes wrong")

let naive = NaiveStore(value: 17, reducer: thermostatReducer)
naive.observe { degrees in if degrees < 20 { naive.send(1) } }
naive.observe { degrees in print("the display shows \(degrees)") }
naive.send(0)
naive.send(5)

//: The display misses 17, 18 and 19, and shows 20 four times: each `send` of the heating runs inside the
//: previous one, before it is the display's turn. And no one can switch the display off, because the
//: store keeps its observers forever.

//: ## The idea
//:
//: An action that is sent while observers are being notified waits in a queue until all of them have been
//: notified. And `observe` returns a token: cancel or release it, and the observer is not called again.

print("— The same program, working")

let thermostat = Store(value: 17, reducer: thermostatReducer)
let heating = thermostat.observe { degrees in if degrees < 20 { thermostat.send(1) } }
let display = thermostat.observe { degrees in print("the display shows \(degrees)") }
thermostat.send(0)
display.cancel()
thermostat.send(5)
print("the display is off, and it is \(thermostat.value) degrees")

//: `send` is synchronous: when it returns, the actions that observers sent have been reduced, too.
//:
//: The value is a struct (here a number), so code that reads it gets a copy, and `send` is the only way
//: to change the original. A reducer must not use its own store: that traps, with a message that says
//: what to do instead.

//: ## Prime Time at this stage
//:
//: The app counts, checks whether the count is prime and keeps favorites. `AppState` holds all of its
//: state, `AppAction` lists everything that can happen, and one big reducer
//: (`Sources/PrimeTime/App/Stage1App.swift`) handles it all.

print("— Prime Time")

let noon = Date(timeIntervalSince1970: 1_767_268_800)
let app = Store(value: AppState(), reducer: Stage1App.appReducer(now: { noon }))

app.send(.counter(.countEntered(6)))
app.send(.counter(.incrTapped))
app.send(.primeModal(.saveFavoritePrimeTapped))
print("the count is \(app.value.count), the favorites are \(app.value.favoritePrimes)")
for activity in app.value.activityFeed { print("in the feed: \(activity.type)") }

//: In Xcode, the page ends with the app itself. It cannot find the nth prime yet.

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  MainActor.assumeIsolated {
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  }
#endif

withExtendedLifetime(heating) {}

//: ## What it still lacks
//:
//: The one reducer grows with every feature, and each feature can change the value of all others.
//: [Next](@next): small reducers, and a way to combine them.
