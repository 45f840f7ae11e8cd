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
}

private nonisolated let mainQueueKey = DispatchSpecificKey<Void>()
