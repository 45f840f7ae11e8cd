import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import Stage4Effects

@MainActor @Suite struct EffectCancellationTests {
  @Test func promise10CancellingAFinishedEffectDoesNothing() async {
    let script = Script(["a": .later("b").cancellable(id: 1), "cancel": .cancel(id: 1)])
    script.send("a")
    await script.finish()
    script.send("cancel", "cancel", "a", "cancel", "cancel")
    await script.finish()
    #expect(script.log == ["a", "b", "cancel", "cancel", "a", "cancel", "cancel"])
  }

  @Test func promise10CancelInFlightReplaces() async {
    let script = Script([
      "a": .endless.cancellable(id: 1, cancelInFlight: true),
      "b": .later("done").cancellable(id: 1, cancelInFlight: true),
      "none": .none.cancellable(id: 1, cancelInFlight: true),
    ])
    script.send("a", "a", "a")
    #expect(script.inFlight == 1)
    script.send("b")
    await script.finish()
    #expect(script.log == ["a", "a", "a", "b", "done"])
    script.send("a", "none")
    #expect(script.inFlight == 0)
  }

  #if DEBUG
    /// Effects of a child in one of two places.
    fileprivate nonisolated static func placed(
      _ place: String, _ effect: Effect<String>
    ) -> Effect<String> {
      effect.ofChild(at: ChildPath<[String], [String]>([place], id: 0) { $0 }, embed: { $0 })
    }

