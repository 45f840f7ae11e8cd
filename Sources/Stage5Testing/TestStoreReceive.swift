// Stage 5: the test receives the actions of effects, in order.

public import Testing

nonisolated extension TestStore {
  /// Accounts for the next action that an effect has sent, and checks how it changed the value.
  ///
  /// If there is none yet, it waits until one arrives. It fails the test if no effect is in flight, or if
  /// all of them keep sleeping on a `TestClock` while other tasks get 20,000 turns, which take about half a
  /// second: then the test has to advance the clock first. A child task or a callback that works for longer
  /// while its effect sleeps is not seen. If an effect does not sleep, and sends nothing in 1,000,000 turns, or
  /// if the test is cancelled, for example by its time limit, it fails and names the effect.
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

  @available(
    *, unavailable,
    message: "these actions are not Equatable: write receive(\\.done, 1) or receive(where:)"
  )
  public func receive(
    _ action: Action, assert: (inout Value) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
  ) async { fatalError() }

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
    // The failure that named this action says it all.
    if let index = record.tooEarly.firstIndex(where: isExpected) {
      record.tooEarly.remove(at: index)
      return
    }
    var hasWaited = false
    while true {
      hasWaited = await wait { !record.steps.isEmpty } || hasWaited
      guard let step = record.takeFirst() else {
        return fail(
          UnexpectedAction.text(
            missing: expected, inFlight: actionsInFlight, areAsleep: areAsleep),
          sourceLocation)
      }
      if isExpected(step.action) {
        check(step, sourceLocation, assert)
        if hasWaited { await settle() }
        return
      }
      accountedFor = step.value
      if exhaustivity == .on {
        return fail(UnexpectedAction.text(expected: expected, step), sourceLocation)
      }
    }
  }

  /// Lets the effects work until `isDone`, or until there is nothing more to wait for, as `receive` says, and
  /// returns whether it did.
  @discardableResult
  func wait(until isDone: () -> Bool, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    var (turns, turnsAsleep) = (0, 0)
    while !isDone() && effectsInFlight > 0 && !Task.isCancelled
      && turns < Patience.whileAtWork && turnsAsleep < Patience.whileAsleep
    {
      turns += 1
      turnsAsleep = areAsleep ? turnsAsleep + 1 : 0
      await Patience.takeTurn()
    }
    return turns > 0
  }

  /// Lets an effect that waits for nothing send its next action. The test has let effects work already, so
  /// that a `send` that comes before the `receive` of that action would fail now and then: it fails in every run.
  private func settle(isolation: isolated (any Actor)? = #isolation) async {
    var turns = 0
    while record.steps.isEmpty && effectsInFlight > 0 && !areAsleep
      && turns < Patience.whileSettling
    {
      turns += 1
      await Patience.takeTurns()
    }
  }

  /// Whether every effect sleeps on a test clock.
  var areAsleep: Bool { TestClock.areAsleep(store._tasksInFlight) }
}
