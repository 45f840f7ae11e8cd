// Exercise 14: its tests.
// SPDX-License-Identifier: MIT

import Testing

@MainActor @Suite struct Exercise14 {
  enum Action: Equatable {
    case noted(String)
    case asked
    case askedTwice
  }

  let store: ToyStore<[String], Action>

  init() {
    store = ToyStore(value: [String]()) {
      (log: inout [String], action: Action) -> ToyEffect<Action>? in
      switch action {
      case .noted(let text):
        log.append(text)
        return nil
      case .asked:
        log.append("asked")
        return { send in
          for _ in 1...1_000 { await Task.yield() }
          send(.noted("answer"))
        }
      case .askedTwice:
        return { send in
          await Task.yield()
          send(.asked)
          send(.asked)
        }
      }
    }
  }

  @Test func anActionWithoutAnEffectIsReduced() {
    store.send(.noted("hello"))
    #expect(store.value == ["hello"])
  }

  @Test func sendReturnsBeforeTheEffectHasFinished() async {
    store.send(.asked)
    #expect(store.value == ["asked"])
    await store.finish()
  }

  @Test func anEffectSendsItsAnswer() async {
    store.send(.asked)
    await store.finish()
    #expect(store.value == ["asked", "answer"])
  }

  @Test func finishAlsoWaitsForLaterEffects() async {
    store.send(.askedTwice)
    await store.finish()
    #expect(store.value.sorted() == ["answer", "answer", "asked", "asked"])
  }
}
