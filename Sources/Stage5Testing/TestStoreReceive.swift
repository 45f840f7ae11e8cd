// Stage 5: the test receives the actions of effects, in order.

public import Testing

nonisolated extension TestStore {
  /// Accounts for the next action that an effect has sent, and checks how it changed the value.
  ///
  /// If there is none yet, it waits until one arrives. It fails the test if no effect is in flight, or if
  /// all of them keep sleeping on a `TestClock` while other tasks get 20,000 turns, which take about half a
  /// second: then the test has to advance the clock first. A child task or a callback that works for longer
  /// while its effect sleeps is not seen. If the action never arrives and an effect never ends, it returns
  /// when the test is cancelled, for example by its time limit, and names the effect.
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
      await wait { !record.steps.isEmpty }
      guard let step = record.takeFirst() else {
        return fail(
          UnexpectedAction.text(
            missing: expected, inFlight: actionsInFlight, areAsleep: areAsleep),
          sourceLocation)
      }
      if isExpected(step.action) { return check(step, sourceLocation, assert) }
      accountedFor = step.value
      if exhaustivity == .on {
        return fail(UnexpectedAction.text(expected: expected, step), sourceLocation)
      }
    }
  }

  /// Lets the effects work until `isDone`, or until there is nothing more to wait for, as `receive` says.
  ///
  /// While an effect sleeps, a child task or a callback of it may work; it needs a few turns, not thousands.
  func wait(until isDone: () -> Bool, isolation: isolated (any Actor)? = #isolation) async {
    var quietTurns = 0
    while !isDone() && effectsInFlight > 0 && quietTurns < 20_000 && !Task.isCancelled {
      quietTurns = areAsleep ? quietTurns + 1 : 0
      await TestClock.stepAside()
    }
  }

  /// Whether every effect sleeps on a test clock.
  var areAsleep: Bool { TestClock.areAsleep(store._tasksInFlight) }
}
