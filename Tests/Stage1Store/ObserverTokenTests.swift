import Stage1Store
import Testing

@Suite struct ObserverTokenTests {
  @Test func aNewObserverIsNotCalledForTheCurrentValue() {
    let store = Store(value: 1) { $0 += $1 }
    var observed: [Int] = []
    let token = store.observe { observed.append($0) }
    defer { token.cancel() }
    #expect(observed.isEmpty)
  }

  @Test func aFunctionThatObservesTwiceHasTwoTokens() {
    let store = Store(value: 0) { $0 += $1 }
    var observed: [Int] = []
    let observer = { (value: Int) in observed.append(value) }
    let tokens = [store.observe(observer), store.observe(observer)]
    store.send(1)
    tokens[0].cancel()
    store.send(1)
    #expect(observed == [1, 1, 2])
    tokens[1].cancel()
  }

  @Test func releasingTheTokenCancelsTheObserver() {
    let store = Store(value: 0) { $0 += $1 }
    var observed: [Int] = []
    var token: ObserverToken? = store.observe { observed.append($0) }
    store.send(1)
    _ = token
    token = nil
    store.send(1)
    #expect(observed == [1])
  }

  @Test func aTokenCallsItsFunctionOnce() {
    var calls = 0
    var token: ObserverToken? = ObserverToken { calls += 1 }
    for _ in 1...2 { token?.cancel() }
    token = nil
    #expect(calls == 1)
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

  @Test func anObserverMayRetainTheTokenOfAnother() {
    let store = Store(value: 0) { $0 += $1 }
    var observed = 0
    let inner = store.observe { _ in observed += 1 }
    var outer: ObserverToken? = store.observe { [inner] _ in _ = inner }
    let canceller = store.observe { if $0 == 2 { outer?.cancel() } }
    defer { canceller.cancel() }
    store.send(1)
    outer?.cancel()
    outer = nil
    store.send(1)
    #expect(observed == 2)
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

  @Test func aTokenMayOutliveItsStore() {
    var store: Store<Int, Int>? = Store(value: 0) { $0 += $1 }
    let token = store?.observe { _ in }
    store = nil
    token?.cancel()
  }

  @Test func observersThatRemainKeepTheirOrder() {
    let store = Store(value: 0) { $0 += $1 }
    var observed: [Int] = []
    var tokens = (0..<100).map { number in store.observe { _ in observed.append(number) } }
    for number in stride(from: 98, through: 0, by: -2) { tokens.remove(at: number).cancel() }
    store.send(1)
    #expect(observed == Array(stride(from: 1, to: 100, by: 2)))
  }
}
