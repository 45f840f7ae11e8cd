// The queue, large values, scopes, asynchronous effects, and observable stores.

import ClassicRedux
import Observation

@MainActor let stores = [
  Benchmark(
    id: "queue-1M", bound: 1.2, count: 1_000_000, against: "ours, 1,000", ours: chains(1_000_000),
    twin: chains(1_000)),
  // The queue keeps the origin of each action, and looks whether the reducer is running.
  Benchmark(
    id: "queue-by-hand", bound: 2, count: 1_000_000, ours: chains(1_000), twin: chainsByHand(1_000)),
  wide("1", sendWide(observers: 1)),
  wide("10", sendWide(observers: 10)),
  wide("read") { store, count in for _ in 0..<count { consume(store.value) } },
  wide("scope") { store, count in
    let part = store.scope(value: \.count)
    for _ in 0..<count { consume(part.value) }
  },
  Benchmark(
    id: "scope-10", bound: 2, count: 100_000, against: "ours, 1 deep",
    ours: sendAndRead(
      (root() as ScopedStore<Level10, Level10>).next().next().next().next().next().next().next()
        .next()
        .next().next()),
    twin: sendAndRead((root() as ScopedStore<Level<Int>, Level<Int>>).next())),
  Benchmark(
    id: "effect-async-one-by-one", bound: 2.5, count: 10_000,
    ours: { count in
      let store = Store(value: 0, reducer: trip)
      for _ in 0..<count { await store.sendAndWait(.start) }
    },
    twin: { count in
      let store = Store(value: 0, reducer: plainTrip)
      for _ in 0..<count { await startTrip(store).value }
    }),
  Benchmark(
    id: "effect-async-burst", bound: 2.8, count: 10_000,
    ours: { count in
      let store = Store(value: 0, reducer: trip)
      for _ in 0..<count { store.send(.start) }
      await store.finish()
    },
    twin: { count in
      let store = Store(value: 0, reducer: plainTrip)
      for task in (0..<count).map({ _ in startTrip(store) }) { await task.value }
    }),
  Benchmark(
    id: "observe-100", bound: 2.5, count: 1_000, against: "100 tracked reads", ours: sendUnread,
    twin: readTracked),
]

/// Sends actions that each start a chain of `length` actions.
@MainActor private func chains(_ length: Int) -> Work {
  { count in
    for _ in 0..<count / length {
      let store = Store(value: 0) { (value: inout Int, step: Int) in value &+= step }
      let token = store.observe { [unowned store] in if $0 < length { store.send(1) } }
      store.send(1)
      consume(store.value)
      token.cancel()
    }
  }
}

/// By hand: a class that queues what its observer sends, and keeps two arrays to take turns.
@MainActor private func chainsByHand(_ length: Int) -> Work {
  { count in
    for _ in 0..<count / length {
      let counter = QueueingCounter()
      counter.observer = { [unowned counter] in if $0 < length { counter.send(1) } }
      counter.send(1)
      consume(counter.value)
    }
  }
}

private final class QueueingCounter {
  private(set) var value = 0
  var observer: ((Int) -> Void)?
  private var queue: [Int] = []
  private var isBusy = false

  func send(_ step: Int) {
    if isBusy { return queue.append(step) }
    isBusy = true
    handle(step)
    var steps: [Int] = []
    while !queue.isEmpty {
      swap(&steps, &queue)
      for step in steps { handle(step) }
      steps.removeAll(keepingCapacity: true)
    }
    isBusy = false
  }

  private func handle(_ step: Int) {
    value &+= step
    observer?(value)
  }
}

/// A value with 512 arrays, and a number.
private struct Wide {
  var arrays = Eight<Eight<Eight<[Int]>>>()
  var count = 0
}

private struct Eight<Child: Part>: Part {
  var a = Child(), b = Child(), c = Child(), d = Child()
  var e = Child(), f = Child(), g = Child(), h = Child()
}
extension [Int]: Part {}

