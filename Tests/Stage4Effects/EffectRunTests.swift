import EffectTestSupport
import Stage4Effects
import TestSupport
import Testing

@MainActor @Suite struct EffectRunTests {
  struct Failure: Error {}

  @Test func theActionsOfAnEffectArriveInOrderAndEachSendWaitsForItsOwn() async {
    let sent = Locked(0)
    let script = Script([
      "a": .run { send in
        for number in 1...500 {
          await send("\(number)")
          sent.withLock { $0 += 1 }
        }
      }
    ])
    let token = script.store.observe { log in
      if log.count > 1 { #expect(sent.withLock { $0 } == log.count - 2) }
    }
    defer { token.cancel() }
    script.send("a")
    await script.finish()
    #expect(script.log == ["a"] + (1...500).map { "\($0)" })
  }

  @Test func promise12ASendAfterTheEndOfItsEffectIsReportedOnce() async {
    let gate = Gate()
    let sent = Gate()
    let script = Script([
      "a": .run { send in
        Task {
          await gate.pass()
          await send("late")
          await send("later")
          await sent.open()
        }
      }
    ])
    script.send("a")
    await script.finish()
    await gate.open()
    await sent.opened()
    #expect(script.log == ["a"])
    #expect(
      script.reports == [
        """
        The action late was sent after the end of its effect, and is dropped. Let the operation of \
        `run` return only when it has sent its last action.
        """
      ])
  }

  @Test func aSendAfterItsEffectWasCancelledIsNotReported() async {
    let gate = Gate()
    let sent = Gate()
    let script = Script([
      "a": .run { send in
        await gate.pass()
        await send("late")
        await sent.open()
      }, "cancel": .cancelAll,
    ])
    script.send("a")
    await gate.arrived(1)
    script.send("cancel")
    await gate.open()
    await sent.opened()
    #expect(script.log == ["a", "cancel"])
    #expect(script.reports == [])
  }

  @Test func anErrorIsPassedToCatch() async {
    let script = Script([
      "a": .run { _ in
        throw Failure()
      } catch: { error, send in
        await send("caught \(type(of: error))")
      }
    ])
    script.send("a")
    await script.finish()
    #expect(script.log == ["a", "caught Failure"])
    #expect(script.reports.isEmpty)
  }

  @Test func anUncaughtErrorIsReported() async {
    let script = Script([
      "a": .run { _ in throw Failure() }, "b": .fireAndForget { throw Failure() },
    ])
    script.send("a", "b")
    await script.finish()
    #expect(
      script.reports
        == ["a", "b"].map {
          "An effect of the action \($0) failed, and it has no `catch`: Failure()"
        })
  }

  @Test func aCancellationErrorIsNotReported() async {
    let ended = Gate()
    let script = Script([
      "a": .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send("never")
      },
      "b": .run { [canary = Canary(ended)] _ in
        do { try await untilCancelled() } catch { throw Failure() }
        _ = canary
      } catch: { _, _ in
        Issue.record("An error after the cancellation was passed to `catch`.")
      }.cancellable(id: 1),
      "cancel": .cancel(id: 1),
    ])
    script.send("a", "b")
    script.send("cancel")
    await script.finish()
    #expect(script.log == ["a", "b", "cancel"])
    #expect(script.reports.isEmpty)
    script.effects = [:]
    await ended.opened()
  }

  @Test func effectsDoNotRunOnTheActorOfTheStore() async {
    let script = Script([
      "a": .run { send in
        #expect(#isolation == nil)
        await send("b")
      }
    ])
    script.send("a")
    await script.finish()
    #expect(script.log == ["a", "b"])
  }

  @Test func mapAppliesToEverythingThatIsSent() async {
    let effect = Effect<Int>.concatenate(
      .send(1), .run { await $0(2) }, .merge(.send(3), .cancelAll.inChild(1)),
      .later(4).cancellable(id: 1), .report("said"), .cancel(id: 9))
    let script = Script(["a": effect.map { "\($0)" }])
    script.send("a")
    await script.finish()
    #expect(script.log == ["a", "1", "2", "3", "4"])
    #expect(script.reports == ["said"])
  }

  @Test func aChildThatHasLeftMakesItsReportsOnly() {
    let effect = Effect<String>.merge(
      .concatenate(.later("a"), .report("1")), .report("2").cancellable(id: 1),
      .concatenate(.send("b"), .report("3")).cancellable(id: 2, cancelInFlight: true).inChild("c"),
      .endless)
    let gone = ChildPath([], id: "child") { (_: [String]) in [String]?.none }
    let script = Script(["a": effect.ofChild(at: gone, embed: { $0 })])
    script.send("a")
    #expect(script.reports == ["1", "2", "3"])
    #expect(script.log == ["a"])
    #expect(script.inFlight == 0)
  }

  @Test func effectsOfNoneAreNone() {
    let none = Effect<Int>.none
    #expect(none.isNone)
    #expect(none.map { "\($0)" }.isNone)
    #expect(none.cancellable(id: 1).isNone)
    #expect(none.inChild(1).isNone)
    #expect(Effect<Int>.merge(none, none).isNone)
    #expect(Effect<Int>.concatenate([]).isNone)
    #expect(!Effect<Int>.merge(none, .send(1)).isNone)
  }
}
