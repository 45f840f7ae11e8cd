import Stage1Store
import Testing

@Suite struct ObserverTokenTests {
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
}
