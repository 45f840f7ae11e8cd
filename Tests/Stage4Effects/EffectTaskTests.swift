import EffectTestSupport
import Stage4Effects
import Testing

/// The task that an effect runs in, and that reduces what the effect sends.
@MainActor @Suite struct EffectTaskTests {
  enum Trace {
    @TaskLocal static var name = "none"
  }

  /// For each action, the priority and the task-local value it was reduced with.
  final class Log {
    var entries: [String: (priority: TaskPriority, trace: String)] = [:]
  }

  private func store(
    _ log: Log, _ effects: [String: Effect<String>]
  ) -> Store<Void, String> {
    Store(
      value: (),
      reducer: { (_: inout Void, action: String) -> Effect<String> in
        log.entries[action] = (Task.currentPriority, Trace.name)
        return effects[action] ?? .none
      })
  }

  @Test func promise8AnActionIsReducedInTheTaskOfItsEffect() async {
    let log = Log()
    let gate = Gate()
    func work(_ name: String) -> Effect<String> {
      .run { send in
        await Trace.$name.withValue(name) {
          await gate.pass()
          await send("end \(name)")
        }
      }
    }
    let names = (1...50).map { "\($0)" }
    let store = store(log, ["start": .merge(names.map(work))])
    store.send("start")
    await gate.open()
    await store.finished()
    for name in names { #expect(log.entries["end \(name)"]?.trace == name) }
  }

  @Test func promise8PriorityDoesNotLeakFromOneEffectToAnother() async {
    let log = Log()
    let gate = Gate()
    let store = store(
      log,
      [
        "start": .merge(
          .run(priority: .high) { send in
            await gate.pass()
            await send("high")
          },
          .run(priority: .background) { send in
            await gate.pass()
            await send("low")
          }),
        "high": .run { await $0("after high") },
      ])
    store.send("start")
    await gate.arrived(2)
    await gate.open()
    await store.finished()
    #expect(log.entries["high"]?.priority == .high)
    #expect(log.entries["after high"]?.priority == .high)
  }

  // What follows a cancelled part used to inherit from whoever cancelled it.
  @Test func promise8WhatFollowsACancelledPartHasItsOwnTaskLocalsAndPriority() async {
    let log = Log()
    let store = store(
      log,
      [
        "start": .concatenate(
          .endless.cancellable(id: 1),
          .run { send in await send("next \(Task.basePriority == .background)") },
          .send("last")),
        "cancel": .cancel(id: 1),
      ])
    Trace.$name.withValue("starter") { store.send("start") }
    await Task(priority: .background) {
      Trace.$name.withValue("canceller") { store.send("cancel") }
    }.value
    await store.finished()
    #expect(log.entries["next false"]?.trace == "starter")
    #expect(log.entries["last"]?.trace == "starter")
    #expect(log.entries["cancel"]?.trace == "canceller")
  }
}
