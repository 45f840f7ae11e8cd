import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct TestClockTests {
  let clock = TestClock()

  /// Starts tasks that sleep and then record their names, each asleep before the next starts.
  @MainActor final class Sleepers {
    var awake: [String] = []

    func start(_ name: String, for duration: Duration, on clock: TestClock) async {
      let count = clock.sleeping + 1
      Task {
        try await clock.sleep(for: duration)
        awake.append(name)
      }
      await wait(until: { clock.sleeping == count })
    }
  }

  @Test func sleepersWakeInOrderOfDeadlineAndThenOfStart() async {
    let sleepers = Sleepers()
    for (name, seconds) in [("d", 3), ("b", 2), ("a", 1), ("c", 2)] {
      await sleepers.start(name, for: .seconds(seconds), on: clock)
    }
    await clock.advance(by: .seconds(3))
    await wait(until: { sleepers.awake.count == 4 })
    #expect(sleepers.awake == ["a", "b", "c", "d"])
  }

  @Test func aDeadlineThatHasPassedReturnsAtOnce() async throws {
    try await clock.sleep(for: .zero)
    try await clock.sleep(for: .seconds(-1))
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: TestClock.Instant(offset: .milliseconds(500)))
  }

  @Test(arguments: [true, false]) func aTaskThatSleepsAgainIsWokenAgain(runs: Bool) async {
    var ticks: [TestClock.Instant] = []
    let ticking = Task {
      for _ in 1...3 {
        try await clock.sleep(for: .seconds(1))
        ticks.append(clock.now)
      }
    }
    await clock.waitForSleepers(1)
    if runs { await clock.run() } else { await clock.advance(by: .seconds(10)) }
    _ = await ticking.result
    #expect(ticks == [1, 2, 3].map { TestClock.Instant(offset: .seconds($0)) })
    #expect(clock.now == TestClock.Instant(offset: .seconds(runs ? 3 : 10)))
  }

  @Test func cancellationEndsASleepAtOnce() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(1)
    task.cancel()
    #expect(clock.sleeping == 0)
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
