// Stage 6: nothing is left over when a test ends, or it says so.
// SPDX-License-Identifier: MIT

public import Testing

extension TestStore {
  /// Waits until no effect runs, then fails for the actions that were not received.
  ///
  /// It looks at no clock. An effect that never ends is cancelled by the feature, or called off by
  /// ``skipInFlight()``; otherwise this ends with the test's own time limit, and then names it.
  public func finish(
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await waitForEffects(until: { false })
    failForReports(sourceLocation)
    failForUnreceived(.end, sourceLocation)
    failForRunning(sourceLocation)
    skipReceived()
  }

  /// Lets go of the actions that were not received, with what they did to the value.
  public func skipReceived() {
    if let last = record.takeAll().last { accountedFor = last.value }
  }

  /// Calls off the effects that run.
  public func skipInFlight() {
    store.send(.cancelAll)
  }

  /// When it matters that all actions were received.
  enum Moment {
    case send(Action)
    case end
  }

  func failForUnreceived(_ moment: Moment, _ sourceLocation: SourceLocation) {
    if exhaustivity == .off || record.steps.isEmpty { return }
    let sent: Action? = if case .send(let action) = moment { action } else { nil }
    fail(UnexpectedAction.text(unreceived: record.steps, before: sent), sourceLocation)
  }

  func failForRunning(_ sourceLocation: SourceLocation) {
    if effectsInFlight == 0 { return }
    if exhaustivity == .on { fail(RunningEffects.text(actionsInFlight), sourceLocation) }
    skipInFlight()
  }

  func failForReports(_ sourceLocation: SourceLocation) {
    for message in record.reports { fail("The store reported: \(message)", sourceLocation) }
    record.reports = []
  }
}
