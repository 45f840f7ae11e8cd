import Foundation
import TestSupport
import Testing

@testable import Stage1Store

/// The promises that stage 1 keeps, by their numbers in the documentation.
@Suite struct StorePromisesTests {
  @Test func promise1SendHasReducedAndNotifiedWhenItReturns() {
    let store = Store(value: 0) { $0 += $1 }
    var observed: [Int] = []
    let token = store.observe { value in
      observed.append(value)
      if value < 3 { store.send(1) }
    }
    defer { token.cancel() }

    store.send(1)

    #expect(store.value == 3)
    #expect(observed == [1, 2, 3])
  }

  @Test func promise1AnActionMaySendAnotherWhenItIsReleased() {
    var sent = 1
    let store = Store(value: 0) { (count: inout Int, _: Farewell?) in count += 1 }
    let token = store.observe { [unowned store] _ in
      guard sent < 100 else { return }
      sent += 2
      store.send(Farewell { store.send(nil) })
    }
    defer { token.cancel() }

    store.send(nil)

    #expect(store.value == sent)
  }

  @Test func promise2ObserversActionsAreFirstInFirstOut() {
    let store = Store(value: "") { $0 += $1 }
    let first = store.observe { value in
      for letter in ["b", "c"] where value == "a" { store.send(letter) }
    }
    let second = store.observe { if $0 == "a" { store.send("d") } }
    let third = store.observe { if $0 == "ab" { store.send("e") } }
    defer { for token in [first, second, third] { token.cancel() } }

    store.send("a")

    #expect(store.value == "abcde")
  }

  @Test func promise2AMillionFollowUpsNeitherNestNorOverflow() {
    let store = Store(value: 0) { $0 += $1 }
    var depth = 0
    var deepest = 0
    let token = store.observe { value in
      depth += 1
      deepest = max(deepest, depth)
      if value < 1_000_000 && deepest == 1 { store.send(1) }
      depth -= 1
    }
    defer { token.cancel() }

    store.send(1)

    #expect(store.value == 1_000_000)
    #expect(deepest == 1)
  }

  @Test func promise2AMillionActionsCanWaitAtOnce() {
    let store = Store(value: 0) { $0 += $1 }
    let token = store.observe { if $0 == 1 { for _ in 1..<1_000_000 { store.send(1) } } }
    defer { token.cancel() }

    store.send(1)

    #expect(store.value == 1_000_000)
  }

