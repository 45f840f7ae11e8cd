import Dispatch
import Stage1Store
import TestSupport
import Testing

@Suite struct ObserverTokenTests {
  @Test func aTokenCallsItsFunctionOnce() {
    var calls: [String] = []
    var tokens = ["cancelled", "released"].map { name in ObserverToken { calls.append(name) } }
    for _ in 1...2 { tokens[0].cancel() }
    #expect(calls == ["cancelled"])
    tokens = []
    #expect(calls == ["cancelled", "released"])
  }

  @Test func cancellingFreesWhatTheObserverCaptured() {
    final class Canary {}
    let store = Store(value: 0) { $0 += $1 }
    var canary: Canary? = Canary()
    weak let released = canary
    let token = store.observe { [canary] _ in _ = canary }
    canary = nil
    #expect(released != nil)
    token.cancel()
    #expect(released == nil)
  }

  @Test func cancellingMayReleaseTheTokenOfAnotherObserver() {
    let store = Store(value: 0) { $0 += $1 }
    var observed = 0
    var outer: ObserverToken?
    let canceller = store.observe { _ in outer?.cancel() }
    defer { canceller.cancel() }
    outer = store.observe { [inner = store.observe { _ in observed += 1 }] _ in _ = inner }
    store.send(1)
    store.send(1)
    #expect(observed == 0)
  }

  @Test func observersThatRemainKeepTheirOrder() {
    let store = Store(value: 0) { $0 += $1 }
    var observed: [Int] = []
    var tokens = (0..<100).map { number in store.observe { _ in observed.append(number) } }
    for number in stride(from: 98, through: 0, by: -2) { tokens.remove(at: number).cancel() }
    store.send(1)
    #expect(observed == Array(stride(from: 1, to: 100, by: 2)))
  }

  // In a process of its own, because a race ends it. In most runs, three rounds of a release build were
  // enough when a token freed its observer on whatever thread it was released.
  @Test func promise7TokensMayBeReleasedOnAnyThread() async {
    await #expect(processExitsWith: .success) { await releaseTokensElsewhere() }
  }

  @Test func theNextActionFreesWhatTheObserverOfAReleasedTokenCaptured() {
    final class Canary {}
    let store = Store(value: 0) { $0 += $1 }
    var canary: Canary? = Canary()
    weak let released = canary
    var token: ObserverToken? = store.observe { [canary] _ in _ = canary }
    canary = nil
    withExtendedLifetime(token) { #expect(released != nil) }
    token = nil
    store.send(1)
    #expect(released == nil)
  }

  @Test(arguments: [true, false])
  func whatAnObserverCapturedMayUseTheStoreWhenItIsFreed(isSent: Bool) {
    let store = Store(value: 0) { $0 += $1 }
    var (observed, tokens): ([Int], [ObserverToken]) = ([], [])
    for _ in 1...100 {
      let farewell = Farewell {
        tokens.append(store.observe { observed.append($0) })
        store.send(1)
      }
      _ = store.observe { _ in _ = farewell }
    }
    if isSent { store.send(1) } else { for _ in 1...200 { _ = store.observe { _ in } } }
    store.send(0)
    #expect(tokens.count == 100 && store.value == (isSent ? 101 : 100))
    #expect(observed.last == store.value)
  }
}

/// Sends actions while another thread releases the tokens, and traps if it also frees an observer.
@MainActor private func releaseTokensElsewhere() async {
  let mainQueueKey = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())
  let rounds = isDebug ? 100 : 3_000
  let store = Store(value: 0) { $0 += $1 }
  for _ in 1...rounds {
    nonisolated(unsafe) var tokens = (0..<100).map { _ in
      let farewell = Farewell {
        if DispatchQueue.getSpecific(key: mainQueueKey) == nil { fatalError("Freed elsewhere.") }
      }
      return store.observe { _ in withExtendedLifetime(farewell) {} }
    }
    let areReleased = Locked(false)
    Task.detached {
      while tokens.popLast() != nil {}
      areReleased.withLock { $0 = true }
    }
    while !areReleased.withLock({ $0 }) { store.send(1) }
    store.send(1)
  }
}

private nonisolated var isDebug: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
