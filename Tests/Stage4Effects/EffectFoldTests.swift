import EffectTestSupport
import Foundation
import Stage4Effects
import Testing

/// Folding many effects makes flat lists instead of deeply nested ones.
@Suite struct EffectFoldTests {
  static let count = 10_000

  @Test(arguments: Fold.allCases)
  func promise9AFoldOfTenThousandEffectsNeedsLittleStack(_ fold: Fold) async {
    await #expect(processExitsWith: .success) { [fold] in
      let log = await SmallStackOwner().run { fold.effect(of: $0) }
      precondition(log.sorted() == Array(0..<Self.count))
      precondition(fold.isMerge || log == log.sorted())
    }
  }

  @Test(arguments: Fold.allCases)
  func releasingAMappedFoldNeedsLittleStack(_ fold: Fold) async {
    await #expect(processExitsWith: .success) { [fold] in
      let isNone = await SmallStackOwner().mapAndDrop { fold.effect(of: $0) }
      precondition(!isNone)
    }
  }

  @MainActor @Test func nestsOfOneKindAreFlat() async {
    let script = Script([
      "a": .concatenate(.concatenate(.later("1"), .later("2")), .concatenate(.later("3"), .none)),
      "b": .concatenate([.concatenate([.later("1"), .later("2")]), .later("3")]),
      "c": .merge(.merge(.send("1"), .send("2")), .none),
    ])
    for action in ["a", "b", "c"] {
      script.send(action)
      await script.finish()
    }
    #expect(script.log == ["a", "1", "2", "3", "b", "1", "2", "3", "c", "1", "2"])
  }
}

enum Fold: String, CaseIterable, Codable {
  case concatenateLeft, concatenateRight, mergeLeft, mergeRight

  var isMerge: Bool { self == .mergeLeft || self == .mergeRight }

  func effect(of make: (Int) -> Effect<Int>) -> Effect<Int> {
    let numbers = 0..<EffectFoldTests.count
    return switch self {
    case .concatenateLeft: numbers.reduce(.none) { .concatenate($0, make($1)) }
    case .concatenateRight: numbers.reversed().reduce(.none) { .concatenate(make($1), $0) }
    case .mergeLeft: numbers.reduce(.none) { .merge($0, make($1)) }
    case .mergeRight: numbers.reversed().reduce(.none) { .merge(make($1), $0) }
    }
  }
}

/// An actor that lives on a thread with a stack of 512 KB.
private actor SmallStackOwner {
  private let thread = SmallThread()
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Makes an effect and runs it in a store on this actor; returns what it sent.
  func run(_ effect: @Sendable ((Int) -> Effect<Int>) -> Effect<Int>) async -> [Int] {
    let all = effect { number in .run { send in await send(number) } }
    let store = Store(
      value: [],
      reducer: { (log: inout [Int], action: Int) -> Effect<Int> in
        if action < 0 { return all }
        log.append(action)
        return .none
      })
    store.send(-1)
    await wait(until: { store.effectsInFlight == 0 }, progress: { store.value.count })
    return store.value
  }

  func mapAndDrop(_ effect: @Sendable ((Int) -> Effect<Int>) -> Effect<Int>) -> Bool {
    effect { .send($0) }.map { $0 + 1 }.isNone
  }
}

/// Runs jobs one after the other on a thread with a small stack, for as long as it lives.
private final class SmallThread: SerialExecutor {
  private let queue = JobQueue()

  init() {
    let thread = Thread { [queue] in while let job = queue.next() { job() } }
    thread.stackSize = 512 * 1024
    thread.start()
  }

  deinit { queue.close() }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.add { [executor = asUnownedSerialExecutor()] in job.runSynchronously(on: executor) }
  }
}

/// Closures that one thread adds and another takes.
private final class JobQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [() -> Void] = []
  private var isClosed = false

  func add(_ job: @escaping () -> Void) {
    condition.withLock { jobs.append(job) }
    condition.signal()
  }

  func close() {
    condition.withLock { isClosed = true }
    condition.signal()
  }

  /// Waits for a job; `nil` once the queue is closed and empty.
  func next() -> (() -> Void)? {
    condition.withLock {
      while jobs.isEmpty && !isClosed { condition.wait() }
      return jobs.isEmpty ? nil : jobs.removeFirst()
    }
  }
}
