import Dispatch
import EffectTestSupport
import Stage4Effects
import TestSupport
import Testing

/// Where the things are released that actions and effects retain: on the store's actor.
@MainActor @Suite struct EffectReleaseTests {
  /// Records, when it is released, whether that happens on the main actor's queue.
  nonisolated final class Farewell: Sendable {
    private let log: Locked<[String]>
    private let name: String

    init(_ name: String, _ log: Locked<[String]>) { (self.name, self.log) = (name, log) }

    deinit {
      let isOnMainQueue = DispatchQueue.getSpecific(key: mainQueueKey) != nil
      log.withLock { $0.append("\(name)\(isOnMainQueue ? "" : " elsewhere")") }
    }
  }

  enum Action: Sendable {
    case started(Farewell)
    case sent(Int)
  }

  /// How an effect is retained while its store is freed.
  enum Work: CaseIterable, Codable {
    case run, endlessRun, concatenation, rest, child, group, awaited

    func effect(_ make: (String) -> Farewell, _ gate: Gate) -> Effect<Action> {
      let passing = Effect<Int>.run { send in
        await gate.pass()
        await send(1)
      }
      // What a transform captures, too.
      func mapped(_ effect: Effect<Int>) -> Effect<Action> {
        let farewell = make("transform")
        return effect.map { number in
          withExtendedLifetime(farewell) { .sent(number) }
        }
      }
      switch self {
      case .run, .awaited: return mapped(passing)
      case .endlessRun: return mapped(.endless)
      case .concatenation: return .concatenate(mapped(passing), .endless)
      case .rest: return .concatenate(.endless, .send(.started(make("rest"))))
      case .child:
        let farewell = make("find")
        let path = ChildPath([], id: ID(farewell: make("id"))) { (value: Int) in
          withExtendedLifetime(farewell) { value }
        }
        return mapped(passing).ofChild(at: path, embed: { $0 })
      case .group: return mapped(passing).cancellable(id: ID(farewell: make("id")))
      }
    }
  }

  struct ID: Hashable {
    let farewell: Farewell
    static func == (a: ID, b: ID) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  @Test(arguments: Work.allCases, [false, true])
  func promise7WhatAFreedStoreRetainedIsReleasedOnItsActor(work: Work, isElsewhere: Bool) async {
    DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())
    let log = Locked<[String]>([])
    let made = Locked(0)
    let gate = Gate()
    do {
      let make = { (name: String) in
        made.withLock { $0 += 1 }
        return Farewell(name, log)
      }
      nonisolated(unsafe) var store = Optional(
        Store(value: 0) { (_: inout Int, action: Action) -> Effect<Action> in
          if case .started = action { work.effect(make, gate) } else { .none }
        })
      if work == .awaited {
        let waiting = Task { [store] in await store?.sendAndWait(.started(make("action"))) ?? () }
        await gate.arrived(1)
        waiting.cancel()
        await waiting.ended()
      } else {
        store?.send(.started(make("action")))
      }
      weak let freed = store
      await withCheckedContinuation { continuation in
        // The last owner may be on any thread.
        let queue = isElsewhere ? DispatchQueue.global() : .main
        queue.async {
          store = nil
          continuation.resume()
        }
      }
      #expect(freed == nil)
    }
    await gate.open()
    await wait(until: { log.withLock { $0.count } == made.withLock { $0 } })
    #expect(log.withLock { $0.filter { $0.hasSuffix("elsewhere") } } == [])
  }

  typealias NumberStore = Store<Int, Int>

  nonisolated static func count(_ value: inout Int, _ step: Int) -> Effect<Int> {
    value += step
    return .none
  }

  /// An observer that has captured its own store is all that keeps this alive.
  @Test func promise7ATokenReleasedOnTheMainActorFreesItsObserverAtOnce() {
    weak var freed: NumberStore?
    do {
      let store = Store(value: 0, reducer: Self.count)
      freed = store
      var token: ObserverToken? = store.observe { _ in _ = store.value }
      withExtendedLifetime(token) {}
      token = nil
    }
    #expect(freed == nil)
  }

