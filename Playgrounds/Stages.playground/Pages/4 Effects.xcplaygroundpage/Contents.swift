//: [Previous](@previous)
//:
//: # 4 Effects
//:
//: Some work takes time or reaches outside the app: finding the nth prime, a request to a server, a file. A
//: reducer does not do such work itself. It returns an **effect**, a value that describes the work, and
//: the store runs it. The result comes back as an action.

import Foundation
import PrimeTime
import Stage4Effects

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import PlaygroundSupport
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## A toy first
//:
//: A first version takes a few lines around the store of stage 1. An effect is a closure that takes
//: `send`. The effectful reducer becomes a plain one, which runs the effect in a task.

typealias ToyEffect<Action> = @MainActor (_ send: @MainActor (Action) -> Void) async -> Void

@MainActor final class ToyStore<Value, Action> {
  private var store: Store<Value, Action>!

  init(value: Value, reducer: @escaping (inout Value, Action) -> ToyEffect<Action>?) {
    store = Store(value: value) { value, action in
      guard let effect = reducer(&value, action) else { return }
      Task { await effect { self.send($0) } }
    }
  }

  var value: Value { store.value }
  func send(_ action: Action) { store.send(action) }
}

//: Prime Time asks a server for the nth prime. This server answers when the page tells it to, so it can answer
//: late.

@MainActor final class PrimeServer {
  private let primes = [2, 3, 5, 7, 11]
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  func nthPrime(_ n: Int) async -> Int {
    await withCheckedContinuation { waiting[n] = $0 }
    return primes[n - 1]
  }

  func answer(_ n: Int) async {
    while waiting[n] == nil { await Task.yield() }
    waiting.removeValue(forKey: n)?.resume()
  }
}

enum QuestionAction: Sendable {
  case asked(n: Int)
  case answered(n: Int, prime: Int)
  case closed
}

@MainActor
func toyReducer(
  _ server: PrimeServer
) -> (_ alert: inout String, _ action: QuestionAction) -> ToyEffect<QuestionAction>? {
  { alert, action in
    switch action {
    case .asked(let n): return { send in send(.answered(n: n, prime: await server.nthPrime(n))) }
    case .answered(let n, let prime): alert = "prime \(n) is \(prime)"
    case .closed: alert = "nothing"
    }
    return nil
  }
}

/// Polls, because the toy does not announce when its effects have finished.
@MainActor func wait(until condition: () -> Bool) async {
  while !condition() { await Task.yield() }
}

@MainActor func runToy(_ toy: ToyStore<String, QuestionAction>, _ server: PrimeServer) async {
  print("— A toy runner")

  toy.send(.asked(n: 2))
  await server.answer(2)
  await wait { toy.value != "nothing" }
  print("asked for 2, shown: \(toy.value)")
}

//: It works as long as nothing else happens. Now the user asks again before the first answer has come, or closes
//: the alert.

@MainActor func breakToy(_ toy: ToyStore<String, QuestionAction>, _ server: PrimeServer) async {
  print("— What goes wrong")

  toy.send(.asked(n: 1))
  toy.send(.asked(n: 5))
  await server.answer(5)
  await wait { toy.value == "prime 5 is 11" }
  await server.answer(1)
  await wait { toy.value != "prime 5 is 11" }
  print("asked for 1, then 5, shown: \(toy.value)")

  toy.send(.asked(n: 3))
  toy.send(.closed)
  await server.answer(3)
  await wait { toy.value != "nothing" }
  print("closed, shown: \(toy.value)")
}

/// Returns a function that tells whether the toy was freed.
@MainActor func useToy() async -> () -> Bool {
  let server = PrimeServer()
  let toy = ToyStore(value: "nothing", reducer: toyReducer(server))
  await runToy(toy, server)
  await breakToy(toy, server)
  return { [weak toy] in toy == nil }
}

//: ## The idea
//:
//: Let the effect be a value instead of a closure. `.run` describes work that takes time, `.none` is no work, and
//: `.cancel` ends work in flight. `cancellable` gives a question an id, by which the next question replaces it and
//: `cancel` finds it. The ids belong to one feature of one store: two counters side by side cannot cancel each
//: other's questions.
//:
//: Because the store keeps track of its effects, you can ask it what is in flight, and `finish` returns when
//: nothing is.

@MainActor
func questionReducer(_ server: PrimeServer) -> EffectReducer<String, QuestionAction> {
  { alert, action in
    switch action {
    case .asked(let n):
      return .run { send in await send(.answered(n: n, prime: server.nthPrime(n))) }
        .cancellable(id: "question", cancelInFlight: true)
    case .answered(let n, let prime):
      alert = "prime \(n) is \(prime)"
      return .none
    case .closed:
      alert = "nothing"
      return .cancel(id: "question")
    }
  }
}

