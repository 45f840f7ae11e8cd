import Stage4Effects

/// A store that writes down its actions, and for each of them asks for the effect it stands for.
@MainActor
final class Script {
  var effects: [String: Effect<String>] = [:]
  var reports: [String] = []
  private(set) var store: Store<[String], String>!

  init(_ effects: [String: Effect<String>] = [:]) {
    self.effects = effects
    store = Store(
      value: [],
      reducer: { [weak self] (log: inout [String], action: String) -> Effect<String> in
        log.append(action)
        return self?.effects[action] ?? .none
      },
      report: { [weak self] in self?.reports.append($0) })
  }

  var log: [String] { store.value }
  var inFlight: Int { store.effectsInFlight }

  func send(_ actions: String...) {
    for action in actions { store.send(action) }
  }

  func finish() async { await store.finish() }
}
