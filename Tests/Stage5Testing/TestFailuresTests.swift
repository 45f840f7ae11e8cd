import EffectTestSupport
import Foundation
import TestSupport
import Testing

@testable import Stage5Testing

/// The text of each failure, word for word, and its line, counted from the call of `failures`.
@MainActor @Suite(.hangLimit) struct TestFailuresTests {
  func show(_ failures: [Failure]) -> String { failures.map(\.text).joined(separator: "\n==\n") }

  @Test func aChangeOtherThanAssertedFails() async {
    let failed = await failures {
      let store = counterStore(.send(.incrTapped))
      store.send(.incrTapped)
      store.send(.stopTapped) { $0.count = 2 }
      store.send(.workTapped)
      await store.receive(.incrTapped) { $0.count = 3 }
    }
    #expect(failed.map(\.line) == [2, 3, 5])
    #expect(
      show(failed) == """
        The value (+) is not as expected (−) after: incrTapped

          ▿ Stage5TestingTests.Counter
        −   - count: 0
        +   - count: 1
            - log: 0 elements

        The test says that this action changes nothing. Say in the closure what it changes, or \
        set `exhaustivity` to `.off`.
        ==
        The value (+) is not as expected (−) after: stopTapped

          ▿ Stage5TestingTests.Counter
        −   - count: 2
        +   - count: 1
            - log: 0 elements

        The action changed nothing. Likely reasons: no reducer handles it, or the one that does \
        is not combined into the reducer under test, or is pulled back along another action.
        ==
        The value (+) is not as expected (−) after: incrTapped

          ▿ Stage5TestingTests.Counter
        −   - count: 3
        +   - count: 2
            - log: 0 elements

        Likely reasons: the closure leaves out or misstates a change, or the reducer makes \
        another one. Changes made by an action of an effect belong to its `receive`.
        """)
  }

  @Test func anActionThatWasNotExpectedFailsOnce() async {
    let failed = await failures {
      let store = counterStore(.later(.incrTapped, .worked(5)))
      store.send(.workTapped)
      await store.receive(.worked(5)) { $0.log = ["5"] }
      await store.receive(.worked(5)) { $0.log = ["5"] }
      await store.finish()
    }
    #expect(failed.map(\.line) == [3])
  }

  @Test func withoutExhaustivityOnlyAssertionsAreShown() async {
    let failed = await failures {
      let store = counterStore()
      store.exhaustivity = .off
      store.send(.incrTapped) { $0.log = ["1"] }
    }
    let difference = """
        ▿ Stage5TestingTests.Counter
          - count: 1
      −   ▿ log: 1 element
      −     - "1"
      +   - log: 0 elements
      """
    #expect(show(failed).contains("\n\n\(difference)\n\nLikely reasons: the closure"))
  }

  @Test func withoutExhaustivityAClosureMayDependOnTheValue() async {
    struct Row: Equatable { var number = 0, text = "" }
    struct List: Equatable {
      var count = 0
      var rows = [Row()]
      var note: Row? = Row()
    }
    let change: Reducer<List, Int> = { list, number in
      list.count += 1
      list.rows[0].number += number
      list.rows[0].text += "a"
      list.note?.number = number
      list.note?.text += "b"
    }
    let failed = await failures {
      let store = TestStore(value: List(), reducer: change)
      store.exhaustivity = .off
      for number in 1...2 {
        store.send(number) { $0.count += 1 }
        store.send(number) { $0.rows[0].number += number }
        store.send(number) {
          $0.rows[0].text.append("a")
          $0.note!.number = number
        }
        store.send(number) { $0.note!.text += "b" }
      }
      store.send(3) { $0.count += 2 }
      store.send(3) { $0.count = 0 }
      store.send(3) { $0.rows[0].number = 3 }
      store.send(3) { $0.rows.append(Row()) }
    }
    #expect(failed.map(\.line) == [12, 13, 14, 15])
  }

  @Test func withoutExhaustivityACollectionMayChangeElsewhere() async {
    struct Lists: Equatable {
      var rows = [0, 0]
      var counts = ["a": 0]
    }
    let change: Reducer<Lists, Int> = { lists, number in
      lists.rows[0] += number
      lists.rows.append(number)
      lists.counts["a"]! += number
    }
    let failed = await failures {
      let store = TestStore(value: Lists(), reducer: change)
      store.exhaustivity = .off
      store.send(1) { $0.rows[0] += 1 }
      store.send(1) { $0.rows.append(1) }
      store.send(1) { $0.rows.append(2) }
      store.send(1) {
        $0.rows[0] += 1
        $0.counts["a"]! += 1
      }
      store.send(1) { $0.rows[0] += 2 }
      store.send(1) { $0.rows.removeLast() }
      store.send(2) { $0.counts["a"]! += 1 }
    }
    #expect(failed.map(\.line) == [4, 5, 10, 11, 12])
    #expect(failed[4].text.contains("in a set or dictionary that the action also changes"))
  }

  @Test func valuesThatDifferButPrintAlikeFail() async {
    let failed = await failures {
      let nothing: Reducer<Double, Int> = { _, _ in }
      TestStore(value: Double.nan, reducer: nothing).send(1)
    }
    #expect(
      show(failed) == """
        The value (+) is not as expected (−) after: 1

        Both are printed alike:

        nan

        Likely reasons: `==` compares something that `dump` does not print, or a part of the \
        value is not equal to itself, like nan.
        """)
  }

  @Test func anActionOtherThanExpectedFails() async {
    let failed = await failures {
      let store = counterStore(.send(.worked(1)))
      store.send(.workTapped)
      await store.receive(.worked(2)) { $0.log = ["2"] }
    }
    #expect(failed.map(\.line) == [3])
    #expect(
      show(failed) == """
        Received a different action (+) from the one expected (−), from an effect of: workTapped.

          ▿ Stage5TestingTests.CounterAction.worked
        −   - worked: 2
        +   - worked: 1

        Likely reasons: the test leaves out the `receive` of an earlier action, or effects that \
        run at the same time sent their actions in another order, of which `merge` promises none.
        """)
  }

  // Apple's systems print a key path as it is written; then the text names the case.
  #if os(Linux)
    @Test func aCaseOrPayloadOtherThanExpectedFails() async {
      let failed = await failures {
        let sent = [CounterAction.worked(1), .worked(1), .stopTapped, .stopTapped]
        let store = counterStore(.merge(sent.map { .send($0) }))
        store.send(.workTapped)
        await store.receive(\.incrTapped) { $0.log = ["1"] }
        await store.receive(\.worked, 2) { $0.log = ["1", "1"] }
        await store.receive(\.worked, 2)
        await store.receive(where: { $0 == .incrTapped })
      }
      #expect(
        failed.map { $0.text.components(separatedBy: "\n\n").dropFirst().dropLast() } == [
          ["− a case of CounterAction that has a payload of type ()\n+ worked(1)"],
          [
            "− a case of CounterAction, with the payload 2\n+ worked(1)", "The payloads:",
            "− 2\n+ 1",
          ],
          ["− a case of CounterAction, with the payload 2\n+ stopTapped"],
          ["− an action that satisfies the predicate\n+ stopTapped"],
        ])
    }
  #endif

  @Test func receivingFailsWhenNoEffectIsInFlight() async {
    let failed = await failures {
      let store = counterStore()
      store.send(.workTapped)
      await store.receive(.worked(1))
    }
    #expect(failed.map(\.line) == [3])
    #expect(
      show(failed) == """
        Expected to receive an action, but none arrived, and no effect is in flight that could send one.

        − worked(1)

        Likely reasons: the effect was not started or has failed, it was cancelled, or its \
        action was received already.
        """)
  }

  @Test func receivingFailsWhenEveryEffectSleepsOnATestClock() async {
    let clock = TestClock()
    let otherClock = TestClock()
    let failed = await failures {
      let store = counterStore(
        .merge(
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.worked(1))
            try await clock.sleep(for: .seconds(1))
          },
          .later(.incrTapped),
          .fireAndForget { try await otherClock.sleep(for: .seconds(1)) }))
      store.send(.workTapped)
      await store.receive(.incrTapped) { $0.count = 1 }
      await store.receive(.worked(1)) { $0.log = ["1"] }
      await clock.advance(by: .seconds(1))
      await store.receive(.worked(1)) { $0.log = ["1"] }
      await store.receive(.incrTapped)
      await clock.advance(by: .seconds(1))
      await otherClock.advance(by: .seconds(1))
      await store.finish()
    }
    #expect(failed.map(\.line) == [12, 15])
    #expect(
      show([failed[0]]) == """
        Expected to receive an action, but every effect sleeps on a test clock.

        − worked(1)

        + in flight, an effect of: workTapped
        + in flight, an effect of: workTapped

        All of them sleep on a test clock: advance it first. If a task that one of them started, or \
        a callback, is still at work, let the test wait for that before.
        """)
  }

  @Test func finishingFailsWhenEveryEffectSleepsOnATestClock() async {
    let clock = TestClock()
    let failed = await failures {
      let polling = Effect<CounterAction>.run { _ in
        while true { try await clock.sleep(for: .seconds(1)) }
      }
      let store = counterStore(polling)
      store.send(.workTapped)
      await store.finish()
    }
    #expect(failed.map(\.line) == [6])
    #expect(show(failed).contains("`.off`. All of them sleep on a test clock: advance it first."))
  }

  @Test func aChildTaskOfAnEffectThatSleepsIsWaitedFor() async {
    let clock = TestClock()
    let store = counterStore(
      .run { send in
        async let early: Void = {
          for _ in 0..<5_000 { await Task.yield() }
          await send(.worked(1))
        }()
        try await clock.sleep(for: .seconds(1))
        await early
        await send(.worked(2))
      })
    store.send(.workTapped)
    await clock.waitForSleepers(1)
    await store.receive(.worked(1)) { $0.log = ["1"] }
    await clock.advance(by: .seconds(1))
    await store.receive(.worked(2)) { $0.log = ["1", "2"] }
    await store.finish()
  }

  @Test func anObjectAsTheValueFails() async {
    final class Object: Equatable {
      static func == (a: Object, b: Object) -> Bool { true }
    }
    let failed = await failures {
      let nothing: Reducer<Object, Int> = { _, _ in }
      TestStore(value: Object(), reducer: nothing).send(1)
    }
    #expect(failed.map(\.line) == [2])
    #expect(
      show(failed) == """
        The value is an object of the class Object, which is changed in place, so that every \
        assertion about it would hold: make it a struct.
        """)
  }

  @Test func anEffectOfWhichOnlyAChildTaskSleepsIsWaitedFor() async {
    let clock = TestClock()
    let gate = Gate()
    let store = counterStore(
      .run { send in
        async let timeout: Void = clock.sleep(for: .seconds(1))
        await clock.waitForSleepers(1)
        Task { await gate.open() }
        await gate.pass()
        await send(.worked(1))
        _ = try? await timeout
      })
    store.send(.workTapped)
    await store.receive(.worked(1)) { $0.log = ["1"] }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func anEffectThatHasWokenUpIsWaitedFor() async {
    let clock = TestClock()
    let gate = Gate()
    let store = counterStore(
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await gate.pass()
        await send(.worked(1))
      })
    store.send(.workTapped)
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await gate.arrived(1)
    Task { await gate.open() }
    await store.receive(.worked(1)) { $0.log = ["1"] }
    await store.finish()
  }

  @Test func actionsNotReceivedBeforeTheNextIsSentFail() async {
    let failed = await failures {
      let store = counterStore(.merge(.send(.worked(1)), .send(.incrTapped)))
      store.send(.workTapped)
      store.send(.stopTapped)
    }
    #expect(failed.map(\.line) == [3])
    #expect(
      show(failed) == """
        Actions were not received before the test sent: stopTapped

        + worked(1), from an effect of: workTapped
        + incrTapped, from an effect of: workTapped

        Account for them with `receive`, drop them with `skipReceived()`, or set `exhaustivity` \
        to `.off`.
        """)
  }

  @Test func anActionThatArrivesTooEarlyFailsOnce() async {
    let failed = await failures {
      let store = counterStore(.later(.worked(1)))
      store.send(.workTapped)
      await wait(until: { store.effectsInFlight == 0 })
      store.send(.incrTapped) { $0.count = 7 }
      await store.receive(.worked(1)) { $0.log = ["another"] }
      store.send(.incrTapped) { $0.count = 7 }
      await store.receive(.worked(1))
    }
    #expect(failed.map(\.line) == [4, 6, 7])
    #expect(failed.first?.text.contains("may send its action during any `await`") == true)
  }

  @Test func aSendThatComesTooEarlyFailsInEveryRun() async {
    for _ in 1...50 {
      let failed = await failures {
        let store = counterStore(.run { send in for n in 1...2 { await send(.worked(n)) } })
        store.send(.workTapped)
        await store.receive(.worked(1)) { $0.log = ["1"] }
        store.send(.incrTapped) { $0.count = 1 }
        await store.receive(.worked(2)) { $0.log = ["1", "2"] }
        await store.finish()
      }
      #expect(failed.map(\.line) == [4])
    }
  }

  @Test func anEffectThatNeverEndsIsNotWaitedForWithoutEnd() async {
    let failed = await Patience.$whileAtWork.withValue(200) {
      await failures {
        let store = counterStore(.endless)
        store.send(.workTapped)
        await store.receive(.worked(1))
        await store.finish()
      }
    }
    #expect(failed.map(\.line) == [3, 4])
    #expect(
      failed.first?.text.hasPrefix(
        "Expected to receive an action, but none arrived in 200 turns of other tasks.") == true)
    #expect(
      failed.last?.text.hasPrefix("Effects were still in flight when the test ended.") == true)
  }

  @Test func waitingForSleepersThatDoNotSleepFails() async {
    let failed = await failures {
      let clock = TestClock()
      let store = counterStore(.later(.worked(1)))
      store.send(.workTapped)
      await clock.waitForSleepers(1)
      await store.receive(.worked(1)) { $0.log = ["1"] }
      await store.finish()
    }
    #expect(failed.map(\.line) == [4])
    #expect(failed.first?.text.contains("to be 1, but it stays 0") == true)
    #expect(failed.first?.text.contains("the effect does not sleep") == true)
  }

  @Test func anEndlessLoopOfSleepsFails() async {
    let failed = await failures {
      let clock = TestClock()
      let task = Task { while true { try await clock.sleep(for: .seconds(1)) } }
      await clock.waitForSleepers(1)
      await Patience.$forSleepers.withValue(20) { await clock.run() }
      task.cancel()
    }
    #expect(failed.map(\.line) == [4])
    #expect(failed.first?.text.hasPrefix("The clock has woken 20 tasks, and 1 still sleep") == true)
  }

  @Test func withoutExhaustivityAPartThatCannotBeComparedIsLeftAlone() async {
    struct Opaque { var number = 0 }
    final class Object {}
    enum Phase {
      case idle, loading
      case loaded(Opaque)
    }
    struct Inner {
      var phase = Phase.idle
      var pair: (Opaque?, [Opaque]) = (nil, [])
      var ratio = Double.nan
      var nothing: Void = ()
    }
    struct Form {
      var count = 0
      var other = 0
      var list: [Opaque] = []
      var choice: Opaque?
      var names: [String: Opaque] = [:]
      var object = Object()
      var onTap: () -> Void = {}
      var inner: [Inner?] = [Inner(), nil]
      var anything: Any = [Opaque]()
    }
    let change: EffectReducer<Form, Int> = lift { form, number in
      form.count += number
      form.other += number
      if number == 2 { form.inner[0]?.phase = .loading }
    }
    let failed = await failures {
      let store = TestStore(value: Form(), reducer: change, areEqual: { _, _ in false })
      store.exhaustivity = .off
      store.send(1) { $0.count += 1 }
      store.send(1) { $0.other += 1 }
      store.send(1) { $0.count += 2 }
      store.send(1) { $0.list.append(Opaque()) }
      store.send(2) { $0.inner[0]?.phase = .loading }
      store.send(1) { $0.inner[0]?.phase = .idle }
      store.send(1) { $0.choice = Opaque() }
      store.send(1) { $0.inner[1] = Inner() }
      store.send(1)
    }
    #expect(failed.map(\.line) == [5, 6, 8, 9, 10])
  }

  @Test func reportsAndActionsNotReceivedFailAtTheEnd() async {
    struct Broken: Error {}
    let failed = await failures {
      let store = counterStore(
        .concatenate(.fireAndForget { throw Broken() }, .later(.worked(1))))
      store.send(.workTapped)
      await store.finish()
    }
    #expect(failed.map(\.line) == [4, 4])
    #expect(
      show(failed).hasPrefix(
        """
        The store reported: An effect of the action workTapped failed, and it has no `catch`: Broken()
        ==
        Actions were not received when the test ended.

        + worked(1), from an effect of: workTapped
        """))
  }

  @Test func leftoversFailWhenTheStoreIsReleased() async {
    let failed = await failures {
      let store = counterStore(.merge(.send(.worked(1)), .endless, .endless))
      store.send(.workTapped)
    }
    #expect(failed.map(\.line) == [1, 1])
    #expect(failed.first?.text.hasPrefix("Actions were not received when the test ended.") == true)
    #expect(
      show(failed.suffix(1)) == """
        Effects were still in flight when the test ended.

        + in flight, an effect of: workTapped
        + in flight, an effect of: workTapped

        Wait for them with `finish()`, let an action cancel them, cancel them with \
        `skipInFlight()`, or set `exhaustivity` to `.off`. Likely reasons: a clock that the test did not \
        advance, or a stream that it did not feed.
        """)
  }

  @Test func leftoversFailOnTheThreadThatReleasesTheSuite() async {
    nonisolated(unsafe) var failed: [String] = []
    nonisolated(unsafe) var property: TestStore? = TestStore(
      value: Counter(), reducer: counterReducer(work: .endless),
      onFailure: { text, _ in failed.append(text) })
    property?.send(.workTapped)
    await Task.detached { property = nil }.value
    #expect(failed.map { $0.hasPrefix("Effects were still in flight") } == [true])
  }

  @Test func withoutExhaustivityOnlyReportsFailAtTheEnd() async {
    struct Odd: Error {}
    let failed = await failures {
      let store = counterStore(
        .merge(.fireAndForget { throw Odd() }, .send(.worked(1)), .endless))
      store.exhaustivity = .off
      store.send(.workTapped)
      await wait(until: { store.effectsInFlight == 1 })
    }
    #expect(failed.count == 1)
    #expect(failed.first?.text.hasPrefix("The store reported: ") == true)
  }

  @Test func withoutExhaustivityASkippedActionIsGone() async {
    let failed = await failures {
      let store = counterStore(.merge(.send(.worked(1)), .send(.worked(2))))
      store.exhaustivity = .off
      store.send(.workTapped)
      await store.receive(.worked(2))
      await store.receive(.worked(1))
    }
    #expect(failed.count == 1)
    #expect(failed.first?.text.hasPrefix("Expected to receive an action, but none arrived") == true)
  }
}
