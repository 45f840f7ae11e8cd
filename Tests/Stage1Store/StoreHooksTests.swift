import Stage1Store
import TestSupport
import Testing

@Suite struct StoreHooksTests {
  @Test func aHookBeforeAnActionReadsTheOldValue() {
    let store = Store(value: 0) { $0 += $1 }
    var log: [String] = []
    let before = store.beforeEachAction { log.append("before \(store.value)") }
    let after = store.observe { log.append("after \($0)") }
    store.send(1)
    store.send(2)
    #expect(log == ["before 0", "after 1", "before 1", "after 3"])
    withExtendedLifetime((before, after)) {}
  }

  @Test func anActionSentByAHookWaitsItsTurn() {
    let store = Store(value: "") { $0 += $1 }
    var observed: [String] = []
    let before = store.beforeEachAction { if store.value == "" { store.send("b") } }
    let after = store.observe { observed.append($0) }
    store.send("a")
    #expect(observed == ["a", "ab"])
    withExtendedLifetime((before, after)) {}
  }

  @Test func anActionSentByAHookJoinsTheEndOfTheQueue() {
    let store = Store(value: "") { $0 += $1 }
    let after = store.observe { if $0 == "a" { for letter in ["b", "c"] { store.send(letter) } } }
    let before = store.beforeEachAction { if store.value == "a" { store.send("d") } }
    store.send("a")
    #expect(store.value == "abcd")
    withExtendedLifetime((before, after)) {}
  }

  @Test func theHookRunsBeforeQueuedActionsToo() {
    let store = Store(value: 0) { $0 += $1 }
    var observed: [Int] = []
    let before = store.beforeEachAction { observed.append(store.value) }
    let after = store.observe { if $0 < 3 { store.send(1) } }
    store.send(1)
    #expect(observed == [0, 1, 2])
    withExtendedLifetime((before, after)) {}
  }

  @Test func aCancelledHookIsNotCalledAgain() {
    let store = Store(value: 0) { $0 += $1 }
    var observed: [String] = []
    var itself: ObserverToken?
    var another: ObserverToken?
    itself = store.beforeEachAction {
      observed.append("itself")
      itself?.cancel()
      another?.cancel()
    }
    another = store.beforeEachAction { observed.append("another") }
    let rest = store.beforeEachAction { observed.append("rest") }
    store.send(1)
    store.send(1)
    #expect(observed == ["itself", "rest", "rest"])
    withExtendedLifetime(rest) {}
  }

  @Test func releasingTheTokenRemovesTheHook() {
    let store = Store(value: 0) { $0 += $1 }
    var observed = 0
    var token: ObserverToken? = store.beforeEachAction { observed += 1 }
    store.send(1)
    _ = token
    token = nil
    store.send(1)
    #expect(observed == 1)
  }

  @Test func theStoreDoesNotRetainAHooksOwner() {
    final class Owner {
      var token: ObserverToken?
      init(_ store: Store<Int, Int>) { token = store.beforeEachAction { [weak self] in _ = self } }
    }
    let store = Store(value: 0) { $0 += $1 }
    var owner: Owner? = Owner(store)
    store.send(1)
    weak let released = owner
    owner = nil
    #expect(released == nil)
  }

  @Test func aHookCausesNoCopy() {
    let store = Store(value: Array(repeating: 0, count: 100_000)) { $0[$1] += 1 }
    let token = store.beforeEachAction { _ = store.value.count }
    let address = store.value.address
    for _ in 0..<5 {
      store.send(0)
      #expect(store.value.address == address)
    }
    withExtendedLifetime(token) {}
  }

  @Test func aReducerThatSendsTrapsWithAHookToo() async {
    await #expect(processExitsWith: .failure) {
      var store: Store<Int, Int>?
      store = Store(value: 0) { _, _ in store?.send(1) }
      let token = store?.beforeEachAction {}
      store?.send(1)
      withExtendedLifetime(token) {}
    }
  }

  @Test func aHookAfterThisActionRunsOnceAfterAllObservers() {
    var log: [String] = []
    var store: Store<Int, Int>?
    store = Store(value: 0) { value, action in
      value += action
      if action == 1 { store?.afterThisAction { log.append("after \(store?.value ?? 0)") } }
    }
    let first = store?.observe { if $0 == 1 { store?.send(10) } }
    let second = store?.observe { log.append("observed \($0)") }
    store?.send(1)
    #expect(log == ["observed 1", "after 1", "observed 11"])
    withExtendedLifetime((first, second)) {}
    store = nil
  }

  @Test func aHookAfterNoActionTraps() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Store(value: 0) { (value: inout Int, action: Int) in value += action }.afterThisAction {}
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Call it from the reducer"))
  }

  @Test func hooksAfterThisActionRunInOrderBeforeTheQueue() {
    var log: [String] = []
    var store: Store<Int, Int>?
    store = Store(value: 0) { value, action in
      value += action
      guard action == 1 else { return }
      for name in ["first", "second"] {
        store?.afterThisAction {
          log.append("\(name) \(store?.value ?? 0)")
          store?.send(10)
        }
      }
    }
    store?.send(1)
    #expect(log == ["first 1", "second 1"])
    #expect(store?.value == 21)
    store = nil
  }

  @Test func theStoreRetainsItsCompanionForAsLongAsItLives() {
    final class Companion {}
    var companion: Companion? = Companion()
    weak let released = companion
    var store: Store<Int, Int>? = Store(value: 0, reducer: { $0 += $1 }, companion: companion)
    companion = nil
    #expect(released != nil && store?.companion === released)
    store = nil
    #expect(released == nil)
  }
}