  @Test func promise7ATokenReleasedElsewhereFreesItsObserverOnTheActor() async {
    DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())
    let log = Locked<[String]>([])
    weak var freed: NumberStore?
    do {
      let store = Store(value: 0, reducer: Self.count)
      freed = store
      let farewell = Farewell("observer", log)
      nonisolated(unsafe) var token: ObserverToken? = store.observe { _ in
        withExtendedLifetime(farewell) { _ = store.value }
      }
      withExtendedLifetime(token) {}
      await Task.detached { token = nil }.value
    }
    await wait(until: { freed == nil })
    #expect(log.withLock { $0 } == ["observer"])
  }

  actor Owner {
    private lazy var store: NumberStore? = Store(
      value: 0, reducer: EffectReleaseTests.count, isolation: self)
    private var token: ObserverToken?
    private weak var freed: NumberStore?
    var isFreed: Bool { freed == nil }

    func observe() {
      token = store?.observe { [store] _ in _ = store?.value }
      (freed, store) = (store, nil)
    }

    func release() { token = nil }
  }

  @Test func promise7ATokenReleasedOnAnotherActorFreesItsObserverSoon() async {
    let owner = Owner()
    await owner.observe()
    #expect(await !owner.isFreed)
    await owner.release()
    for _ in 1...10_000 where await !owner.isFreed { await Task.yield() }
    #expect(await owner.isFreed)
  }

  // MARK: What is released sends

  /// Sends to the store when it is released, on the main actor.
  private func sender(_ action: String, to script: Script) -> TestSupport.Farewell {
    TestSupport.Farewell { MainActor.assumeIsolated { script.send(action) } }
  }

  @Test func whatAnEffectRetainedMayReplaceTheEffectWhenItIsReleased() async {
    let script = Script()
    func connect(_ connection: TestSupport.Farewell?) -> Effect<String> {
      Effect.concatenate(
        .later("connected").map { action in withExtendedLifetime(connection) { action } }, .endless
      ).cancellable(id: "connection", cancelInFlight: true)
    }
    script.effects["connect"] = connect(sender("closed", to: script))
    script.send("connect")
    script.effects = ["closed": connect(nil)]
    await wait(until: { script.log.count == 4 })
    #expect(script.log == ["connect", "connected", "closed", "connected"])
    #expect(script.inFlight == 1)
  }

  final class SenderID: Hashable {
    let farewell: TestSupport.Farewell
    init(_ farewell: TestSupport.Farewell) { self.farewell = farewell }
    static func == (a: SenderID, b: SenderID) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  @Test func anIDMayCancelOtherEffectsWhenItIsReleased() async {
    let script = Script(["all": .cancelAll])
    let id = { SenderID(self.sender("all", to: script)) }
    // Two ids are equal: one is in the table of effects, the other in the effect that ends last.
    script.effects["run"] = .merge(
      .later("first").cancellable(id: id()), .later("second").cancellable(id: id()))
    script.send("run")
    script.effects["run"] = nil
    await script.finish()
    await wait(until: { script.log.count == 5 })
    #expect(script.log.filter { $0 == "all" }.count == 2)
    #expect(script.inFlight == 0)
  }

  enum Chain {
    case began, closed
    case sent(TestSupport.Farewell)
    case followed
  }

  @Test func promise1WhatIsReleasedAtTheEndOfASendSendsInIt() {
    var log: [String] = []
    weak var weakStore: Store<Int, Chain>?
    let store = Store(value: 0) { (_: inout Int, action: Chain) -> Effect<Chain> in
      switch action {
      case .began:
        log.append("began")
        return .send(.sent(TestSupport.Farewell { weakStore?.send(.closed) }))
      case .sent:
        log.append("sent")
        return .send(.followed)
      case .followed: log.append("followed")
      case .closed: log.append("closed")
      }
      return .none
    }
    weakStore = store
    store.send(.began)
    #expect(log == ["began", "sent", "followed", "closed"])
  }
}

private nonisolated let mainQueueKey = DispatchSpecificKey<Void>()
