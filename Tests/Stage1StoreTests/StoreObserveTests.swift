import Stage1Store
import TestSupport
import Testing

/// Those who are told before an action; `StorePromisesTests` has those who are told after it.
@Suite struct StoreObserveTests {
  @Test func whoIsToldBeforehandReadsTheValueThatTheActionBeforeLeft() {
    let store = Store(value: 0) { $0 += $1 }
    var log: [String] = []
    let before = store.willReduce { log.append("before \(store.value)") }
    let after = store.observe { log.append("after \($0)") }
    store.send(1)
    store.send(2)
    #expect(log == ["before 0", "after 1", "before 1", "after 3"])
    withExtendedLifetime((before, after)) {}
  }

  @Test func whatIsSentBeforehandWaitsItsTurn() {
    let store = Store(value: "") { $0 += $1 }
    var told: [String] = []
    let before = store.willReduce { if store.value == "" { store.send("b") } }
    let after = store.observe { told.append($0) }
    store.send("a")
    #expect(told == ["a", "ab"])
    withExtendedLifetime((before, after)) {}
  }

  @Test func whatIsSentBeforehandComesAfterWhatWaitsAlready() {
    let store = Store(value: "") { $0 += $1 }
    let after = store.observe { if $0 == "a" { for letter in ["b", "c"] { store.send(letter) } } }
    let before = store.willReduce { if store.value == "a" { store.send("d") } }
    store.send("a")
    #expect(store.value == "abcd")
    withExtendedLifetime((before, after)) {}
  }

  @Test func everyActionIsToldBeforehandThoseThatWaitedToo() {
    let store = Store(value: 0) { $0 += $1 }
    var told: [Int] = []
    let before = store.willReduce { told.append(store.value) }
    let after = store.observe { if $0 < 3 { store.send(1) } }
    store.send(1)
    #expect(told == [0, 1, 2])
    withExtendedLifetime((before, after)) {}
  }

  @Test func oneThatIsCancelledBeforehandIsNotCalledAgain() {
    let store = Store(value: 0) { $0 += $1 }
    var told: [String] = []
    var itself: ObserverToken?
    var another: ObserverToken?
    itself = store.willReduce {
      told.append("itself")
      itself?.cancel()
      another?.cancel()
    }
    another = store.willReduce { told.append("another") }
    let rest = store.willReduce { told.append("rest") }
    store.send(1)
    store.send(1)
    #expect(told == ["itself", "rest", "rest"])
    withExtendedLifetime(rest) {}
  }

  @Test func lettingTheTokenGoEndsIt() {
    let store = Store(value: 0) { $0 += $1 }
    var told = 0
    var token: ObserverToken? = store.willReduce { told += 1 }
    store.send(1)
    _ = token
    token = nil
    store.send(1)
    #expect(told == 1)
  }

  @Test func anOwnerThatIsToldBeforehandIsNotKept() {
    final class Owner {
      var token: ObserverToken?
      init(_ store: Store<Int, Int>) { token = store.willReduce { [weak self] in _ = self } }
    }
    let store = Store(value: 0) { $0 += $1 }
    var owner: Owner? = Owner(store)
    store.send(1)
    weak let released = owner
    owner = nil
    #expect(released == nil)
  }

  @Test func tellingBeforehandCopiesNothing() {
    let store = Store(value: Array(repeating: 0, count: 100_000)) { $0[$1] += 1 }
    let token = store.willReduce { _ = store.value.count }
    let address = store.value.address
    for _ in 0..<5 {
      store.send(0)
      #expect(store.value.address == address)
    }
    withExtendedLifetime(token) {}
  }

  @Test func aReducerThatSendsStillTrapsWhenSomebodyIsToldBeforehand() async {
    await #expect(processExitsWith: .failure) {
      var store: Store<Int, Int>?
      store = Store(value: 0) { _, _ in store?.send(1) }
      let token = store?.willReduce {}
      store?.send(1)
      withExtendedLifetime(token) {}
    }
  }
}
