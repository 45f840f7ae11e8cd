// Stage 5: the test receives the actions of effects, in order.

public import Testing

nonisolated extension TestStore {
  /// Accounts for the next action that an effect has sent, and checks how it changed the value.
  ///
  /// If there is none yet, it waits until one arrives. It fails the test if no effect is in flight, or if
  /// all of them sleep on a `TestClock`, which the test has to advance first. It reads no clock: if the
  /// action never arrives and an effect never ends, it returns when the test is cancelled, for example by
  /// its time limit, and names the effect.
  ///
  /// `assert` changes the value before the action into the expected one after it.
  public func receive(
    _ action: Action,
    assert: (inout Value) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async where Action: Equatable {
    await receive({ $0 == action }, .init(action), assert, sourceLocation)
  }

  /// Accounts for the next action that an effect has sent, which must be of the case at `path`.
  ///
  /// ```swift
  /// await store.receive(\.nthPrimeLoaded) { $0.nthPrime = 5 }
  /// ```
  public func receive<Payload>(
    _ path: KeyPath<Action, Payload?>,
    assert: (inout Value) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive({ $0[keyPath: path] != nil }, .init(path), assert, sourceLocation)
  }

  /// Accounts for the next action that an effect has sent, which must be of this case, with this payload.
  public func receive<Payload: Equatable>(
    _ path: KeyPath<Action, Payload?>,
    _ payload: Payload,
    assert: (inout Value) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive({ $0[keyPath: path] == payload }, .init(path, payload), assert, sourceLocation)
  }

  /// Accounts for the next action that an effect has sent, which must satisfy `predicate`.
  public func receive(
    where predicate: (Action) -> Bool,
    assert: (inout Value) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(
      predicate, .init(text: "an action that satisfies the predicate"), assert, sourceLocation)
  }

  private func receive(
    _ isExpected: (Action) -> Bool,
    _ expected: ExpectedAction<Action>,
    _ assert: (inout Value) -> Void,
    _ sourceLocation: SourceLocation,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    defer { failForReports(sourceLocation) }
    while true {
      while record.steps.isEmpty && !isStuck && !Task.isCancelled { await TestClock.stepAside() }
      guard let step = record.takeFirst() else {
        return fail(
          UnexpectedAction.text(missing: expected, inFlight: actionsInFlight, isStuck: isStuck),
          sourceLocation)
      }
      if isExpected(step.action) { return check(step, sourceLocation, assert) }
      accountedFor = step.value
      if exhaustivity == .on {
        return fail(UnexpectedAction.text(expected: expected, step), sourceLocation)
      }
    }
  }

  /// Whether no action can arrive: every effect has finished, or sleeps until the test advances a clock.
  private var isStuck: Bool { TestClock.areAsleep(store.tasksInFlight) }
}
