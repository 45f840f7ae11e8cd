//: [Previous](@previous)
//:
//: # 5 Environment
//:
//: An effect reaches out: to the clock, the files, the network. Taken from a global, these cannot be
//: replaced in a test, and two tests at a time get in each other's way. Here they are a struct of
//: closures, the **environment**. The store hands it to the reducer with each action, and `pullback`
//: hands each part the piece that it needs.

import Foundation
import PrimeTime
import Stage5Environment

#if canImport(PlaygroundSupport)
  import PlaygroundSupport
  import PrimeTimeViews
#endif

#if SWIFT_PACKAGE
  import Stepping
  stepIfAsked()
#endif

print("— A reducer with an environment")

struct Weather: Sendable {
  var today: @Sendable () async -> String
}

enum WeatherAction: Sendable {
  case asked
  case answered(String)
}

func weatherReducer(
  report: inout String, action: WeatherAction, weather: Weather
) -> Effect<WeatherAction> {
  switch action {
  case .asked:
    return .run { send in await send(.answered(await weather.today())) }
  case .answered(let text):
    report = text
    return .none
  }
}

let store = Store(
  value: "", reducer: weatherReducer, environment: Weather(today: { "sunny" }))
store.send(.asked)
await store.finish()
print(store.value)

//: A branch can be given another environment than its siblings: here the same reducer twice, one of
//: them offline.

print("— Another environment for one branch")

struct Trip {
  var here = ""
  var there = ""
}

enum TripAction: Sendable {
  case here(WeatherAction)
  case there(WeatherAction)

  var here: WeatherAction? { if case .here(let action) = self { action } else { nil } }
  var there: WeatherAction? { if case .there(let action) = self { action } else { nil } }
}

let trip = Store(
  value: Trip(),
  reducer: combine {
    pullback(
      weatherReducer, value: \.here, action: CasePath(\.here, TripAction.here),
      environment: { $0 })
    pullback(
      weatherReducer, value: \.there, action: CasePath(\.there, TripAction.there),
      environment: { _ in Weather(today: { "no connection" }) })
  },
  environment: Weather(today: { "rain" }))
trip.send(.here(.asked))
trip.send(.there(.asked))
await trip.finish()
print("here: \(trip.value.here), there: \(trip.value.there)")

//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/AppEnvironment.swift` lists all that the app reaches out to: `.live` is the real
//: thing, `.mock` is always the same, and `.unimplemented` traps by the name of what was touched, so
//: that a test shows what it does not use. `Stage5App.swift` hands it down.

print("— Prime Time")

var environment = AppEnvironment.mock
environment.nthPrime = { n, _ in n * 1_000 }
let app = Store(value: AppState(), reducer: Stage5App.appReducer, environment: environment)
app.send(.counter(.countEntered(7)))
app.send(.primeModal(.saveFavoritePrimeTapped))
app.send(.nthPrime(.asked))
await app.finish()
if case .answered(let n, let prime) = app.value.nthPrime { print("prime number \(n) is \(prime)") }
for activity in app.value.activityFeed {
  print("\(activity.timestamp.formatted(.iso8601)) \(activity.type)")
}

//: The same views in an environment that is always the same: try the nth prime.

#if canImport(PlaygroundSupport)
  PlaygroundPage.current.setLiveView(AppView(store: app))
#endif

//: ## What it still lacks
//:
//: A test of effects must say what was sent, what came back, and that nothing else did; written by
//: hand this is long, and what is forgotten stays unseen. [Next](@next): a store for tests.
