// Stage 6: what a test says when it fails.
// SPDX-License-Identifier: MIT

/// A value is not what the test says it is.
enum UnexpectedValue {
  enum Reason {
    case nothingAsserted
    case nothingChanged
    case other
  }

  static func text<Value>(
    action: Any, expected: Value, actual: Value, reason: Reason
  ) -> String {
    let difference = difference(expected: expected, actual: actual)
    return """
      The value is not as expected after: \(action)

      \(difference ?? "Both are printed alike:\n\n\(dumped(actual))")

      \(difference == nil ? sameText : reason.text)
      """
  }

  private static let sameText = """
    Likely reasons: `==` looks at something that `dump` does not show, or a part of the value is not \
    equal to itself, as nan.
    """
}

extension UnexpectedValue.Reason {
  fileprivate var text: String {
    switch self {
    case .nothingAsserted:
      """
      The test says that this action changes nothing. Say in the closure what it changes, or set \
      `exhaustivity` to `.off`.
      """
    case .nothingChanged:
      """
      The action changed nothing. Likely reasons: no reducer handles it, the one that does is not \
      combined into the reducer under test, or it is pulled back along another action.
      """
    case .other:
      """
      Likely reasons: the closure leaves out or misstates a change, or the reducer makes another one. \
      What actions of effects change belongs to their `receive`.
      """
    }
  }
}

/// An action came that the test did not await, or did not come.
enum UnexpectedAction {
  static func text<Value, Action>(expected: Action, _ step: TestStep<Value, Action>) -> String {
    let difference = difference(expected: expected, actual: step.action)
    return """
      Received another action than expected\(origin(step)).

      \(difference ?? "Both are printed alike: \(step.action)")

      \(otherText)
      """
  }

  static func text<Value, Action>(expected: String, _ step: TestStep<Value, Action>) -> String {
    """
    Received another action than expected\(origin(step)).

    − \(expected)
    + \(step.action)

    \(otherText)
    """
  }

  private static let otherText = """
    Likely reasons: the test leaves out the `receive` of an action that came before, or effects that \
    run at the same time sent in another order, of which `merge` promises none.
    """

  static func text<Action>(expected: String, _ running: [Action]) -> String {
    if running.isEmpty {
      return """
        Expected to receive an action, but none came, and no effect runs that could send one.

        − \(expected)

        Likely reasons: the effect was not started or has failed, it was cancelled, or its action was \
        received already.
        """
    }
    return """
      Expected to receive an action, but none came until the test was cancelled.

      − \(expected)

      \(RunningEffects.list(running))

      Likely reasons: a clock that the test did not advance, or a stream that it did not feed.
      """
  }

  static func text<Value, Action>(
    unreceived steps: [TestStep<Value, Action>], before sent: Action?
  ) -> String {
    """
    \(sent.map { "Actions were not received before the test sent: \($0)" }
      ?? "Actions were not received when the test ended.")

    \(steps.map { "+ \($0.action)\(origin($0))" }.joined(separator: "\n"))

    Account for them with `receive`, let go of them with `skipReceived()`, or set `exhaustivity` to \
    `.off`.
    """
  }

  private static func origin<Value, Action>(_ step: TestStep<Value, Action>) -> String {
    step.startedBy.map { ", from an effect of: \($0)" } ?? ""
  }
}

/// Effects run when none should any more.
enum RunningEffects {
  static func text<Action>(_ actions: [Action]) -> String {
    """
    Effects still ran when the test ended.

    \(list(actions))

    Wait for them with `finish()`, let an action cancel them, call them off with `skipInFlight()`, or \
    set `exhaustivity` to `.off`. One that does not end by itself may wait for a clock that the test did \
    not advance.
    """
  }

  static func list<Action>(_ actions: [Action]) -> String {
    actions.map { "+ running, an effect of: \($0)" }.joined(separator: "\n")
  }
}
