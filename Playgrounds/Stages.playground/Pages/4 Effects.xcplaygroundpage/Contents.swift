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

//: ## What goes wrong
//:
//: In a first version, the reducer returns the work as an async closure, which returns an action. This toy store calls the
//: closure in a task, and then sends the action.

typealias ToyEffect<Action> = @MainActor () async -> Action

@MainActor final class ToyStore<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> ToyEffect<Action>?

  init(value: Value, reducer: @escaping (inout Value, Action) -> ToyEffect<Action>?) {
    self.value = value
    self.reducer = reducer
  }

  func send(_ action: Action) {
    guard let effect = reducer(&value, action) else { return }
    Task { send(await effect()) }
  }
}

//: A server finds the nth prime. It answers late: `nthPrime(n)` waits until the page has called `answer(n)`.

@MainActor final class PrimeServer {
  private let primes = [2, 3, 5, 7, 11]
  private var answered: Set<Int> = []
  /// The number of calls whose caller has not hung up.
  private(set) var openCalls = 0

  func answer(_ n: Int) { answered.insert(n) }
  func hangUp() { openCalls -= 1 }

  func nthPrime(_ n: Int) async -> Int {
    openCalls += 1
    while !answered.contains(n) { await Task.yield() }
    return primes[n - 1]
  }
}

//: The value is the text of an alert. The reducer needs the server, so `toyReducer` is a function that takes the server
//: and returns the reducer.

enum QuestionAction: Sendable {
  case asked(n: Int)
  case answered(n: Int, prime: Int)
  case closed
}

func toyReducer(
  _ server: PrimeServer
) -> (_ alert: inout String, _ action: QuestionAction) -> ToyEffect<QuestionAction>? {
  { alert, action in
    switch action {
    case .asked(let n):
      return { .answered(n: n, prime: await server.nthPrime(n)) }
    case .answered(let n, let prime): alert = "prime \(n) is \(prime)"
    case .closed: alert = "nothing"
    }
    return nil
  }
}

//: The user asks for prime 1, then for prime 5, and the answer to the first question comes last. Later, the user asks
//: for prime 3, and closes the alert before the answer comes.

@MainActor func useToy() async {
  print("— What goes wrong")

  let server = PrimeServer()
  let toy = ToyStore(value: "nothing", reducer: toyReducer(server))
  /// The toy cannot tell when its effects have finished, so this waits for another text.
  func answer(_ n: Int) async {
    let before = toy.value
    server.answer(n)
    while toy.value == before { await Task.yield() }
  }

  toy.send(.asked(n: 1))
  toy.send(.asked(n: 5))
  await answer(5)
  await answer(1)
  print("asked for 1, then 5, the alert shows: \(toy.value)")

  toy.send(.asked(n: 3))
  toy.send(.closed)
  await answer(3)
  print("asked for 3, then closed, the alert shows: \(toy.value)")
}

//: ## The idea
//:
//: Let effects be values that the store inspects. `.run` describes work that takes time, and `.none` is no work.
//:
//: An effect is **in flight** until it has finished or is cancelled. `cancellable` gives it an id. With `cancelInFlight`,
//: a new effect first cancels the effect that is in flight under its id. `.cancel` only cancels. A cancelled effect sends
//: nothing.
//:
//: The store keeps track of its effects: `actionsInFlight` lists the actions that started them, and `finish` returns
//: when all have finished.

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

@MainActor func useStore() async {
  print("— The same program, working")

  let server = PrimeServer()
  let store = Store(value: "nothing", reducer: questionReducer(server))
  store.send(.asked(n: 1))
  store.send(.asked(n: 5))
  print("asked for 1, then 5, in flight: \(store.actionsInFlight.map { "\($0)" })")
  server.answer(5)
  server.answer(1)
  await store.finish()
  print("asked for 1, then 5, the alert shows: \(store.value)")

  store.send(.asked(n: 3))
  store.send(.closed)
  print("asked for 3, then closed, in flight: \(store.actionsInFlight.map { "\($0)" })")
  server.answer(3)
  await store.finish()
  print("asked for 3, then closed, the alert shows: \(store.value)")
}

//: ## Several effects
//:
//: `merge` runs effects at the same time, and `concatenate` runs one after the other. This reducer asks for the primes 1
//: and 5. The server answers 5 first, and 1 last.

enum PairAction: Sendable {
  case askedTogether
  case askedInTurn
  case answered(prime: Int)
}

func pairReducer(_ server: PrimeServer) -> EffectReducer<[Int], PairAction> {
  func ask(_ n: Int) -> Effect<PairAction> {
    .run { send in await send(.answered(prime: await server.nthPrime(n))) }
  }
  return { primes, action in
    switch action {
    case .askedTogether: return .merge(ask(1), ask(5))
    case .askedInTurn: return .concatenate(ask(1), ask(5))
    case .answered(let prime):
      primes.append(prime)
      return .none
    }
  }
}

@MainActor func askTwice() async {
  print("— Several effects")

  let server = PrimeServer()
  let together = Store(value: [], reducer: pairReducer(server))
  together.send(.askedTogether)
  print("together, \(together.effectsInFlight) in flight")
  server.answer(5)
  while together.value.isEmpty { await Task.yield() }
  server.answer(1)
  await together.finish()
  print("together, the answers: \(together.value)")

  let secondServer = PrimeServer()
  let inTurn = Store(value: [], reducer: pairReducer(secondServer))
  inTurn.send(.askedInTurn)
  print("in turn, \(inTurn.effectsInFlight) in flight")
  secondServer.answer(5)
  secondServer.answer(1)
  await inTurn.finish()
  print("in turn, the answers: \(inTurn.value)")
}

