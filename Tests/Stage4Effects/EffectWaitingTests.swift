import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import Stage4Effects

/// Waiting for effects: for all of a store, and for those of one action.
@MainActor @Suite struct EffectWaitingTests {
  @Test func promise11ACancelledFinishEndsAndRetainsNothing() async {
    var script: Script? = Script(["a": .endless])
    script?.send("a")
    weak let store = script?.store
    let waiting = Task { [script] in await script?.store.finish() ?? () }
    await Task.yield()
    waiting.cancel()
    await waiting.ended()
    #expect(store?.effectsInFlight == 1)
    #expect((store?._plugin as? EffectJobs)?.wait.ends.isEmpty == true)
    script = nil
    #expect(store == nil)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func aWaitThatEndsLeavesALaterOneWaiting() async {
    let script = Script(["a": .endless, "cancel": .cancelAll])
    script.send("a")
    let first = Task.immediate {
      await script.store.finish()
      #expect(script.inFlight == 0)
    }
    script.send("cancel", "a")
    let second = Task.immediate { await script.store.finish() }
    // The first wait goes on before the effect of the second ends.
    for _ in 0..<10 { await Task.yield() }
    script.send("cancel")
    await first.ended()
    await second.ended()
  }

  @Test func sendAndWaitWaitsForTheEffectsOfItsAction() async {
    let script = Script([
      "a": .concatenate(.later("b"), .later("c")), "c": .later("d"), "reply": .later("end"),
    ])
    let token = script.store.observe { [weak script] in
      if $0.last == "d" { script?.send("reply") }
    }
    defer { token.cancel() }
    await Task { await script.store.sendAndWait("a") }.ended()
    #expect(script.log == ["a", "b", "c", "d", "reply", "end"])
    #expect(script.inFlight == 0)
  }

  @Test func anActionOfAnEffectNamesTheOneThatAskedForIt() async {
    let script = Script(["a": .later("b"), "b": .send("c")])
    var original: [String?] = []
    let token = script.store.observe { [weak script] _ in
      original.append(script?.store._originalAction)
    }
    defer { token.cancel() }
    script.send("a")
    await Task { await script.store.sendAndWait("a") }.ended()
    await script.finish()
    #expect(script.log.sorted() == ["a", "a", "b", "b", "c", "c"])
    #expect(zip(script.log, original).allSatisfy { $1 == ["b": "a", "c": "b"][$0] })
    #expect(script.store._originalAction == nil)
  }

  @Test func cancelEffectsCancelsAllButNotThoseThatFollow() async {
    let script = Script(["a": .endless.cancellable(id: 1), "b": .endless.inChild(1)])
    script.send("a", "b")
    script.store._cancelEffects()
    #expect(script.inFlight == 0)
    script.send("a")
    #expect(script.store.actionsInFlight == ["a"])
  }

  @Test func aWaitReturnsAtOnceWithoutEffects() async {
    let script = Script()
    await script.finish()
    await Task { await script.store.sendAndWait("a") }.ended()
    #expect(script.log == ["a"])
    let plain = Store(value: 0) { $0 += $1 }
    await plain.sendAndWait(1)
    await plain.finish()
    #expect(plain.value == 1)
  }

  @Test func promise4CancellingSendAndWaitCancelsItsEffectsOnly() async {
    let cancelled = Gate()
    let script = Script([
      "other": .endless,
      "a": .merge(
        .concatenate(.later("b"), .later("never")),
        .run { _ in
          do { try await untilCancelled() } catch { await cancelled.open() }
        }),
      "b": .concatenate(.endless, .later("unreachable")),
    ])
    script.send("other")
    let waiting = Task { await script.store.sendAndWait("a") }
    await wait(until: { script.log.last == "never" && script.inFlight == 3 })
    waiting.cancel()
    await waiting.ended()
    await cancelled.opened()
    #expect(script.inFlight == 1)
    #expect(script.store.actionsInFlight == ["other"])
    #expect(script.log == ["other", "a", "b", "never"])
  }

