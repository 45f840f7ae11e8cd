import EffectTestSupport
import Foundation
import Stage4Effects
import TestSupport
import Testing

/// The promises about effects, by their numbers in the documentation.
@MainActor @Suite struct EffectPromisesTests {
  @Test func promise1AllEffectsHaveStartedWhenSendReturns() {
    let script = Script(["a": .send("b"), "b": .merge(.send("c"), .endless), "c": .endless])
    script.send("a")
    #expect(script.log == ["a", "b", "c"])
    #expect(script.inFlight == 2)
  }

  @Test func promise2EffectsAndObserversShareOneQueue() {
    let script = Script(["a": .merge(.send("2"), .send("3")), "2": .send("4")])
    let token = script.store.observe { [weak script] in
      if $0 == ["a"] { script?.send("1") }
      if $0.last == "3" { script?.send("5") }
    }
    defer { token.cancel() }
    script.send("a")
    #expect(script.log == ["a", "1", "2", "3", "4", "5"])
  }

  @Test func promise4EffectsStartAfterAllObservers() {
    var log: [String] = []
    let store = Store(
      value: 0,
      reducer: { (value: inout Int, action: Int) -> Effect<Int> in
        value += action
        log.append("reduced \(value)")
        return action == 1 ? .report("effect") : .none
      }, report: { log.append($0) })
    let first = store.observe {
      log.append("first \($0)")
      if $0 == 1 { store.send(10) }
    }
    let second = store.observe { log.append("second \($0)") }
    defer { for token in [first, second] { token.cancel() } }
    store.send(1)
    #expect(
      log == [
        "reduced 1", "first 1", "second 1", "effect", "reduced 11", "first 11", "second 11",
      ])
  }

  @Test func promise7EffectsComeBackToTheActorOfTheStore() async {
    let owner = Owner()
    await owner.send("a")
    await owner.finish()
    #expect(await owner.log == ["a", "b", "c"])
  }

  @Test func promise7AnActionIsReleasedOnTheActorOfTheStore() async {
    weak var last: Farewell?
    let store = Store(value: 0) { (count: inout Int, _: Farewell) -> Effect<Farewell> in
      count += 1
      let farewell = Farewell { MainActor.preconditionIsolated() }
      last = farewell
      return count == 1 ? .concatenate(.fireAndForget {}, .send(farewell)) : .none
    }
    store.send(Farewell { MainActor.preconditionIsolated() })
    await wait(until: { store.value == 2 && last == nil })
  }

  #if DEBUG
    enum Use: CaseIterable, Codable {
      case send, value, observe, effectsInFlight, actionsInFlight, originalAction, tasksInFlight
      case cancelEffects, withOrigin, replay, finish
    }

    @Test(arguments: Use.allCases)
    func promise7UseOnAnotherThreadTraps(_ use: Use) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [use] in
        await useElsewhere { store in
          switch use {
          case .send: store.send("a")
          case .value: _ = store.value
          case .observe: _ = store.observe { _ in }
          case .effectsInFlight: _ = store.effectsInFlight
          case .actionsInFlight: _ = store.actionsInFlight
          case .originalAction: _ = store._originalAction
          case .tasksInFlight: _ = store._tasksInFlight
          case .cancelEffects: store._cancelEffects()
          case .withOrigin: store._withOrigin(nil) {}
          case .replay: store.replay([])
          case .finish:
            nonisolated(unsafe) let store = store
            Task.detached { await store.finish() }
            Thread.sleep(forTimeInterval: 1_000)
          }
        }
      }
      #expect(result.printed.contains("must be used on the actor that it was created on: Swift."))
    }
  #endif

  @Test func promise7AStoreMadeInAnActorsAsyncInitializerTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await Hasty()
    }
    #expect(result.printed.contains("lazy var store = Store(…, isolation: self)"))
  }

  @Test func promise8AnEffectIsInertAndCanBeRunTwice() async {
    let gate = Gate()
    let effect = Effect<String>.run { send in
      await gate.pass()
      await send("ran")
    }
    let script = Script(["unused": .none, "once": effect, "twice": .merge(effect, effect)])
    await gate.open()
    script.send("unused")
    await script.finish()
    #expect(script.log == ["unused"])
    script.send("once")
    await script.finish()
    #expect(script.log == ["unused", "once", "ran"])
    script.send("twice")
    await script.finish()
    #expect(script.log == ["unused", "once", "ran", "twice", "ran", "ran"])
  }

  @Test func promise9ConcatenateRunsOneEffectAtATime() async {
    let script = Script([
      "a": .concatenate(
        .later("1"), .send("2"), .concatenate(.later("3"), .later("4")), .none, .later("5"))
    ])
    script.send("a")
    await script.finish()
    #expect(script.log == ["a", "1", "2", "3", "4", "5"])
  }

  @Test func promise9ASendHasFinishedWhenItsActionIsInTheQueue() {
    let script = Script([
      "a": .concatenate(.send("begin"), .cancel(id: "x"), .send("end")),
      "begin": .endless.cancellable(id: "x"), "end": .cancel(id: "x"),
    ])
    var inFlight: [Int] = []
    let token = script.store.observe { _ in inFlight.append(script.inFlight) }
    script.send("a")
    #expect(script.log == ["a", "begin", "end"])
    #expect(inFlight.last == 1)
    #expect(script.inFlight == 0)
    token.cancel()
  }

  @Test func promise9AHundredThousandInARowDoNotOverflow() async {
    let script = Script([
      "a": .concatenate(Array(repeating: .send("1"), count: 100_000)),
      "b": .concatenate(Array(repeating: .later("2"), count: 10_000) + [.send("end")]),
    ])
    script.send("a")
    #expect(script.log.count == 100_001)
    script.send("b")
    await wait(until: { script.log.last == "end" }, progress: { script.log.count })
    #expect(script.log.count == 110_003)
  }

  /// A `merge` cannot take up the parts of a `concatenate`, so the effects stay nested.
  @Test func promise9ThousandsOfLevelsDoNotOverflow() async {
    var effect = Effect<String>.merge(.later("1"), .send("0"))
    for level in 2...10_000 {
      let next = Effect.send("\(level)")
      effect = level % 2 == 0 ? .concatenate(effect, next) : .merge(effect, next)
    }
    let script = Script(["a": effect.map { $0 }, "cancel": .cancelAll])
    script.send("a")
    #expect(script.inFlight == 1)
    await wait(until: { script.inFlight == 0 }, progress: { script.log.count })
    #expect(script.log.count == 10_002)
    script.send("a", "cancel")
    #expect(script.inFlight == 0)
  }

  @Test func promise11FreeingAStoreCancelsItsEffects() async {
    let begun = Gate()
    let gate = Gate()
    var script: Script? = Script([
      "a": .merge(
        .endless.cancellable(id: 1),
        .concatenate(
          .fireAndForget {
            await begun.open()
            do { try await untilCancelled() } catch {
              await gate.open()
              throw error
            }
          }, .send("never")))
    ])
    script?.send("a")
    #expect(script?.inFlight == 2)
    weak let store = script?.store
    await begun.opened()

    script = nil

    #expect(store == nil)
    await gate.opened()
  }

  @Test func promise11AnActorThatOwnsAStoreIsFreed() async {
    var owner: Owner? = Owner()
    await owner?.send("endless")
    #expect(await owner?.inFlight == 1)
    weak let released = owner
    owner = nil
    #expect(released == nil)
  }

  @Test func promise11AnActorThatOwnsAStoreTakesItsEffectsAlong() async {
    let released = Gate()
    var owner: CanaryOwner<Canary>? = CanaryOwner()
    await owner?.work(for: Canary(released))
    owner = nil
    await released.opened()
  }

  @Test(arguments: ["a", "b"])
  func promise11AStoreMayBeFreedByItsObserver(action: String) async {
    var script: Script? = Script(["a": .later("b"), "b": .merge(.send("c"), .endless)])
    weak let store = script?.store
    var log: [String] = []
    let token = store?.observe {
      log = $0
      if log.last == action { script = nil }
    }
    store?.send("a")
    await wait(until: { store == nil })
    #expect(log == (action == "a" ? ["a"] : ["a", "b", "c"]))
    withExtendedLifetime(token) {}
  }

  @Test func promise11SendingToAFreedActorRetainsNothing() async {
    let gate = Gate()
    let sent = Gate()
    let released = Gate()
    var owner: CanaryOwner<Canary>? = CanaryOwner()
    await owner?.run { send in
      await gate.pass()
      let canary = Canary(released)
      for _ in 1...3 { await send(canary) }
      await sent.open()
    }
    await gate.arrived(1)
    owner = nil
    await gate.open()
    await sent.opened()
    await released.opened()
  }

  @Test nonisolated func promise11AStoreMayBeFreedOnAnotherThread() async {
    for turns in 0..<400 {
      let script = await Script(["a": .merge((0..<300).map { .lasting($0 / 10) })])
      await script.send("a")
      for _ in 0..<turns % 60 { await Task.yield() }
      // While the store is being freed here, effects end on the main actor.
      withExtendedLifetime(script) {}
    }
  }

  @Test func promise15AReplayStartsNoEffectAndMakesTheReports() {
    var reports: [String] = []
    let store = Store(
      value: [String](),
      reducer: { (log: inout [String], action: String) -> Effect<String> in
        log.append(action)
        let send = action == "a" ? Effect.send("c") : .none
        return .merge(send, .endless, .report("\(action) again")).inChild(1)
      }, report: { reports.append($0) }, isolation: MainActor.shared)
    store.replay(["a", "b"])
    #expect(store.value == ["a", "b"])
    #expect(store.effectsInFlight == 0)
    #expect(reports == ["a again", "b again"])
  }
}

