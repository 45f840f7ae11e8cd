// A benchmark, and how it is measured.

/// Work done by the library, the work it is compared with, and the bound of the ratio.
struct Benchmark {
  let id: String
  let bound: Double
  /// How many times a measurement repeats the work. Times are given for one repetition.
  let count: Int
  /// The name of the work that ours is compared with.
  let against: String
  /// Prepared when it is measured, because some of it needs a million rows.
  let ours, twin: @MainActor () -> Work
  /// The empty loop, whose time is subtracted from both.
  let loop: Work

  init(
    id: String, bound: Double, count: Int, against: String = "by hand",
    ours: @escaping @MainActor @autoclosure () -> Work,
    twin: @escaping @MainActor @autoclosure () -> Work, loop: @escaping Work = emptyLoop
  ) {
    (self.id, self.bound, self.count, self.against) = (id, bound, count, against)
    (self.ours, self.twin, self.loop) = (ours, twin, loop)
  }
}

typealias Work = @MainActor (_ count: Int) async -> Void

extension Benchmark {
  /// Measures ours, the twin and the empty loop in rounds, and takes the ratio within each round.
  ///
  /// Virtual machines change their speed from moment to moment, so only times of the same round can be compared.
  /// The result is the median of the ratios.
  @MainActor
  func measure() async -> Measurement {
    let (rounds, ours, twin) = (41, self.ours(), self.twin())
    var times: [(ours: Double, twin: Double)] = []
    for _ in 0..<rounds + 2 {
      let (ours, loop, twin) = (await time(ours), await time(loop), await time(twin))
      times.append((max(ours - loop, 0), max(twin - loop, 0.01)))
    }
    times.removeFirst(2)  // caches and branch predictors are cold
    let ratios = times.map { $0.ours / $0.twin }.sorted()
    return Measurement(
      id: id, against: against, bound: bound, ours: times.map(\.ours).sorted()[rounds / 2],
      twin: times.map(\.twin).sorted()[rounds / 2], ratio: ratios[rounds / 2],
      spread: [ratios[rounds / 4], ratios[rounds * 3 / 4]], met: ratios[rounds / 2] <= bound)
  }

  @MainActor
  private func time(_ work: Work) async -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    await work(count)
    return start.duration(to: clock.now) / .nanoseconds(1) / Double(count)
  }
}

/// A measurement, in nanoseconds per repetition.
struct Measurement: Encodable {
  let id, against: String
  let bound, ours, twin, ratio: Double
  /// The middle half of the ratios lies between these two.
  let spread: [Double]
  let met: Bool
}

/// A loop like those of the benchmarks, around a store to memory.
@MainActor func emptyLoop(_ count: Int) {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { slots in
    for index in 0..<count { slots[index & 1] = index }
    consume(slots[0])
  }
}

/// An observer of the kind that apps have: a closure that changes what it captured.
///
/// Not inlined, so that the optimizer does not see which closure a twin calls.
@inline(never)
func observer<Value>() -> (Value) -> Void {
  var calls = 0
  return { _ in calls += 1 }
}

/// Prevents the optimizer from removing `value`.
@inline(never)
func consume<Value>(_ value: Value) { withUnsafePointer(to: value) { _ in } }
