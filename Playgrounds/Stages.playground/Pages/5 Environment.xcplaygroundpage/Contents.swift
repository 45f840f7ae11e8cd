//: [Previous](@previous)
//:
//: # 5 Environment
//:
//: Pass the dependencies of effects (the clock, files, the network) down to the features that need them.
//: Replace them in a test, or for one feature.

import Foundation
import PrimeTime
import Stage5Environment

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import PlaygroundSupport
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## What goes wrong
//:
//: At stage 4, each dependency is a parameter of the function that makes the reducer. Here is a
//: trip with two weather reports, and a test that provides its own weather.

struct Weather: Sendable { var today: @Sendable () async -> String }
let realWeather = Weather(today: { "the real weather" })

enum WeatherAction: Sendable {
  case asked
  case answered(String)
}

struct Trip { var here = "", there = "" }

enum TripAction: Sendable {
  case here(WeatherAction)
  case there(WeatherAction)

  var here: WeatherAction? { if case .here(let action) = self { action } else { nil } }
  var there: WeatherAction? { if case .there(let action) = self { action } else { nil } }
}

func makeWeatherReducer(_ weather: Weather) -> EffectReducer<String, WeatherAction> {
  { report, action in
    switch action {
    case .asked: return .run { send in await send(.answered(weather.today())) }
    case .answered(let text): report = text
    }
    return .none
  }
}

func makeTripReducer(_ weather: Weather) -> EffectReducer<Trip, TripAction> {
  combine {
    pullback(
      makeWeatherReducer(weather), value: \.here, action: CasePath(\.here, TripAction.here))
    pullback(
      makeWeatherReducer(realWeather), value: \.there, action: CasePath(\.there, TripAction.there))
  }
}

@MainActor func aParameterForEachDependency() async {
  print("— A parameter for each dependency")

  let tested = Store(value: Trip(), reducer: makeTripReducer(Weather(today: { "rain" })))
  tested.send(.here(.asked))
  tested.send(.there(.asked))
  await tested.finish()
  print("here: \(tested.value.here), there: \(tested.value.there)")
}

//: One line ignores the test's weather, and the compiler cannot notice. With every new feature, such
//: functions pass on more parameters. A global variable needs no parameters, but two tests that run at the
//: same time would overwrite each other's weather.
//:
//: ## The idea
//:
//: The dependencies are one struct of closures, the **environment**. The store passes it to the
//: reducer with each action, and each `pullback` says which part of it a feature gets.

func weatherReducer(
  report: inout String, action: WeatherAction, weather: Weather
) -> Effect<WeatherAction> {
  switch action {
  case .asked: return .run { send in await send(.answered(weather.today())) }
  case .answered(let text): report = text
  }
  return .none
}

let tripReducer: EnvironmentReducer<Trip, TripAction, Weather> = combine {
  pullback(
    weatherReducer, value: \.here, action: CasePath(\.here, TripAction.here),
    environment: { $0 })
  pullback(
    weatherReducer, value: \.there, action: CasePath(\.there, TripAction.there),
    environment: { $0 })
}

@MainActor func anEnvironment() async {
  print("— An environment")

  let trip = Store(value: Trip(), reducer: tripReducer, environment: Weather(today: { "rain" }))
  trip.send(.here(.asked))
  trip.send(.there(.asked))
  await trip.finish()
  print("here: \(trip.value.here), there: \(trip.value.there)")
}

//: `environment:` takes any function: a key path to a part of the environment, or, for a feature that
//: is always offline, `{ _ in Weather(today: { "no connection" }) }`.
//:
//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/AppEnvironment.swift` has all dependencies of the app. `.live` is real,
//: `.mock` always behaves the same, and `.unimplemented` traps with the name of the dependency that was
//: used. `Stage5App.swift` passes the environment down.

@MainActor func primeTime() async {
  print("— Prime Time")

  var environment = AppEnvironment.mock
  environment.nthPrime = { n, _ in n * 1_000 }
  let app = Store(value: AppState(), reducer: Stage5App.appReducer, environment: environment)
  app.send(.counter(.countEntered(7)))
  app.send(.primeModal(.saveFavoritePrimeTapped))
  app.send(.nthPrime(.asked))
  await app.finish()
  if case .answered(let n, let prime) = app.value.nthPrime {
    print("prime number \(n) is \(prime)")
  }
  for activity in app.value.activityFeed {
    print("\(activity.timestamp.formatted(.iso8601)) \(activity.type)")
  }

  #if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  #endif
}

//: The app uses the environment that always behaves the same: try the nth prime.

@MainActor func page() async {
  await aParameterForEachDependency()
  await anEnvironment()
  await primeTime()
}

//: A program waits for the page to finish. A playground cannot wait, so a task runs the page.

#if SWIFT_PACKAGE
  await page()
#else
  #if canImport(PlaygroundSupport)
    MainActor.assumeIsolated { PlaygroundPage.current.needsIndefiniteExecution = true }
  #endif
  Task { await page() }
#endif

//: ## What it still lacks
//:
//: A handwritten test of effects checks only what its author thought of, and passes if anything else goes
//: wrong. [Next](@next): a store for tests.