  #if DEBUG
    @Test func promise2AnEndlessLoopTrapsWithItsAction() async {
      let looping = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let store = Store(value: 0) { (count: inout Int, step: Int) in count &+= step }
        let token = store.observe { [unowned store] _ in store.send(7) }
        store.send(1)
        token.cancel()
      }
      #expect(looping.printed.contains("An observer or effect answers 7 without end."))
    }
  #endif

  @Test func promise3AReducerThatUsesItsStoreTraps() async {
    let sending = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var store: Store<Int, Int>?
      store = Store(value: 0) { value, action in if action == 1 { store?.send(2) } }
      store?.send(1)
    }
    #expect(sending.printed.contains("sent an action to its own store: call what handles that"))
    let reading = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var store: Store<Int, Int>?
      store = Store(value: 0) { value, _ in value = store?.value ?? 0 }
      store?.send(1)
    }
    #expect(reading.printed.contains("read the value of its own store: use the one passed to the"))
    let observing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var store: Store<Int, Int>?
      store = Store(value: 0) { _, _ in _ = store?.observe { _ in } }
      store?.send(1)
    }
    #expect(observing.printed.contains("subscribed to its own store: subscribe before or after"))
  }

  @Test func promise4ObserversAreNotifiedInOrderAfterReducing() {
    var log: [String] = []
    let store = Store(value: 0) { (value: inout Int, action: Int) in
      value += action
      log.append("reduced \(action)")
    }
    let first = store.observe { value in
      log.append("first \(store.value)")
      if value == 1 { store.send(10) }
    }
    let second = store.observe { log.append("second \($0)") }
    defer { for token in [first, second] { token.cancel() } }

    store.send(1)

    #expect(
      log == ["reduced 1", "first 1", "second 1", "reduced 10", "first 11", "second 11"])
  }

  // In a release build, the optimizer read the names that the action had freed.
  @Test func promise4AValueThatIsBeingReadStaysAsItWas() {
    struct Guests {
      var host: AnyHashable = "host"
      var names = (1...5).map { "the guest with the number \($0)" }

      func forEachName(_ body: (String) -> Void) { names.forEach(body) }
    }
    let store = Store(value: Guests()) { (guests: inout Guests, _: Void) in guests.names = [] }
    var read: [String] = []

    store.value.forEachName {
      store.send(())
      read.append($0)
    }

    #expect(read == Guests().names)
    #expect(store.value.names == [])
  }

  @Test func promise5ACancelledObserverIsNeverCalledAgain() {
    let store = Store(value: 0) { $0 += $1 }
    var observed: [String] = []
    var itself: ObserverToken?
    var another: ObserverToken?
    itself = store.observe { _ in
      observed.append("itself")
      itself?.cancel()
      another?.cancel()
    }
    another = store.observe { _ in observed.append("another") }
    let rest = store.observe { _ in observed.append("rest") }
    defer { rest.cancel() }

    store.send(1)
    store.send(1)

    #expect(observed == ["itself", "rest", "rest"])
  }

  @Test func promise5ANewObserverIsNotifiedOfTheNextAction() {
    let store = Store(value: 0) { $0 += $1 }
    var observed: [Int] = []
    var tokens: [ObserverToken] = []
    tokens.append(
      store.observe { _ in
        tokens[0].cancel()
        tokens.append(store.observe { observed.append($0) })
        store.send(1)
      })

    store.send(1)
    #expect(observed == [2])
    store.send(1)
    #expect(observed == [2, 3])
  }

  @Test(arguments: 1...20)
  func promise5AnObserverMayReplaceTheOthers(count: Int) {
    // With some of these counts, the array of observers is full.
    let store = Store(value: 0) { $0 += $1 }
    var observed: [String] = []
    var others: [ObserverToken] = []
    let first = store.observe { value in
      others = []
      if value == 1 { others = [store.observe { _ in observed.append("new") }] }
    }
    others = (0..<count).map { _ in store.observe { _ in observed.append("old") } }

    store.send(1)
    #expect(observed == [])
    first.cancel()
    store.send(1)
    #expect(observed == ["new"] && others.count == 1)
  }

  @Test func promise5TheStoreDoesNotRetainAnObserversOwner() {
    final class Owner {
      var heard = 0
      var token: ObserverToken?
      init(_ store: Store<Int, Int>) { token = store.observe { [weak self] in self?.heard = $0 } }
    }
    let store = Store(value: 0) { $0 += $1 }
    var owner: Owner? = Owner(store)
    store.send(1)
    #expect(owner?.heard == 1)
    weak let released = owner

    owner = nil

    #expect(released == nil)
    store.send(1)
  }

  @Test func promise5ObserversComeAndGoInConstantTime() {
    // If a token had to look for its observer, this would take minutes.
    let store = Store(value: 0) { $0 += $1 }
    var calls = 0
    for _ in 0..<3 {
      var tokens = (0..<100_000).map { _ in store.observe { _ in calls += 1 } }
      while let token = tokens.popLast() { token.cancel() }
      var queue = (0..<100_000).map { _ in store.observe { _ in calls += 1 } }[...]
      // Most of the cancelled ones of before are gone, without an action.
      #expect(store._observers.count < 200_000)
      while let token = queue.popFirst() { token.cancel() }
    }
    let small = Store(value: 0) { $0 += $1 }
    var token = small.observe { _ in calls += 1 }
    for _ in 0..<100_000 { token = small.observe { _ in calls += 1 } }
    #expect(small._observers.count < 100)
    token.cancel()
    store.send(1)
    #expect(calls == 0)
    #expect(store._observers.isEmpty)
  }

  @Test func promise6AMillionElementsKeepTheirBuffer() {
    let store = Store(value: Array(repeating: 0, count: 1_000_000)) { $0[$1] += 1 }
    var sum = 0
    let token = store.observe { sum += $0[0] }
    #expect(buffers(of: { store.value }, during: { _ in store.send(0) }) == 1)
    #expect(sum == 500_500)
    token.cancel()
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func promise6ALargeValueIsReducedOnASmallStack() async {
    await #expect(processExitsWith: .success) {
      reduceOnASmallThread { large, number in large.words[8_191] = number }
    }
  }

  @Test func promise11AStoreIsFreedWithItsOwner() {
    final class Canary {}
    var canaries: [Canary] = [Canary(), Canary()]
    weak let state = canaries[0]
    weak let captured = canaries[1]
    var store: Store? = Store(value: canaries[0]) { (_: inout Canary, _: Int) in }
    weak let released = store
    let token = store?.observe { [canary = canaries[1]] _ in _ = canary }
    defer { token?.cancel() }
    canaries = []
    store?.send(1)
    #expect(state != nil && captured != nil)

    store = nil

    #expect(released == nil && state == nil && captured == nil)
  }
}

/// 64 KB, all of it inline.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private struct Large {
  var words = InlineArray<8_192, Int>(repeating: 0)
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private func reduceOnASmallThread(_ reducer: @escaping Reducer<Large, Int>) {
  nonisolated(unsafe) let store = Store(value: Large(), reducer: reducer)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    store.send(7)
    done.signal()
  }
  thread.stackSize = 128 * 1024
  thread.start()
  done.wait()
  precondition(store.value.words[8_191] == 7)
}