/// Compares work on a store with copying its value once.
@MainActor private func wide(
  _ id: String, _ work: @escaping @MainActor (Store<Wide, Int>, _ count: Int) -> Void
) -> Benchmark {
  let store = Store(value: Wide()) { (value: inout Wide, step: Int) in value.count &+= step }
  let holder = Holder()
  return Benchmark(
    id: "wide-state-\(id)", bound: 1.5, count: 1_000, against: "one copy",
    ours: { count in work(store, count) },
    twin: { count in
      for step in 0..<count { holder.copy(step) }
      consume(holder.kept)
    })
}

@MainActor private func sendWide(
  observers count: Int
) -> @MainActor (Store<Wide, Int>, _ count: Int) -> Void {
  let observers = (0..<count).map { _ in observer() as (Wide) -> Void }
  return { store, count in
    let tokens = observers.map { store.observe($0) }
    for _ in 0..<count { store.send(1) }
    for token in tokens { token.cancel() }
  }
}

private final class Holder {
  private var value = Wide()
  private(set) var kept: Wide?

  @inline(never) func copy(_ step: Int) {
    value.count = step
    kept = value
  }
}

@inline(never)
@MainActor private func sendAndRead(_ leaf: ScopedStore<Int, Int>) -> Work {
  { count in
    for _ in 0..<count {
      leaf.send(1)
      consume(leaf.value)
    }
  }
}

@MainActor private func root<Next>() -> ScopedStore<Level<Next>, Level<Next>> {
  Store(value: Level<Next>()) { (value: inout Level<Next>, action: Level<Next>) in value = action }
    .scope()
}

/// A value, or an action, whose only part is the next level.
private struct Level<Next: Part>: Part { var next = Next() }
private typealias Level5<Leaf: Part> = Level<Level<Level<Level<Level<Leaf>>>>>
private typealias Level10 = Level5<Level5<Int>>
extension Int: Part {}

extension ScopedStore {
  fileprivate func next<Next>() -> ScopedStore<Next, Next>
  where Value == Level<Next>, Action == Level<Next> {
    scope(value: \.next, action: Level.init(next:))
  }
}

private enum TripAction: Sendable {
  case start
  case end
}

/// Each trip works outside the actor, and counts when it has come back.
private func trip(_ value: inout Int, _ action: TripAction) -> Effect<TripAction> {
  plainTrip(&value, action)
  guard case .start = action else { return .none }
  return .run { send in
    await work()
    await send(.end)
  }
}

private func plainTrip(_ value: inout Int, _ action: TripAction) {
  if case .end = action { value += 1 }
}

// Not inlined, so that the optimizer does not see that there is no work.
@inline(never)
@concurrent private func work() async { consume(0) }

/// By hand: a task that works outside the actor, and sends when it has come back.
@MainActor private func startTrip(_ store: Store<Int, TripAction>) -> Task<Void, Never> {
  store.send(.start)
  return Task { @MainActor in
    await work()
    store.send(.end)
  }
}

/// An action beside a hundred readers, ten in each of ten views.
@MainActor private func sendUnread(_ count: Int) {
  guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return }
  let store = Store(value: Form()) { (form: inout Form, step: Int) in form.other &+= step }
  let views = (0..<10).map { _ in ObservableStore(store.scope(value: \.fields) { $0 }) }
  for view in views {
    for field in [\Ten<Int>.f0, \.f1, \.f2, \.f3, \.f4, \.f5, \.f6, \.f7, \.f8, \.f9] {
      withObservationTracking {
        consume(view[field])
      } onChange: {
      }
    }
  }
  withExtendedLifetime(views) { for _ in 0..<count { store.send(1) } }
}

/// By hand: reads a hundred members, tracked.
@MainActor private func readTracked(_ count: Int) {
  guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return }
  let members = (0..<100).map { _ in Member() }
  withObservationTracking {
    for _ in 0..<count { for member in members { consume(member.value) } }
  } onChange: {
  }
}

private struct Form {
  var fields = Ten<Int>()
  var other = 0
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@Observable private final class Member { var value = 0 }
