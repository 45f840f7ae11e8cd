// Exercise 9, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: `store.send(.incrTapped) { $0.count = 3 }` says what one action changes. Do the same for
// each action of the counter.
// Hint 2: The test receives the actions that an effect sends: `await store.receive(…) { … }`.
// Hint 3: One bug appears only if something happens between the question and its answer.

@MainActor
func testCounter(_ reducer: @escaping EffectReducer<CounterState, CounterAction>) async {
  let store = TestStore(value: CounterState(count: 2), reducer: reducer)
  store.send(.incrTapped) { $0.count = 3 }
  store.send(.nthPrimeTapped) { $0.isLoading = true }
  store.send(.incrTapped) { $0.count = 4 }
  await store.receive(.nthPrimeFound(n: 3, prime: 5)) {
    $0.isLoading = false
    $0.alert = "Prime 3 is 5"
  }
  store.send(.alertDismissed) { $0.alert = nil }
  await store.finish()
}