//: With `concatenate`, the second question is asked only when the first one has been answered.
//:
//: ## A feature in its parent
//:
//: `pullback` turns the reducer of a feature into one for its parent, as at stage 2. The parent here is a quiz, with a
//: count and a question. The question's effect sends an action of the question, which has to become an action of the quiz.
//:
//: A key path leads only from the quiz's action to the question's. The way back is the case itself, which is a function. A
//: **`CasePath`** holds both ways.
//:
//: The count has a plain reducer, as at the earlier stages. `lift` turns it into an effectful reducer, which returns
//: `.none`.

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

func quizReducer(_ server: PrimeServer) -> EffectReducer<Quiz, QuizAction> {
  combine {
    pullback(lift(counting), value: \.count, action: CasePath(\.step, QuizAction.step))
    pullback(
      questionReducer(server), value: \.alert,
      action: CasePath(\.question, QuizAction.question))
  }
}

//: A higher-order reducer that you write as at stage 3 takes a plain reducer. `wrap` applies it to an effectful reducer.
//: `printing` prints the quiz after each action. The user asks for prime 4, and counts up before the answer arrives.

func printing(_ reducer: @escaping Reducer<Quiz, QuizAction>) -> Reducer<Quiz, QuizAction> {
  { quiz, action in
    reducer(&quiz, action)
    print("count: \(quiz.count), the alert shows: \(quiz.alert)")
  }
}

@MainActor func askInAQuiz() async {
  print("— A feature in its parent")

  let server = PrimeServer()
  let quiz = Store(value: Quiz(), reducer: wrap(quizReducer(server), in: printing))
  quiz.send(.question(.asked(n: 4)))
  quiz.send(.step(1))
  server.answer(4)
  await quiz.finish()
}

//: ## Prime Time and its dependencies
//:
//: In `Sources/PrimeTime/App/Stage4App.swift`, two new features have effects: the search for the nth prime, and the
//: file of favorites. The app of stage 3 is lifted and pulled back, and does not change.
//:
//: The features get their **dependencies**, such as the search and the files, from one struct of closures, the
//: **environment** (`AppEnvironment.swift`). `.live` is the real one. `.mock` always behaves the same. For a test, you can
//: copy it and replace a closure, here the search. (The second parameter of the search is a closure to which it can report
//: its progress. This search ignores it.)
//:
//: The user asks for prime 10000, and then enters 7. The answer is still about 10000, because it carries its own n. An
//: error arrives as an action, too.

@MainActor func primeTime() async {
  print("— Prime Time")

  let app = Store(value: Stage4App.State(), reducer: Stage4App.appReducer(.live))
  app.send(.app(.counter(.countEntered(10_000))))
  app.send(.nthPrime(.asked))
  app.send(.app(.counter(.countEntered(7))))
  await app.finish()
  if case .answered(let n, let prime) = app.value.nthPrime { print("live: prime \(n) is \(prime)") }

  await app.sendAndWait(.favoritesFile(.loadTapped(path: "no/such/file")))
  if case .failed = app.value.fileMessage { print("live: no/such/file cannot be loaded") }

  var thousands = AppEnvironment.mock
  thousands.nthPrime = { n, _ in n * 1_000 }
  let test = Store(value: Stage4App.State(), reducer: Stage4App.appReducer(thousands))
  test.send(.app(.counter(.countEntered(7))))
  await test.sendAndWait(.nthPrime(.asked))
  if case .answered(let n, let prime) = test.value.nthPrime {
    print("thousands: prime \(n) is \(prime)")
  }
}

//: ## One effect, step by step
//:
//: The article `EffectRuntime.md` explains each line that this section prints. The effect prints what it does, and hangs
//: up at its end. The user asks for prime 4, and gets the answer. Then the user asks for prime 3, and closes the alert
//: when the server has already been asked.

func tracedReducer(_ server: PrimeServer) -> EffectReducer<String, QuestionAction> {
  let reducer = questionReducer(server)
  return { alert, action in
    print("reducer: \(action)")
    guard case .asked(let n) = action else { return reducer(&alert, action) }
    return .run { send in
      print("  task: asks for prime \(n)")
      let prime = await server.nthPrime(n)
      print("  task: sends the answer")
      await send(.answered(n: n, prime: prime))
      print("  task: hangs up")
      await server.hangUp()
    }
    .cancellable(id: "question")
  }
}

@MainActor func followAnEffect() async {
  print("— One effect, step by step")

  let server = PrimeServer()
  let store = Store(value: "nothing", reducer: tracedReducer(server))
  let token = store.observe { alert in
    print("observer: \(alert), \(store.effectsInFlight) in flight")
  }
  store.send(.asked(n: 4))
  print("send has returned, \(store.effectsInFlight) in flight")
  server.answer(4)
  await store.finish()
  print("finish has returned, \(store.effectsInFlight) in flight")

  print("— An effect that is cancelled, step by step")

  store.send(.asked(n: 3))
  while server.openCalls == 0 { await Task.yield() }
  store.send(.closed)
  print("send has returned, \(store.effectsInFlight) in flight")
  server.answer(3)
  while server.openCalls > 0 { await Task.yield() }
  token.cancel()
}

@MainActor func page() async {
  await useToy()
  await useStore()
  await askTwice()
  await askInAQuiz()
  await primeTime()
  await followAnEffect()

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
