// Stage 6: what effects send is accounted for by the test, in order.
// SPDX-License-Identifier: MIT

public import Testing

extension TestStore {
  /// Accounts for the next action that an effect has sent, and checks how it changed the value.
  ///
  /// If there is none yet, it waits until one comes or no effect runs any more; the latter is a
  /// failure. It looks at no clock: to wait for what an endless effect never sends ends with the
  /// test's own time limit, and then names the effect.
  ///
  /// - Parameter assert: Makes the value after the action out of the one before it.
  public func receive(
    _ action: Action,
    assert: (inout Value) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async where Action: Equatable {
    await receive(
      matching: { $0 == action }, sourceLocation, assert,
      unexpected: { UnexpectedAction.text(expected: action, $0) },
      missing: { UnexpectedAction.text(expected: "\(action)", $0) })
  }

  /// Accounts for the next action that an effect has sent, which is of the given case.
  ///
  /// ```swift
  /// await store.receive(\.nthPrimeLoaded) { $0.nthPrime = 5 }
  /// ```
  ///
  /// - Parameters:
  ///   - path: An optional property of the action, which is `nil` in all cases but one.
  ///   - assert: Makes the value after the action out of the one before it.
  public func receive<Payload>(
    _ path: KeyPath<Action, Payload?>,
    assert: (inout Value) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    // Not the path itself, which prints as an address if it is a computed property.
    let expected = "one of the case that has the payload \(Payload.self)"
    await receive(
      matching: { $0[keyPath: path] != nil }, sourceLocation, assert,
      unexpected: { UnexpectedAction.text(expected: expected, $0) },
      missing: { UnexpectedAction.text(expected: expected, $0) })
  }

  /// Accounts for the next action that an effect has sent, which is of the given case.
  public func receive<Payload>(
    _ casePath: CasePath<Action, Payload>,
    assert: (inout Value) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(casePath.path, assert: assert, sourceLocation: sourceLocation)
  }

  /// Accounts for the next action that an effect has sent, for which `predicate` holds.
  ///
  /// - Parameter assert: Makes the value after the action out of the one before it.
  public func receive(
    where predicate: (Action) -> Bool,
    assert: (inout Value) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let expected = "one for which the predicate holds"
    await receive(
      matching: predicate, sourceLocation, assert,
      unexpected: { UnexpectedAction.text(expected: expected, $0) },
      missing: { UnexpectedAction.text(expected: expected, $0) })
  }

  private func receive(
    matching isExpected: (Action) -> Bool,
    _ sourceLocation: SourceLocation,
    _ assert: (inout Value) -> Void,
    unexpected: (TestStep<Value, Action>) -> String,
    missing: (_ running: [Action]) -> String,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    defer { failForReports(sourceLocation) }
    while true {
      await waitForEffects(until: { !record.steps.isEmpty })
      guard let step = record.takeFirst() else {
        return fail(missing(actionsInFlight), sourceLocation)
      }
      if isExpected(step.action) { return check(step, sourceLocation, assert) }
      accountedFor = step.value
      if exhaustivity == .on { return fail(unexpected(step), sourceLocation) }
    }
  }

  /// Returns when `isDone`, when no effect runs any more, or when the test is told to stop.
  ///
  /// The store tells when an action was reduced but not when an effect has ended, so this asks again
  /// and again.
  func waitForEffects(
    until isDone: () -> Bool, isolation: isolated (any Actor)? = #isolation
  ) async {
    while !isDone() && effectsInFlight > 0 && !Task.isCancelled { await stepAside() }
  }
}

/// Lets others run: those who wait for the caller's actor, and those who wait for a thread.
///
/// Merely to yield would leave the actor to who is more urgent only.
@concurrent
func stepAside() async { await Task.yield() }