/// An actor that owns a store, which one of its methods creates.
private actor Owner {
  private var made: Store<[String], String>?

  private var store: Store<[String], String> {
    if let made { return made }
    let store = Store(
      value: [],
      reducer: { (log: inout [String], action: String) -> Effect<String> in
        log.append(action)
        switch action {
        case "a": return .concatenate(.later("b"), .later("c"))
        case "endless": return .endless
        default: return .none
        }
      })
    made = store
    return store
  }

  var log: [String] { store.value }
  var inFlight: Int { store.effectsInFlight }

  func send(_ action: String) { store.send(action) }
  func finish() async {
    let store = store
    await wait(until: { store.effectsInFlight == 0 }, progress: { store.value.count })
  }
}

/// An actor whose store runs one effect and drops its actions.
private actor CanaryOwner<Canary: Sendable> {
  private var store: Store<Void, Canary?>?

  func run(_ operation: @escaping @Sendable (EffectSend<Canary?>) async -> Void) {
    store = Store(
      value: (),
      reducer: { (_: inout Void, action: Canary?) -> Effect<Canary?> in
        action == nil ? .run(operation: operation) : .none
      })
    store?.send(nil)
  }

  /// Sends an action that asks for endless work.
  func work(for canary: Canary) {
    store = Store(
      value: (), reducer: { (_: inout Void, _: Canary?) -> Effect<Canary?> in .endless })
    store?.send(canary)
  }
}

/// An actor whose isolation the compiler does not know yet when the store is made.
private actor Hasty {
  private let store: Store<[String], String>

  init() async {
    store = Store(
      value: [], reducer: { (_: inout [String], _: String) -> Effect<String> in .none })
  }
}

/// Uses a store of the main actor on another thread, which the compiler lets pass in Swift 5 mode.
private func useElsewhere(_ use: @escaping @Sendable (Store<[String], String>) -> Void) async {
  struct Unchecked: @unchecked Sendable { let store: Store<[String], String> }
  let unchecked = await MainActor.run { Unchecked(store: Script().store) }
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      use(unchecked.store)
      continuation.resume()
    }
  }
}

extension Effect where Action: Sendable {
  fileprivate static func lasting(_ turns: Int) -> Effect {
    .fireAndForget { for _ in 0..<turns { await Task.yield() } }
  }
}
