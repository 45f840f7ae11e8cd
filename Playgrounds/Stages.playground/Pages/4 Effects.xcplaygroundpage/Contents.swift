//: [Previous](@previous)
//:
//: # 4 Effects
//:
//: Some work takes time, or reaches outside of the app: computing the nth prime, writing a file. A
//: reducer does none of it. It returns an **effect**, a value that describes the work, and the store
//: does it once all observers have seen the change. What the work finds out comes back as an action.
//:
//: The store is still the one of stage 1. An effectful reducer is lowered to a plain one that puts
//: its effects aside, and the runner that starts them is the store's last observer.

import Foundation
import PrimeTime
import Stage4Effects

#if canImport(PlaygroundSupport)
  import PlaygroundSupport
  import PrimeTimeViews
#endif

print("— An effect is a value")

enum FactAction: Sendable {
  case asked
  case answered(String)
}

func factReducer(facts: inout [String], action: FactAction) -> Effect<FactAction> {
  switch action {
  case .asked:
    return .run { send in await send(.answered("7 is a lucky number")) }
  case .answered(let fact):
    facts.append(fact)
    return .none
  }
}

var facts: [String] = []
let inert = factReducer(facts: &facts, action: .asked)
print("nothing ran: \(facts), there is something to do: \(!inert.isNone)")

let store = Store(value: [], reducer: factReducer)
store.send(.asked)
print("in flight: \(store.effectsInFlight)")
await store.finish()
print("it came back: \(store.value)")

//: Effects are combined: `merge` does all at the same time, `concatenate` one after the other.
//: `cancellable` gives work a name, by which it is called off. The names belong to the feature that
//: uses them: two counters side by side do not call off each other's work.

print("— Concatenate and cancel")

let steps = Store(
  value: [String](),
  reducer: { (log: inout [String], action: String) -> Effect<String> in
    log.append(action)
    switch action {
    case "begin":
      return .concatenate(
        .run { send in await send("first") },
        .merge(.send("second"), .send("third")),
        .run { send in await send("last") })
    case "wait": return .run { _ in try await Task.sleep(for: .seconds(3_600)) }.cancellable(id: 1)
    case "stop": return .cancel(id: 1)
    default: return .none
    }
  })
steps.send("begin")
await steps.finish()
print(steps.value)
steps.send("wait")
print("waiting: \(steps.effectsInFlight)")
steps.send("stop")
print("stopped: \(steps.effectsInFlight)")

//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/Stage4App.swift`: the features of stage 3, lifted by one call, and two that need
//: effects. The question for the nth prime carries its own n: the count may have moved on when the
//: answer comes.

print("— Prime Time")

let noon = Date(timeIntervalSince1970: 1_767_268_800)
let app = Store(value: AppState(), reducer: Stage4App.appReducer(now: { noon }))
app.send(.counter(.countEntered(1_000_000)))
app.send(.nthPrime(.asked))
app.send(.counter(.countEntered(7)))
await app.finish()
if case .answered(let n, let prime) = app.value.nthPrime { print("prime number \(n) is \(prime)") }

app.send(.favoritesFile(.loadTapped(path: "no/such/file")))
await app.finish()
if case .failed(let message) = app.value.fileMessage { print(message) }

//: Now the question for the nth prime is answered, and one sees how far the search is.

#if canImport(PlaygroundSupport)
  PlaygroundPage.current.setLiveView(AppView(store: app))
#endif

//: ## What it still lacks
//:
//: What the effects reach out to, the clock, the search, the files, is handed to the reducers one
//: by one when they are made. [Next](@next): one environment, handed down.
