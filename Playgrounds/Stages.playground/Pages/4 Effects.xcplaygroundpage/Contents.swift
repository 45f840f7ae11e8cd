//: [Previous](@previous)
//:
//: # 4 Effects
//:
//: Some work takes time or reaches outside the app: a long computation, a request to a server, a file. A reducer does
//: not do such work itself. It returns an **effect**, a value that describes the work, and the store runs it. The
//: result comes back as an action.
//:
//: Because work takes time here, each section is a function, and `page()` at the end calls them in order.

import Foundation
import PrimeTime
import Stage4Effects

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import PlaygroundSupport
#endif

//: ## A toy first
//:
//: A first version is a few lines around the store of stage 1. An effect is an async closure, whose parameter `send`
//: sends the result. The reducer returns it, and the toy runs it in a task. All of the toy is on the main actor, so its
//: `send` needs no `await`.

typealias ToyEffect<Action> = @MainActor (_ send: @MainActor (Action) -> Void) async -> Void

@MainActor final class ToyStore<Value, Action> {
  private var store: Store<Value, Action>!  // Set when `self` can be used.

  init(value: Value, reducer: @escaping (inout Value, Action) -> ToyEffect<Action>?) {
    store = Store(value: value) { value, action in
      guard let effect = reducer(&value, action) else { return }
      Task { await effect { self.send($0) } }
    }
  }

  var value: Value { store.value }
  func send(_ action: Action) { store.send(action) }
}

//: A server finds the nth prime. So that it can answer late, `nthPrime(n)` waits until the page calls `answer(n)`.

@MainActor final class PrimeServer {
  private let primes = [2, 3, 5, 7, 11]
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  func nthPrime(_ n: Int) async -> Int {
    await withCheckedContinuation { waiting[n] = $0 }
    return primes[n - 1]
  }

  func isAsked(_ n: Int) async {
    while waiting[n] == nil { await Task.yield() }
  }

  func answer(_ n: Int) async {
    await isAsked(n)
    waiting.removeValue(forKey: n)?.resume()
  }
}

enum QuestionAction: Sendable {
  case asked(n: Int)
  case answered(n: Int, prime: Int)
  case closed
}

//: The reducer needs the server. So `toyReducer` is a function that takes the server and returns the reducer.

@MainActor
func toyReducer(
  _ server: PrimeServer
) -> (_ alert: inout String, _ action: QuestionAction) -> ToyEffect<QuestionAction>? {
  { alert, action in
    switch action {
    case .asked(let n):
      return { send in
        let prime = await server.nthPrime(n)
        send(.answered(n: n, prime: prime))
      }
    case .answered(let n, let prime): alert = "prime \(n) is \(prime)"
    case .closed: alert = "nothing"
    }
    return nil
  }
}

//: ## What goes wrong
//:
//: The toy works as long as nothing else happens. Now the user asks for prime 1, then for prime 5, and the answer to the
//: first question comes last. Later, the user asks for prime 3, and closes the alert before the answer comes.
//:
//: The toy is never freed, either. In its `init`, it passes a closure to its store, and that closure uses `self`. So the
//: toy retains the store, the store the closure, and the closure the toy.

/// Returns a function that tells whether the toy was freed. `page()` calls it when nothing uses the toy anymore.
@MainActor func useToy() async -> () -> Bool {
  let server = PrimeServer()
  let toy = ToyStore(value: "nothing", reducer: toyReducer(server))
  /// Polls, because the toy does not announce when its effects have finished.
  func answer(_ n: Int) async {
    let before = toy.value
    await server.answer(n)
    while toy.value == before { await Task.yield() }
  }

  print("— A toy runner")
  toy.send(.asked(n: 2))
  await answer(2)
  print("asked for 2, the alert shows: \(toy.value)")

  print("— What goes wrong")
  toy.send(.asked(n: 1))
  toy.send(.asked(n: 5))
  await answer(5)
  await answer(1)
  print("asked for 1, then 5, the alert shows: \(toy.value)")
  toy.send(.asked(n: 3))
  toy.send(.closed)
  await answer(3)
  print("asked for 3, then closed, the alert shows: \(toy.value)")
  return { [weak toy] in toy == nil }
}