@MainActor func useTheRealOne() async -> () -> Bool {
  print("— The same program, working")

  let server = PrimeServer()
  let store = Store(value: "nothing", reducer: questionReducer(server))
  store.send(.asked(n: 1))
  store.send(.asked(n: 5))
  for action in store.actionsInFlight { print("in flight: \(action)") }
  await server.answer(1)
  await server.answer(5)
  await store.finish()
  print("asked for 1, then 5, shown: \(store.value)")

  store.send(.asked(n: 3))
  store.send(.closed)
  await server.answer(3)
  print("closed, in flight: \(store.effectsInFlight), shown: \(store.value)")

  store.send(.asked(n: 2))
  return { [weak store] in store == nil }
}

//: A reducer can be called without a store, and then its effect does not run. Several effects can be one: `merge`
//: runs them together, and `concatenate` one after another. `sendAndWait` sends an action, and returns when its
//: effects have finished.

@MainActor func anEffectIsAValue() async {
  print("— An effect is a value")

  let reducer: EffectReducer<[String], String> = { log, action in
    log.append(action)
    guard action == "begin" else { return .none }
    return .concatenate(
      .run { send in await send("first") },
      .merge(.send("second"), .send("third")),
      .run { send in await send("last") })
  }
  var log: [String] = []
  let effect = reducer(&log, "begin")
  print("there is work to do: \(!effect.isNone), so far: \(log)")

  let steps = Store(value: [], reducer: reducer)
  await steps.sendAndWait("begin")
  print(steps.value)
}

//: ## Prime Time at this stage
//:
//: In `Sources/PrimeTime/App/Stage4App.swift`, two new features have effects: the search for the nth prime, and
//: the file of favorites. The actions of these effects have to become actions of the app. A key path can only
//: extract a payload, so an effectful `pullback` takes a **`CasePath`**: the key path, and the case itself, which
//: embeds. The features of stage 3 have no effects; `lift` makes them effectful reducers that return `.none`.

@MainActor func primeTime() async {
  print("— Prime Time")

  let app = Store(value: AppState(), reducer: Stage4App.appReducer(.live))
  app.send(.counter(.countEntered(1_000_000)))
  app.send(.nthPrime(.asked))
  app.send(.counter(.countEntered(7)))
  await app.finish()
  if case .answered(let n, let prime) = app.value.nthPrime {
    print("prime number \(n) is \(prime)")
  }

  await app.sendAndWait(.favoritesFile(.loadTapped(path: "no/such/file")))
  if case .failed = app.value.fileMessage { print("the favorites cannot be loaded") }

  #if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  #endif
}

//: ## Dependencies
//:
//: A **dependency** is something that an effect needs from outside the app: above, the server, and here the search
//: for primes, the files and the clock. As global variables, they would be the same for the whole program, and two
//: tests that run at the same time would disturb each other.
//:
//: So a feature with dependencies is a function that takes them and returns its reducer. Those of Prime Time are
//: one struct of closures, its **environment** (`Sources/PrimeTime/App/AppEnvironment.swift`), and
//: `appReducer(environment)` passes each feature its part: `nthPrimeReducer(environment.nthPrime)`. The environment
//: `.live` is real, `.mock` always behaves the same, and `.unimplemented` traps with the name of the dependency
//: that was used.

@MainActor func twoEnvironments() async {
  print("— Two environments side by side")

  var thousands = AppEnvironment.mock
  thousands.nthPrime = { n, _ in n * 1_000 }
  let one = Store(value: AppState(), reducer: Stage4App.appReducer(.mock))
  let other = Store(value: AppState(), reducer: Stage4App.appReducer(thousands))
  for app in [one, other] {
    app.send(.counter(.countEntered(7)))
    app.send(.nthPrime(.asked))
  }
  for app in [one, other] {
    await app.finish()
    if case .answered(let n, let prime) = app.value.nthPrime {
      print("prime number \(n) is \(prime)")
    }
  }
}

//: Older code passes the environment to the reducer with each action, as a third parameter. One line turns such a
//: reducer into a function from its environment.

func classicReducer(
  _ answer: inout Int?, _ action: NthPrimeAction, _ environment: AppEnvironment
) -> Effect<NthPrimeAction> {
  switch action {
  case .asked:
    return .run { send in
      await send(.answered(n: 8, prime: try await environment.nthPrime(8) { _ in }))
    }
  case .answered(_, let prime): answer = prime
  default: break
  }
  return .none
}

@MainActor func theClassicParameter() async {
  print("— The classic third parameter")

  let reducer: (AppEnvironment) -> EffectReducer<Int?, NthPrimeAction> =
    { environment in { value, action in classicReducer(&value, action, environment) } }
  let store = Store(value: nil, reducer: reducer(.mock))
  await store.sendAndWait(.asked)
  print("prime number 8 is \(store.value ?? 0)")
}

@MainActor func page() async {
  let isToyFreed = await useToy()
  print("the toy was freed: \(isToyFreed())")
  let isStoreFreed = await useTheRealOne()
  print("the store was freed: \(isStoreFreed())")
  await anEffectIsAValue()
  await primeTime()
  await twoEnvironments()
  await theClassicParameter()
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
