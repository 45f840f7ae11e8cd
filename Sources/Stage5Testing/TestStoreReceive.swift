// Stage 5: the test receives the actions of effects, in order.

public import Testing

nonisolated extension TestStore {
  /// Accounts for the next action that an effect has sent, and checks how it changed the value.
  ///
  /// If there is none yet, it waits until one arrives. It fails the test if no effect is in flight, if all of them
  /// keep sleeping on a `TestClock` while other tasks get 20,000 turns, if none sends anything in 1,000,000 turns,
  /// or if the test is cancelled, for example by its time limit.
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
    let expected = ExpectedAction<Action>(text: "an action that satisfies the predicate")
    await receive(predicate, expected, assert, sourceLocation)
  }

  private func receive(
    _ isExpected: (Action) -> Bool, _ expected: ExpectedAction<Action>,
    _ assert: (inout Value) -> Void, _ sourceLocation: SourceLocation,
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
        let inFlight = EffectsInFlight(actions: actionsInFlight, areAsleep: areAsleep)
        return fail(inFlight.doNotSend(expected.text), sourceLocation)
      }
      if isExpected(step.action) {
        check(step, sourceLocation, assert)
        // A `send` that comes before the next `receive` would fail now and then, if an effect waits for nothing.
        // Let that effect send its action here, so that the `send` fails in every run.
        if hasWaited {
          await wait(turns: Patience.whileSettling) { !record.steps.isEmpty || areAsleep }
        }
        return
      }
      accountedFor = step.value
      if exhaustivity == .on { return fail(step.differs(from: expected), sourceLocation) }
    }
  }

  /// Lets the effects work until `isDone`, or until there is nothing more to wait for, as `receive` says, and
  /// returns whether it did.
  @discardableResult
  func wait(
    turns: Int = Patience.whileAtWork, until isDone: () -> Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    var (taken, takenAsleep) = (0, 0)
    while !isDone() && effectsInFlight > 0 && !Task.isCancelled
      && taken < turns && takenAsleep < Patience.whileAsleep
    {
      taken += 1
      takenAsleep = areAsleep ? takenAsleep + 1 : 0
      await Patience.takeTurn()
    }
    return taken > 0
  }

  /// Whether every effect sleeps on a test clock.
  var areAsleep: Bool { TestClock.areAsleep(store._tasksInFlight) }
}
