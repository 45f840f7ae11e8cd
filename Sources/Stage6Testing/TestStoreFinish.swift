// Stage 6: a test fails for actions and effects that are left when it ends.
// SPDX-License-Identifier: MIT

public import Testing

nonisolated extension TestStore {
  /// Waits until no effect is in flight, then fails for the actions that were not received.
  ///
  /// It reads no clock. If an effect never ends, let the feature cancel it, or use ``skipInFlight()``;
  /// otherwise this returns when the test is cancelled, for example by its time limit, and names the
  /// effect.
  public func finish(
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await waitForEffects(until: { false })
    failForReports(sourceLocation)
    failForUnreceived(.end, sourceLocation)
    failForInFlight(sourceLocation)
    skipReceived()
  }

  /// Accepts the actions that were not received, and their changes of the value.
  public func skipReceived() {
    if let last = record.takeAll().last { accountedFor = last.value }
  }

  /// Cancels the effects that are in flight.
  public func skipInFlight() {
    store.send(.cancelAll)
  }

  /// When all actions must have been received.
  enum Moment {
    case send(Action)
    case end
  }

  func failForUnreceived(_ moment: Moment, _ sourceLocation: SourceLocation) {
    if exhaustivity == .off || record.steps.isEmpty { return }
    let sent: Action? = if case .send(let action) = moment { action } else { nil }
    fail(UnexpectedAction.text(unreceived: record.steps, before: sent), sourceLocation)
  }

  func failForInFlight(_ sourceLocation: SourceLocation) {
    if effectsInFlight == 0 { return }
    if exhaustivity == .on { fail(EffectsInFlight.text(actionsInFlight), sourceLocation) }
    skipInFlight()
  }

  func failForReports(_ sourceLocation: SourceLocation) {
    for message in record.reports { fail("The store reported: \(message)", sourceLocation) }
    record.reports = []
  }
}
