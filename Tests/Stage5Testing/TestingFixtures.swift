import EffectTestSupport
import Stage5Testing
import Testing

/// Counts, and returns the effects that the test gives it.
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
  /// Sends the actions one after another from a task of its own.
  static func later(_ actions: Action...) -> Effect {
    .run { send in for action in actions { await send(action) } }
  }
}

struct Failure: Equatable, Sendable {
  var text: String
  var line: Int
}

/// The failures that `body` records, none of which fails the test. Their lines are counted from `line`.
@MainActor
func failures(
  from line: Int = #line, _ body: @escaping @MainActor () async -> Void
) async -> [Failure] {
  let (recorded, record) = AsyncStream<Failure>.makeStream()
  let collecting = IssueHandlingTrait.compactMapIssues { issue in
    let text = issue.comments.map(\.rawValue).joined()
    record.yield(Failure(text: text, line: (issue.sourceLocation?.line ?? 0) - line))
    return nil
  }
  // The body throws nothing, and neither does the trait.
  if let test = Test.current {
    try? await collecting.provideScope(for: test, testCase: .current, performing: body)
  }
  record.finish()
  var failures: [Failure] = []
  for await failure in recorded { failures.append(failure) }
  return failures
}
