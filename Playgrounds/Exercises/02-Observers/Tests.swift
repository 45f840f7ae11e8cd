// Exercise 2: its tests.

import Testing

@Suite struct Exercise2 {
  let store = Store(value: 0) { (count: inout Int, step: Int) in count += step }

  @Test func aCancelledObserverIsNotCalledAnyMore() {
    var observed: [Int] = []
    let token = store.observe { observed.append($0) }
    store.send(1)
    token.cancel()
    store.send(1)
    #expect(observed == [1])
  }

  @Test func cancellingOneLeavesTheOthersInTheirOrder() {
    var called: [Int] = []
    let tokens = (1...20).map { number in store.observe { _ in called.append(number) } }
    store.send(1)
    #expect(called == Array(1...20))
    tokens[6].cancel()
    tokens[6].cancel()
    called = []
    store.send(1)
    #expect(called == (1...20).filter { $0 != 7 })
    withExtendedLifetime(tokens) {}
  }

  @Test func anObserverThatAnotherOneCancelsIsNotCalledAnyMore() {
    var called: [String] = []
    var tokens: [ObserverToken] = []
    tokens.append(
      store.observe { _ in
        called.append("first")
        if tokens.count > 3 { tokens.remove(at: 1).cancel() }
      })
    tokens.append(store.observe { _ in called.append("cancelled") })
    tokens.append(store.observe { _ in called.append("third") })
    tokens.append(store.observe { _ in called.append("fourth") })
    store.send(1)
    #expect(called == ["first", "third", "fourth"])
  }

  @Test func anObserverCanCancelItself() {
    var called: [String] = []
    var first: ObserverToken?
    first = store.observe { _ in
      called.append("first")
      first?.cancel()
    }
    let second = store.observe { _ in called.append("second") }
    store.send(1)
    store.send(1)
    #expect(called == ["first", "second", "second"])
    withExtendedLifetime(second) {}
  }

  @Test func aLaterObserverIsNotTakenForACancelledOne() {
    var called: [String] = []
    let first = store.observe { _ in called.append("first") }
    let second = store.observe { _ in called.append("second") }
    first.cancel()
    let third = store.observe { _ in called.append("third") }
    third.cancel()
    store.send(1)
    #expect(called == ["second"])
    withExtendedLifetime(second) {}
  }

  @Test func releasingTheTokenCancels() {
    var observed: [Int] = []
    var token: ObserverToken? = store.observe { observed.append($0) }
    store.send(1)
    token = nil
    store.send(1)
    #expect(observed == [1])
    #expect(token == nil)
  }

  @Test func aTokenDoesNotKeepItsStoreAlive() {
    var store: Store<Int, Int>? = Store(value: 0) { $0 += $1 }
    let isAlive = { [weak store] in store != nil }
    let token = store?.observe { _ in }
    store = nil
    #expect(!isAlive())
    withExtendedLifetime(token) {}
  }
}
