import EffectTestSupport
import Stage4Effects
import Testing

/// A store that logs its actions and returns the scripted effect for each of them.
@MainActor
final class Script {
  var effects: [String: Effect<String>] = [:]
  var reports: [String] = []
  var onReport: (String) -> Void = { _ in }
  private(set) var store: Store<[String], String>!

  init(_ effects: [String: Effect<String>] = [:]) {
    self.effects = effects
    store = Store(
      value: [],
      reducer: { [weak self] (log: inout [String], action: String) -> Effect<String> in
        log.append(action)
        return self?.effects[action] ?? .none
      },
      report: { [weak self] in
        self?.reports.append($0)
        self?.onReport($0)
      })
  }

  var log: [String] { store.value }
  var inFlight: Int { store.effectsInFlight }

  func send(_ actions: String...) {
    for action in actions { store.send(action) }
  }

  /// Waits for the store to finish. Fails if effects are in flight that never end.
  func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
    await store.finished(sourceLocation: sourceLocation)
  }
}

/// Records when it is released.
final class Canary: Sendable {
  private let gate: Gate

  init(_ gate: Gate) { self.gate = gate }

  deinit { Task { [gate] in await gate.open() } }
}
