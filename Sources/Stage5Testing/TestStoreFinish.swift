// Stage 5: a test fails for actions and effects that are left when it ends.

public import Testing

nonisolated extension TestStore {
  /// Waits until no effect is in flight, then fails for the actions that were not received.
  ///
  /// It ends as `receive` does, and fails if effects are still in flight then. Let the feature cancel an
  /// effect that never ends, or use ``skipInFlight()``.
  public func finish(
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait { false }
    failForTheRest(areAsleep: areAsleep, sourceLocation)
    skipInFlight()
    skipReceived()
  }

  /// Accepts the actions that were not received, and their changes to the value.
  public func skipReceived() {
    if let last = record.steps.last { accountedFor = last.value }
    record.steps = []
  }

  /// Cancels the effects that are in flight.
  public func skipInFlight() { store._cancelEffects() }

  /// Fails for all that is left when the test ends; `areAsleep` says whether the effects are.
  func failForTheRest(areAsleep: Bool, _ sourceLocation: SourceLocation) {
    failForReports(sourceLocation)
    failForUnreceived(before: nil, sourceLocation)
    let inFlight = EffectsInFlight(actions: store._actionsInFlight, areAsleep: areAsleep)
    if exhaustivity == .on && !inFlight.actions.isEmpty { fail(inFlight.areLeft, sourceLocation) }
  }

  /// Fails for the actions that were not received before the test sends `action` or, if `nil`, ends.
  func failForUnreceived(before action: Action?, _ sourceLocation: SourceLocation) {
    if exhaustivity == .off || record.steps.isEmpty { return }
    fail(TestStep.areNotReceived(record.steps, before: action), sourceLocation)
  }

  func failForReports(_ sourceLocation: SourceLocation) {
    for message in record.reports { fail("The store reported: \(message)", sourceLocation) }
    record.reports = []
  }
}