    @Test func aDebugBuildSaysOnceWhenTheIDOfAnotherFeatureIsCancelled() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let placed = EffectCancellationTests.placed
        let (started, cancel) = (
          Effect<String>.endless.cancellable(id: "x"), Effect<String>.cancel(id: "x")
        )
        let pairs: [(name: String, started: Effect<String>, cancel: Effect<String>)] = [
          ("child", placed("one", started), cancel), ("parent", started, placed("one", cancel)),
          ("sibling", placed("one", started), placed("two", cancel)),
          ("type", .endless.cancellable(id: UInt8(1)), .cancel(id: 1)),
        ]
        for (name, started, cancel) in pairs {
          let script = Script([name: cancel, "start": started])
          for action in [name, "start", name, name] { script.send(action) }
          precondition(script.inFlight == 1)
        }
      }
      let lines = result.printed.split(separator: "\n")
      for (line, name) in zip(lines, ["child", "parent", "sibling", "type"]) {
        #expect(line.hasPrefix("The action \(name) cancels the id "))
        #expect(line.contains(name == "type" ? "another type, UInt8" : "another feature"))
      }
      #expect(lines.count == 4)
    }

    @Test func aDebugBuildSaysNothingAboutAnIDThatTheFeatureUsesItself() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let placed = EffectCancellationTests.placed
        let script = Script([
          "start": .merge(
            placed("one", .endless.cancellable(id: "x")),
            .endless.cancellable(id: "row").inChild(1)),
          "own": .later("done").cancellable(id: "x"), "cancel": .cancel(id: "x"),
          "two": placed("two", .endless.cancellable(id: "x", cancelInFlight: true)),
          "three": placed("three", .merge(.cancel(id: "x"), .endless.cancellable(id: "x"))),
          "row": Effect.cancel(id: "row").inChild(2), "all": placed("four", .cancelAll),
        ])
        script.send("start", "own")
        while !script.log.contains("done") || script.inFlight > 2 { await Task.yield() }
        script.send("cancel", "two", "three", "row", "all")
        precondition(script.inFlight == 4)
      }
      #expect(result.printed == "")
    }
  #endif

  @Test func promise10IDsAreEqualIfTheirTypesAndValuesAre() {
    let ids: [AnyHashable] = [1, UInt8(1), "1"]
    let script = Script([
      "known": .merge(
        .endless.cancellable(id: 1), .endless.cancellable(id: UInt8(1)), .endless.inChild("1")),
      "any": .merge(ids.map { .endless.cancellable(id: $0) }),
      "cancel": .cancel(id: 1), "cancelAny": .cancel(id: AnyHashable(1)),
      "child": .cancelAll.inChild(AnyHashable("1")),
    ])
    for cancel in ["cancel", "cancelAny"] {
      script.send("known", "any")
      #expect(script.inFlight == 6)
      script.send(cancel)
      #expect(script.inFlight == 4)
      script.send("child")
      #expect(script.inFlight == 3)
      script.store._cancelEffects()
    }
  }

  @Test(arguments: ["merged", "cancel", "replaced", "all"])
  func promise10WorkThatWasCancelledBeforeItBeganDoesNothing(how: String) async {
    let begun = Locked(0)
    let work = Effect<String>.merge(
      .run { _ in begun.withLock { $0 += 1 } }.inChild("c"),
      .fireAndForget { begun.withLock { $0 += 1 } }
    ).cancellable(id: 1)
    let script = Script([
      "work": work, "merged": .merge(work, .cancel(id: 1)), "cancel": .cancel(id: 1),
      "replaced": .none.cancellable(id: 1, cancelInFlight: true), "all": .cancelAll,
    ])
    if how != "merged" { script.send("work") }
    script.send(how)
    #expect(script.inFlight == 0)
    for _ in 0..<100 { await Task.yield() }
    await Task.detached {}.value
    #expect(begun.withLock { $0 } == 0)
  }

  @Test func promise12WorkOfAChildThatAnObserverClosesDoesNotBegin() async {
    let begun = Locked(0)
    let path = ChildPath([], id: "note") { (note: Int?) in note }
    let store = Store(value: Int?.some(1)) { (note: inout Int?, action: String) -> Effect<String> in
      if action == "close" { note = nil }
      return action == "work"
        ? Effect.run { _ in begun.withLock { $0 += 1 } }.ofChild(at: path, embed: { $0 }) : .none
    }
    let token = store.observe { [unowned store] in if $0 != nil { store.send("close") } }
    defer { token.cancel() }
    store.send("work")
    #expect(store.effectsInFlight == 0)
    for _ in 0..<100 { await Task.yield() }
    await Task.detached {}.value
    #expect(begun.withLock { $0 } == 0)
  }

  @Test func promise10AStoreDoesNotCancelTheEffectsOfAnother() {
    let scripts = [0, 1].map { _ in
      Script(["a": .endless.cancellable(id: 1), "cancel": .merge(.cancel(id: 1), .cancelAll)])
    }
    for script in scripts { script.send("a") }
    scripts[0].send("cancel")
    #expect(scripts.map(\.inFlight) == [0, 1])
  }

  @Test func promise15AReplayCancelsNothing() {
    let script = Script(["a": .endless.cancellable(id: 1), "cancel": .cancel(id: 1)])
    script.send("a")
    script.store.replay(["cancel"])
    #expect(script.inFlight == 1)
  }

  @Test func anActionMayCancelTheConcatenationThatSentIt() async {
    let script = Script([
      "a": .concatenate(.later("one"), .send("cancel"), .later("never")).cancellable(id: 1),
      "cancel": .cancel(id: 1),
    ])
    script.send("a")
    await script.finish()
    #expect(script.log == ["a", "one", "cancel"])
  }

  // The report of the first part cancels the whole while it is being started.
  @Test func anEffectCancelledWhileItIsBeingStartedDoesNotStart() async {
    var script: Script!
    script = Script([
      "a": .concatenate(
        .later("one"),
        .merge(
          .report("cancel"), .endless, .later("two").cancellable(id: 2, cancelInFlight: true),
          .concatenate(.later("three"), .endless), .send("four"), .cancel(id: 2),
          .later("five"))
      ).cancellable(id: 1),
      "b": .endless.cancellable(id: 2), "cancel": .cancel(id: 1),
    ])
    script.onReport = { [unowned script] in script.send($0) }
    script.send("b", "a")
    await wait(until: { script.log.last == "cancel" })
    #expect(script.log == ["b", "a", "one", "cancel"])
    #expect(script.store.actionsInFlight == ["b"])
  }

  @Test func promise10TheRegistryForgetsAFinishedEffect() async {
    final class Payload: Sendable {}
    let store = Store(
      value: 0,
      reducer: { (_: inout Int, payload: Payload) -> Effect<Payload> in
        .fireAndForget { _ = payload }.cancellable(id: 1)
          .ofChild(
            at: ChildPath([], id: "child") { (value: Int) in (value, payload) }, embed: { $0 })
      })
    weak var released: Payload?
    do {
      let payload = Payload()
      released = payload
      store.send(payload)
    }
    await store.finished()
    await wait(until: { released == nil })
    let jobs = store._plugin as? EffectJobs
    #expect(jobs?.groups.isEmpty == true && jobs?.places.isEmpty == true)
  }

  @Test func promise13DebounceRunsTheLastEffectOnce() async {
    let clock = TestClock()
    let script = Script([
      "typed": .later("search").debounce(id: "search", for: .seconds(1), clock: clock)
    ])
    script.send("typed")
    await wait(until: { clock.sleeping == 1 })
    await clock.advance(by: .milliseconds(999))
    script.send("typed", "typed")
    await wait(until: { clock.sleeping == 1 })
    await clock.advance(by: .milliseconds(999))
    #expect(script.log == ["typed", "typed", "typed"])
    await clock.advance(by: .milliseconds(1))
    await script.finish()
    #expect(script.log == ["typed", "typed", "typed", "search"])
  }
}