//: ## The idea
//:
//: Let effects be values that the store inspects. `.run` describes work that takes time, and `.none` is no work.
//:
//: An effect is in flight until it has finished. `cancellable` gives it an id. An effect with `cancelInFlight` replaces
//: the one with its id; `.cancel` just ends it. The server does not notice: it still answers, but a cancelled effect
//: sends nothing. (An effect that is cancelled before it begins would not even ask, so the page waits for the question.)
//:
//: The store keeps track of its effects: `actionsInFlight` lists the actions that started them, and `finish` returns
//: when all have finished.
//:
//: Effects do not keep the store alive. To show this, the section ends with a question in flight: the store is freed
//: all the same.

@MainActor
func questionReducer(_ server: PrimeServer) -> EffectReducer<String, QuestionAction> {
  { alert, action in
    switch action {
    case .asked(let n):
      return .run { send in
        let prime = await server.nthPrime(n)
        await send(.answered(n: n, prime: prime))
      }
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
  await server.isAsked(1)
  store.send(.asked(n: 5))
  print("asked for 1, then 5, in flight: \(store.actionsInFlight.map { "\($0)" })")
  await server.answer(5)
  await server.answer(1)
  await store.finish()
  print("asked for 1, then 5, the alert shows: \(store.value)")

  store.send(.asked(n: 3))
  await server.isAsked(3)
  store.send(.closed)
  await server.answer(3)
  print("asked for 3, then closed, in flight: \(store.actionsInFlight.map { "\($0)" })")
  print("asked for 3, then closed, the alert shows: \(store.value)")

  store.send(.asked(n: 2))
  return { [weak store] in store == nil }
}

//: ## `pullback`: a feature in its parent
//:
//: `pullback` turns the reducer of a feature into one for its parent, as at stage 2. The parent here is a quiz, with a
//: count and a question. What the question's effects send has to become an action of the quiz.
//:
//: A key path only leads from the quiz's action to the question's. The way back is the case itself, which is a
//: function. A **`CasePath`** holds both ways.
//:
//: The quiz counts with a plain reducer of an earlier stage. `lift` turns it into an effectful one, which returns `.none`.

func counting(count: inout Int, step: Int) { count += step }

struct Quiz {
  var count = 0
  var alert = "nothing"
}

enum QuizAction: Sendable {
  case step(Int)
  case question(QuestionAction)

  var step: Int? { if case .step(let step) = self { step } else { nil } }
  var question: QuestionAction? {
    if case .question(let action) = self { action } else { nil }
  }
}

@MainActor func quizReducer(_ server: PrimeServer) -> EffectReducer<Quiz, QuizAction> {
  combine {
    pullback(lift(counting), value: \.count, action: CasePath(\.step, QuizAction.step))
    pullback(
      questionReducer(server), value: \.alert,
      action: CasePath(\.question, QuizAction.question))
  }
}

//: ## `wrap`: a higher-order reducer
//:
//: A higher-order reducer that you write as at stage 3 takes a plain reducer. `wrap` applies it to an effectful one:
//: the function after `in` gets a plain reducer and returns the one around it.
//:
//: Here, `printing` prints the value after each action. The user asks for prime 4, and counts up before the answer
//: arrives.

func printing<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> Reducer<Value, Action> {
  { value, action in
    reducer(&value, action)
    print("reduced: \(value)")
  }
}

@MainActor func askInAQuiz() async {
  print("— pullback and wrap")

  let server = PrimeServer()
  let quiz = Store(value: Quiz(), reducer: wrap(quizReducer(server), in: printing))
  quiz.send(.question(.asked(n: 4)))
  quiz.send(.step(1))
  await server.answer(4)
  await quiz.finish()
  print("count: \(quiz.value.count), the alert shows: \(quiz.value.alert)")
}

//: ## Prime Time at this stage
//:
//: In `Sources/PrimeTime/App/Stage4App.swift`, two new features have effects: the search for the nth prime, and the
//: file of favorites. They need more state, so there is a new one, `Stage4App.State`, which holds the app of stage 3 and
//: the results of effects. The whole app of stage 3 is lifted and pulled back to it, and does not change.
//:
//: The user asks for prime 1000000, then enters 7: the answer carries its own n. An error arrives as an action, too.

@MainActor func primeTime() async {
  print("— Prime Time")

  let app = Store(value: Stage4App.State(), reducer: Stage4App.appReducer(.live))
  app.send(.app(.counter(.countEntered(1_000_000))))
  app.send(.nthPrime(.asked))
  app.send(.app(.counter(.countEntered(7))))
  await app.finish()
  if case .answered(let n, let prime) = app.value.nthPrime {
    print("asked at 1000000, then entered 7: prime \(n) is \(prime)")
  }

  await app.sendAndWait(.favoritesFile(.loadTapped(path: "no/such/file")))
  if case .failed = app.value.fileMessage { print("loaded from no/such/file: failed") }
}

//: ## Dependencies
//:
//: A **dependency** is something that a feature uses from outside: the server above, the files, the clock. If they were
//: global variables, two tests that run at the same time would disturb each other. So a feature with dependencies is a
//: function that takes them and returns its reducer, as `questionReducer(server)` does.
//:
//: Prime Time has one struct of closures for them, its **environment** (`Sources/PrimeTime/App/AppEnvironment.swift`).
//: `.live` is the real one. `.mock` always behaves the same: its nth prime is `100 * n`. Below, a copy of it returns
//: `1_000 * n`. (The parameter that it ignores would report the progress.)

@MainActor func twoEnvironments() async {
  print("— Two environments")

  var thousands = AppEnvironment.mock
  thousands.nthPrime = { n, _ in n * 1_000 }
  for (name, environment) in [("mock", AppEnvironment.mock), ("thousands", thousands)] {
    let app = Store(value: Stage4App.State(), reducer: Stage4App.appReducer(environment))
    app.send(.app(.counter(.countEntered(7))))
    await app.sendAndWait(.nthPrime(.asked))
    if case .answered(let n, let prime) = app.value.nthPrime {
      print("\(name): prime \(n) is \(prime)")
    }
  }
}

//: ## The classic third parameter
//:
//: In older code for the Composable Architecture, the environment is a third parameter of the reducer. Nested closures
//: turn such a reducer into a function that takes the environment and returns a reducer. This one asks for the prime
//: number 8, whose answer is greater.

func classicReducer(number: inout Int, new: Int, environment: AppEnvironment) -> Effect<Int> {
  number = new
  if new > 8 { return .none }
  return .run { send in await send(try await environment.nthPrime(new) { _ in }) }
}

@MainActor func theClassicParameter() async {
  print("— The classic third parameter")

  let reducer: (AppEnvironment) -> EffectReducer<Int, Int> =
    { environment in { classicReducer(number: &$0, new: $1, environment: environment) } }
  let store = Store(value: 0, reducer: reducer(.mock))
  await store.sendAndWait(8)
  print("mock: prime 8 is \(store.value)")
}

@MainActor func page() async {
  let isToyFreed = await useToy()
  print("nothing uses the toy anymore, freed: \(isToyFreed())")
  let isStoreFreed = await useTheRealOne()
  print("nothing uses the store anymore, freed: \(isStoreFreed())")
  await askInAQuiz()
  await primeTime()
  await twoEnvironments()
  await theClassicParameter()

  print("\nRead next: Sources/PrimeTime/App/Stage4App.swift")
  print("Try next: swift run stage-5")
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
//: A handwritten test of effects checks only what its author thought of, and passes whatever else goes wrong.
//: [Next](@next): a store for tests.
