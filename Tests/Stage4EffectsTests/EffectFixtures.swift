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

/// Lets tasks pass one after the other, when the test says so.
///
/// An actor, as tasks come to it from anywhere.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals = 0
  private var awaitingArrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Waits until the gate is open, whatever becomes of the task.
  func pass() async {
    arrivals += 1
    for waiter in awaitingArrivals where waiter.count <= arrivals { waiter.continuation.resume() }
    awaitingArrivals.removeAll { $0.count <= arrivals }
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Returns when `count` tasks have come to the gate.
  func arrived(_ count: Int) async {
    if arrivals < count {
      await withCheckedContinuation { awaitingArrivals.append((count, $0)) }
    }
  }
}

/// Waits for its own cancellation, for ever if need be.
@Sendable func untilCancelled() async throws {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  withExtendedLifetime(continuation) {}
  try Task.checkCancellation()
}

extension Effect where Action: Sendable {
  /// Sends `action` from a task of its own.
  static func later(_ action: Action) -> Effect { .run { send in await send(action) } }

  /// Runs until it is called off.
  static var endless: Effect { .fireAndForget { try await untilCancelled() } }
}
