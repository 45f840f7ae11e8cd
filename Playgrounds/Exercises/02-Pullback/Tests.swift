// Exercise 2: its tests.

import Stage1Store
import Testing

@Suite struct Exercise2 {
  struct AppState: Equatable {
    var count = 0
    var favoritePrimes = [2, 3, 5]
  }

  enum CounterAction { case incrTapped }

  enum AppAction {
    case counter(CounterAction)
    case deleteTapped
    var counter: CounterAction? { if case .counter(let action) = self { action } else { nil } }
  }

  let counterReducer = pullback(
    { (count: inout Int, _: CounterAction) in count += 1 },
    value: \AppState.count, action: \AppAction.counter)

  @Test func anActionOfThePartChangesThePart() {
    let store = Store(value: AppState(), reducer: counterReducer)
    store.send(.counter(.incrTapped))
    #expect(store.value == AppState(count: 1))
  }

  @Test func anActionOfAnotherPartChangesNothing() {
    let store = Store(value: AppState(), reducer: counterReducer)
    store.send(.deleteTapped)
    #expect(store.value == AppState())
  }

  @Test func thePartIsNotCopied() {
    let delete = pullback(
      { (primes: inout [Int], _: CounterAction) in _ = primes.popLast() },
      value: \AppState.favoritePrimes, action: \AppAction.counter)
    let store = Store(value: AppState(), reducer: delete)
    store.send(.counter(.incrTapped))
    let before = store.value.favoritePrimes.withUnsafeBufferPointer { $0.baseAddress }
    store.send(.counter(.incrTapped))
    let after = store.value.favoritePrimes.withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after, "The elements have a new address, so they were copied.")
    #expect(store.value == AppState(favoritePrimes: [2]))
  }

  @Test func itWorksOnThePartAsItIsNow() {
    let store = Store(value: AppState()) { (state: inout AppState, action: AppAction) in
      state.count += 10
      counterReducer(&state, action)
    }
    store.send(.counter(.incrTapped))
    store.send(.counter(.incrTapped))
    #expect(store.value == AppState(count: 22))
  }
}
