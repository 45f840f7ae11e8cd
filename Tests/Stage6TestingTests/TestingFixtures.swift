import Stage6Testing
import Synchronization
import Testing

/// Counts, and asks for the effects that the test hands it.
struct Counter: Equatable {
  var count = 0
  var log: [String] = []
}

enum CounterAction: Equatable, Sendable {
  case incrTapped
  case workTapped
  case stopTapped
  case worked(Int)

  var worked: Int? { if case .worked(let number) = self { number } else { nil } }
  var incrTapped: Void? { self == .incrTapped ? () : nil }
}

@MainActor
func counterReducer(
  work: Effect<CounterAction>
) -> EffectReducer<Counter, CounterAction> {
  { counter, action in
    switch action {
    case .incrTapped: counter.count += 1
    case .workTapped: return work.cancellable(id: "work")
    case .stopTapped: return .cancel(id: "work")
    case .worked(let number): counter.log.append("\(number)")
    }
    return .none
  }
}

@MainActor
func counterStore(
  _ work: Effect<CounterAction> = .none, sourceLocation: SourceLocation = #_sourceLocation
) -> TestStore<Counter, CounterAction> {
  TestStore(
    value: Counter(), reducer: counterReducer(work: work), sourceLocation: sourceLocation)
}

extension Effect where Action: Sendable {
  /// Sends the actions one after the other from a task of its own.
  static func later(_ actions: Action...) -> Effect {
    .run { send in for action in actions { await send(action) } }
  }

  /// Runs until it is called off.
  static var endless: Effect { .fireAndForget { try await untilCancelled() } }
}

/// Waits for its own cancellation, for ever if need be.
@Sendable func untilCancelled() async throws {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  withExtendedLifetime(continuation) {}
  try Task.checkCancellation()
}

struct Failure: Equatable {
  var text: String
  var line: Int
}

/// The failures that `body` records, none of which then fails the test.
@MainActor
func failures(_ body: @MainActor () async -> Void) async -> [Failure] {
  let failures = Failures()
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    failures.add(
      Failure(
        text: issue.comments.map(\.rawValue).joined(), line: issue.sourceLocation?.line ?? 0))
    return true
  }
  return failures.all
}

private final class Failures: Sendable {
  private let list = Mutex<[Failure]>([])
  var all: [Failure] { list.withLock { $0 } }
  func add(_ failure: Failure) { list.withLock { $0.append(failure) } }
}
