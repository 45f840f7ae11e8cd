// What a benchmark is, and how it is measured.
// SPDX-License-Identifier: MIT

/// Work done by the library, the same work done by hand, and how much longer ours may take.
struct Benchmark {
  let id: String
  let bound: Double
  /// How many times a measurement does the work; times are given for one.
  let count: Int
  let ours: @MainActor (_ count: Int) async -> Void
  let twin: @MainActor (_ count: Int) async -> Void
}

/// What was measured, in nanoseconds for one time.
struct Measurement {
  let id: String
  let ours: Double
  let twin: Double
  let ratio: Double
  /// The middle half of the ratios lies between these.
  let spread: ClosedRange<Double>
  let bound: Double

  var isMet: Bool { ratio <= bound }
}

extension Benchmark {
  /// Measures ours and the twin in turns, and takes the ratio within each turn.
  ///
  /// Virtual machines change their speed from one moment to the next: two times that lie far apart
  /// cannot be compared, the two of a turn can. The median of the ratios is what counts.
  @MainActor
  func measure(turns: Int = 41) async -> Measurement {
    var times: [(ours: Double, twin: Double)] = []
    for turn in 0..<turns + 2 {
      let first = await time(turn.isMultiple(of: 2) ? ours : twin)
      let second = await time(turn.isMultiple(of: 2) ? twin : ours)
      times.append(turn.isMultiple(of: 2) ? (first, second) : (second, first))
    }
    times.removeFirst(2)  // caches and branch predictors were cold
    let ratios = times.map { $0.ours / $0.twin }.sorted()
    return Measurement(
      id: id,
      ours: times.map(\.ours).sorted()[turns / 2],
      twin: times.map(\.twin).sorted()[turns / 2],
      ratio: ratios[turns / 2],
      spread: ratios[turns / 4]...ratios[turns * 3 / 4],
      bound: bound)
  }

  @MainActor
  private func time(_ work: @MainActor (Int) async -> Void) async -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    await work(count)
    return start.duration(to: clock.now) / .nanoseconds(1) / Double(count)
  }
}

/// Hides from the optimiser that `value` is not needed.
@inline(never)
func consume<Value>(_ value: Value) {
  withUnsafePointer(to: value) { _ in }
}
