// Dependencies are parameters of the functions that make reducers.
// SPDX-License-Identifier: MIT

import Stage4Effects
import Testing

@MainActor @Suite struct EnvironmentTests {
  struct CounterEnvironment { var nthPrime: @Sendable (_ n: Int) async -> Int }
  struct AppEnvironment { var counter: CounterEnvironment }

  struct Counter: Equatable { var count = 0, nthPrime: Int? }

  enum CounterAction: Sendable {
    case asked
    case answered(Int)
  }

  struct App: Equatable { var left = Counter(), right = Counter() }

  enum AppAction: Sendable {
    case left(CounterAction)
    case right(CounterAction)

    var left: CounterAction? { if case .left(let action) = self { action } else { nil } }
    var right: CounterAction? { if case .right(let action) = self { action } else { nil } }
  }

  /// A reducer as it was written when the environment was a third parameter.
  nonisolated static func classicReducer(
    counter: inout Counter, action: CounterAction, environment: CounterEnvironment
  ) -> Effect<CounterAction> {
    switch action {
    case .asked:
      return .run { [n = counter.count] send in await send(.answered(environment.nthPrime(n))) }
    case .answered(let prime):
      counter.nthPrime = prime
      return .none
    }
  }

  static let counterReducer = withEnvironment(classicReducer)

  static func appReducer(_ environment: AppEnvironment) -> EffectReducer<App, AppAction> {
    let other = CounterEnvironment(nthPrime: { n in -n })
    return combine {
      pullback(
        counterReducer(environment.counter), value: \.left, action: CasePath(\.left, AppAction.left)
      )
      pullback(
        counterReducer(other), value: \.right, action: CasePath(\.right, AppAction.right))
    }
  }

  private let environment = AppEnvironment(counter: CounterEnvironment(nthPrime: { n in n * 100 }))

  @Test func aReducerWithAThirdParameterIsConverted() async {
    let store = Store(
      value: Counter(count: 7), reducer: Self.counterReducer(environment.counter))
    await store.sendAndWait(.asked)
    #expect(store.value.nthPrime == 700)
  }

  @Test func anEnvironmentIsReplacedForOneChildOnly() async {
    let store = Store(
      value: App(left: Counter(count: 7), right: Counter(count: 7)),
      reducer: Self.appReducer(environment))
    await store.sendAndWait(.left(.asked))
    await store.sendAndWait(.right(.asked))
    #expect(store.value.left.nthPrime == 700)
    #expect(store.value.right.nthPrime == -7)
  }
}

/// Converts a reducer with a classic third parameter into a function from an environment to a reducer.
private func withEnvironment<Value, Action, Environment>(
  _ reducer: @escaping (inout Value, Action, Environment) -> Effect<Action>
) -> (Environment) -> EffectReducer<Value, Action> {
  { environment in { value, action in reducer(&value, action, environment) } }
}
