//: [Previous](@previous)
//:
//: # 4 Effects
//:
//: Some work takes time or reaches outside the app: a search on a server, the nth prime, a file. A
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

//: A program uses it to search a library while the user types. The library answers when this page tells
//: it to, so it can answer late.

@MainActor final class Library {
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]

  func search(_ text: String) async -> String {
    await withCheckedContinuation { waiting[text] = $0 }
    return "books about \(text)"
  }

  func answer(_ text: String) async {
    while waiting[text] == nil { await Task.yield() }
    waiting.removeValue(forKey: text)?.resume()
  }
}

enum SearchAction: Sendable {
  case typed(String)
  case found(String)
  case left
}

@MainActor
func toyReducer(
  _ library: Library
) -> (_ shown: inout String, _ action: SearchAction) -> ToyEffect<SearchAction>? {
  { shown, action in
    switch action {
    case .typed(let text): return { send in send(.found(await library.search(text))) }
    case .found(let books): shown = books
    case .left: shown = "nothing"
    }
    return nil
  }
}

/// Polls, because the toy does not announce when its effects have finished.
@MainActor func wait(until condition: () -> Bool) async {
  while !condition() { await Task.yield() }
}

@MainActor func runToy(_ toy: ToyStore<String, SearchAction>, _ library: Library) async {
  print("— A toy runner")

  toy.send(.typed("birds"))
  await library.answer("birds")
  await wait { toy.value != "nothing" }
  print("typed birds, shown: \(toy.value)")
}

//: It works as long as nothing else happens. But an older answer replaces a newer one, a search cannot
//: be cancelled, you cannot see what is in flight, and a toy store is never freed, because it retains its
//: reducer, which retains the toy.

@MainActor func breakToy(_ toy: ToyStore<String, SearchAction>, _ library: Library) async {
  print("— What it gets wrong")

  toy.send(.typed("red"))
  toy.send(.typed("redux"))
  await library.answer("redux")
  await wait { toy.value == "books about redux" }
  await library.answer("red")
  await wait { toy.value != "books about redux" }
  print("typed red, then redux, shown: \(toy.value)")

  toy.send(.typed("whales"))
  toy.send(.left)
  await library.answer("whales")
  await wait { toy.value != "nothing" }
  print("left the screen, shown: \(toy.value)")
}

/// Returns a function that tells whether the toy was freed.
@MainActor func useToy() async -> () -> Bool {
  let library = Library()
  let toy = ToyStore(value: "nothing", reducer: toyReducer(library))
  await runToy(toy, library)
  await breakToy(toy, library)
  return { [weak toy] in toy == nil }
}

//: ## The idea
//:
//: An effect is a value that the store can inspect. It gives a search an id, by which the next search
//: replaces it and `cancel` cancels it. The store is still that of stage 1. Its reducer is lowered as in
//: the toy, but it passes the effects to a runner, which keeps track of those in flight. The ids belong to
//: one feature of one store: two searches side by side cannot cancel each other.

@MainActor
func searchReducer(_ library: Library) -> EffectReducer<String, SearchAction> {
  { shown, action in
    switch action {
    case .typed(let text):
      return .run { send in await send(.found(library.search(text))) }
        .cancellable(id: "search", cancelInFlight: true)
    case .found(let books):
      shown = books
      return .none
    case .left:
      shown = "nothing"
      return .cancel(id: "search")
    }
  }
}

@MainActor func useTheRealOne() async -> () -> Bool {
  print("— The same program, working")

  let library = Library()
  let store = Store(value: "nothing", reducer: searchReducer(library))
  store.send(.typed("red"))
  store.send(.typed("redux"))
  for action in store.actionsInFlight { print("in flight: \(action)") }
  await library.answer("red")
  await library.answer("redux")
  await store.finish()
  print("typed red, then redux, shown: \(store.value)")

  store.send(.typed("whales"))
  store.send(.left)
  await library.answer("whales")
  print("left the screen, in flight: \(store.effectsInFlight), shown: \(store.value)")

  store.send(.typed("birds"))
  return { [weak store] in store == nil }
}

//: Creating an effect runs nothing. The store starts the effects of an action once all observers have been
//: notified. `sendAndWait` returns when the effects have finished, for example in a view's `refreshable`.

@MainActor func anEffectIsAValue() async {
  print("— An effect is a value")

  let library = Library()
  var shown = "nothing"
  let effect = searchReducer(library)(&shown, .typed("foxes"))
  print("there is work to do: \(!effect.isNone), shown: \(shown)")

  let search = Store(value: shown, reducer: searchReducer(library))
  let token = search.observe { shown in print("observed: \(shown)") }
  Task { await library.answer("foxes") }
  await search.sendAndWait(.typed("foxes"))
  print("in flight: \(search.effectsInFlight)")
  token.cancel()
}

//: Effects are combined: `merge` runs all at the same time, `concatenate` one after another.

@MainActor func mergeAndConcatenate() async {
  print("— Merge and concatenate")

  let steps = Store(
    value: [String](),
    reducer: { (log: inout [String], action: String) -> Effect<String> in
      log.append(action)
      guard action == "begin" else { return .none }
      return .concatenate(
        .run { send in await send("first") },
        .merge(.send("second"), .send("third")),
        .run { send in await send("last") })
    })
  await steps.sendAndWait("begin")
  print(steps.value)
}

//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/Stage4App.swift`: one call lifts the features of stage 3, and two new features use
//: effects. The answer contains its n, because the count may have changed by the time it arrives.

@MainActor func primeTime() async {
  print("— Prime Time")

  let noon = Date(timeIntervalSince1970: 1_767_268_800)
  let app = Store(value: AppState(), reducer: Stage4App.appReducer(now: { noon }))
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

//: The app now finds the nth prime, and shows the progress of the search.

@MainActor func page() async {
  let isToyFreed = await useToy()
  print("the toy was freed: \(isToyFreed())")
  let isStoreFreed = await useTheRealOne()
  print("the store was freed: \(isStoreFreed())")
  await anEffectIsAValue()
  await mergeAndConcatenate()
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
//: The dependencies of effects (the clock, the search, the files) are passed to each reducer when it is
//: created. [Next](@next): one environment, passed down.