  @Test(arguments: [false, true])
  func promise4SendAndWaitNeitherWaitsForFireAndForgetNorCancelsIt(isCancelled: Bool) async {
    let clock = TestClock()
    let gate = Gate()
    let log = Locked<[String]>([])
    func save(_ name: String) -> Effect<String> {
      .fireAndForget {
        await gate.pass()
        if !Task.isCancelled { log.withLock { $0.append(name) } }
      }
    }
    let script = Script([
      "refresh": .merge(save("1").inChild(1), .concatenate(.later("loaded"), save("2"))),
      "loaded": .merge(
        save("3").debounce(id: 1, for: .seconds(1), clock: clock), isCancelled ? .endless : .none),
    ])
    let waiting = Task { await script.store.sendAndWait("refresh") }
    if isCancelled {
      await gate.arrived(2)
      await clock.waitForSleepers(1)
      waiting.cancel()
    }
    await waiting.ended()
    #expect(script.log == ["refresh", "loaded"])
    #expect(script.inFlight == 3)
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await gate.open()
    await script.finish()
    #expect(log.withLock { $0.sorted() } == ["1", "2", "3"])
  }

  @Test func promise4SendAndWaitWaitsForWhatFollowsFireAndForget() async {
    let gate = Gate()
    let script = Script([
      "a": .concatenate(
        .fireAndForget { await gate.pass() }, .fireAndForget {}, .later("b"), .fireAndForget {},
        .later("c"))
    ])
    let waiting = Task { await script.store.sendAndWait("a") }
    await gate.arrived(1)
    await gate.open()
    await waiting.ended()
    #expect(script.log == ["a", "b", "c"])
  }

  @Test func sendAndWaitInACancelledTaskSendsAndCancels() async {
    let script = Script(["a": .endless])
    let waiting = Task {
      await Task { withUnsafeCurrentTask { $0?.cancel() } }.value
      withUnsafeCurrentTask { $0?.cancel() }
      await script.store.sendAndWait("a")
    }
    await waiting.ended()
    #expect(script.log == ["a"])
    #expect(script.inFlight == 0)
  }

  // The action used to belong to the one that cancelled the part before it.
  @Test func promise4WhatFollowsACancelledPartIsAwaited() async {
    let gate = Gate()
    let script = Script([
      "a": .concatenate(.endless.cancellable(id: 1), .send("next")),
      "next": .concatenate(.fireAndForget { await gate.pass() }, .later("end")),
      "cancel": .cancel(id: 1),
    ])
    let waiting = Task {
      await script.store.sendAndWait("a")
      #expect(script.log == ["a", "cancel", "next", "end"])
    }
    await wait(until: { script.inFlight == 1 })
    script.send("cancel")
    await gate.arrived(1)
    await gate.open()
    await waiting.ended()
    #expect(script.log == ["a", "cancel", "next", "end"])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func promise4AnActionThatWaitsInTheQueueKeepsItsOrigin() async {
    let gate = Gate()
    let script = Script([
      "awaited": .concatenate(.fireAndForget { await gate.pass() }, .later("end")),
      // Cancels what is in flight, but not what waits.
      "other": .concatenate(.cancelAll, .endless),
    ])
    var waiting: Task<Void, Never>?
    let token = script.store.observe { [weak script] in
      // An immediate task begins within the observer, while the store is busy.
      guard let store = script?.store, $0.last == "other", $0.count == 1 else { return }
      waiting = Task.immediate {
        await store.sendAndWait("awaited")
        #expect(store.value == ["other", "awaited", "end"])
      }
    }
    defer { token.cancel() }
    script.send("other")
    await gate.arrived(1)
    await gate.open()
    await waiting?.ended()
    #expect(script.store.actionsInFlight == ["other"])
  }

  @Test func actionsInFlightAreInTheOrderTheyStarted() async {
    let gate = Gate()
    let script = Script([
      "a": .merge(.endless, .endless),
      "b": .concatenate(.fireAndForget { await gate.pass() }, .endless),
      "cancel": .cancelAll,
    ])
    script.send("b", "a")
    #expect(script.store.actionsInFlight == ["b", "a", "a"])
    #expect(script.store.effectsInFlight == 3)
    await gate.open()
    await wait(until: { script.store.actionsInFlight == ["a", "a", "b"] })
    script.send("cancel")
    #expect(script.store.actionsInFlight.isEmpty)
  }
}
