// prints: 5, 0 in flight; on the main actor: client true, environment false
import Dispatch

struct Environment: Sendable {
  var nthPrime: @Sendable (Int) async throws -> (prime: Int, onMainActor: Bool)
}

enum Action {
  case asked(Int)
  case answered(prime: Int, onMainActor: Bool)
}

struct State { var prime: Int?, wasOnMainActor: Bool? }

// Checks the queue, not the thread: on Linux the main thread ends when the main queue takes over.
nonisolated let isMainQueue = DispatchSpecificKey<Bool>()
nonisolated func isOnMainActor() -> Bool { DispatchQueue.getSpecific(key: isMainQueue) == true }

func nthPrime(state: inout State, action: Action, environment: Environment) -> Effect<Action> {
  switch action {
  case .asked(let n):
    return .run { send in
      let answer = try await environment.nthPrime(n)
      await send(.answered(prime: answer.prime, onMainActor: answer.onMainActor))
    }
  case .answered(let prime, let onMainActor):
    state = State(prime: prime, wasOnMainActor: onMainActor)
    return .none
  }
}

@MainActor final class Client {
  private let store: Store<State, Action>

  init() {
    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    store = Store(
      value: State(), reducer: nthPrime,
      environment: Environment(nthPrime: { n in ([2, 3, 5][n - 1], isOnMainActor()) }))
  }

  func run() async {
    store.send(.asked(3))
    let clientWasOnMainActor = isOnMainActor()
    await store.finish()
    print("\(store.value.prime!), \(store.effectsInFlight) in flight;", terminator: " ")
    print("on the main actor: client \(clientWasOnMainActor), environment \(store.value.wasOnMainActor!)")
  }
}
await Client().run()
