// Exercise 14: its tests.

import Testing

@MainActor @Suite struct Exercise14 {
  enum Action: Equatable {
    case noted(String)
    /// Is answered after so many yields, each of which lets other work run.
    case asked(after: Int)
    case askedTwice
    /// Is answered when the gate has been opened, or gives up.
    case askedAtTheGate
    case gateOpened
  }

  let store: ToyStore<[String], Action>

  @MainActor final class Gate { var isOpen = false }

  init() {
    let gate = Gate()
    store = ToyStore(value: []) { log, action in
      switch action {
      case .noted(let text):
        log.append(text)
        return nil
      case .asked(let yields):
        log.append("asked")
        return { send in
          for _ in 0..<yields { await Task.yield() }
          send(.noted("answer"))
        }
      case .askedTwice:
        return { send in
          await Task.yield()
          send(.asked(after: 10))
          send(.asked(after: 10))
        }
      case .askedAtTheGate:
        return { send in
          for _ in 0..<1_000 where !gate.isOpen { await Task.yield() }
          send(.noted(gate.isOpen ? "open" : "gave up"))
        }
      case .gateOpened:
        return { _ in gate.isOpen = true }
      }
    }
  }

  @Test func anActionWithoutAnEffectIsReduced() {
    store.send(.noted("hello"))
    #expect(store.value == ["hello"])
  }

  @Test func anEffectSendsItsAnswer() async {
    store.send(.asked(after: 20_000))
    await store.finish()
    #expect(store.value == ["asked", "answer"])
  }

  @Test func anEffectStartsByItself() async {
    store.send(.asked(after: 0))
    for _ in 0..<1_000 where store.value.count < 2 { await Task.yield() }
    #expect(store.value == ["asked", "answer"], "Nobody called finish.")
  }

  @Test func effectsRunAtTheSameTime() async {
    store.send(.askedAtTheGate)
    store.send(.gateOpened)
    await store.finish()
    #expect(store.value == ["open"], "The first effect waits for something that the second does.")
  }

  @Test func finishWaitsForEarlierEffects() async {
    store.send(.asked(after: 1_000))
    store.send(.asked(after: 0))
    await store.finish()
    #expect(store.value == ["asked", "asked", "answer", "answer"])
  }

  @Test func finishAlsoWaitsForLaterEffects() async {
    store.send(.askedTwice)
    await store.finish()
    #expect(store.value.sorted() == ["answer", "answer", "asked", "asked"])
  }

  @Test func finishReturnsAtOnceIfNothingRuns() async {
    #expect(await finishes())
    store.send(.asked(after: 0))
    await store.finish()
    #expect(await finishes())
  }

  @Test func finishReturnsWhenTheLastEffectHasFinished() async {
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let store = ToyStore<Int, Bool>(value: 0) { count, isQuestion in
      count += 1
      guard isQuestion else { return nil }
      return { send in
        for await _ in answers { return send(false) }
      }
    }
    var hasFinished = false
    store.send(true)
    let finishing = Task {
      await store.finish()
      hasFinished = true
    }
    for _ in 0..<1_000 { await Task.yield() }
    #expect(!hasFinished, "The effect still waits.")
    answer.yield()
    for _ in 0..<10_000 where !hasFinished { await Task.yield() }
    #expect(hasFinished, "The effect has finished.")
    #expect(store.value == 2)
    await finishing.value
  }

  /// Whether `finish` returns while other work runs for a short while.
  private func finishes() async -> Bool {
    var hasFinished = false
    let finishing = Task {
      await store.finish()
      hasFinished = true
    }
    for _ in 0..<10_000 where !hasFinished { await Task.yield() }
    defer { finishing.cancel() }
    return hasFinished
  }
}
