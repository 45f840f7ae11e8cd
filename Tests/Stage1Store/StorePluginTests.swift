import Stage1Store
import Testing

@Suite struct StorePluginTests {
  /// Calls closures where a later stage would do its work.
  final class Plugin: _StorePlugin {
    var afterObservers: () -> Void = {}
    var isolationChecks = 0

    func didNotifyObservers() { afterObservers() }
    func checkIsolation() { isolationChecks += 1 }
    func accepts(_ action: Any) -> Bool { true }
    func callOnActor(_ free: @escaping () -> Void) { free() }
  }

  let plugin = Plugin()
  let store: Store<Int, Int>

  init() { store = Store(value: 0, reducer: { $0 += $1 }, _plugin: plugin) }

  @Test func aPluginIsCalledOnceAfterTheObserversOfEachAction() {
    var log: [String] = []
    plugin.afterObservers = { [unowned store] in log.append("plugin \(store.value)") }
    let first = store.observe { [unowned store] in if $0 == 1 { store.send(10) } }
    let second = store.observe { log.append("observed \($0)") }
    store.send(1)
    #expect(log == ["observed 1", "plugin 1", "observed 11", "plugin 11"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func readingSubscribingAndQueueingAskThePluginFirst() {
    _ = store.value
    let token = store.observe { [unowned store] in if $0 == 1 { store.send(1) } }
    #expect(plugin.isolationChecks == 2)
    store.send(1)
    #expect(plugin.isolationChecks == 3)
    withExtendedLifetime(token) {}
  }

  @Test func anOriginStaysWithItsActionAndTheReplies() {
    final class Origin {}
    let (one, other) = (Origin(), Origin())
    var origins: [Int: ObjectIdentifier] = [:]
    plugin.afterObservers = { [unowned store] in
      origins[store.value] = store._origin.map { ObjectIdentifier($0) }
    }
    let token = store.observe { [unowned store] in
      switch $0 {
      case 1:
        store._withOrigin(other) { store.send(1) }
        store.send(1)
      case 3: store.send(1)
      case 14: store._withOrigin(other) { store.send(100) }
      default: break
      }
    }
    store._withOrigin(one) { store.send(1) }
    for number in [10, 1_000] { store.send(number) }
    let (first, second) = (ObjectIdentifier(one), ObjectIdentifier(other))
    #expect(origins == [1: first, 2: second, 3: first, 4: first, 114: second])
    #expect(store.value == 1_114)
    withExtendedLifetime(token) {}
  }

  @Test func anOriginIsForgottenAfterItsAction() {
    final class Origin {}
    var origin: Origin? = Origin()
    weak let released = origin
    let token = store.observe { [unowned store] in if $0 == 1 { store.send(1) } }
    store._withOrigin(origin!) { store.send(1) }
    origin = nil
    #expect(released == nil)
    withExtendedLifetime(token) {}
  }
}
