// prints: 5 0
struct Environment: Sendable { var nthPrime: @Sendable (Int) async throws -> Int }
enum Action {
  case asked(Int)
  case answered(Int)
}
func nthPrime(answer: inout Int, action: Action, environment: Environment) -> Effect<Action> {
  switch action {
  case .asked(let n):
    return .run { send in await send(.answered(try await environment.nthPrime(n))) }
  case .answered(let prime):
    answer = prime
    return .none
  }
}
let store = Store(
  value: 0, reducer: nthPrime, environment: Environment(nthPrime: { n in [2, 3, 5][n - 1] }))
store.send(.asked(3))
await store.finish()
print(store.value, store.effectsInFlight)
