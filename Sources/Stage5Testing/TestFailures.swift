// Stage 5: the text of each failure.

/// A value differs from the test's assertion.
nonisolated enum UnexpectedValue: String {
  case nothingAsserted = """
    The test says that this action changes nothing. Say in the closure what it changes, or set \
    `exhaustivity` to `.off`.
    """
  case nothingChanged = """
    The action changed nothing. Likely reasons: no reducer handles it, or the one that does is \
    not combined into the reducer under test, or is pulled back along another action.
    """
  case otherwise = """
    Likely reasons: the closure leaves out or misstates a change, or the reducer makes another \
    one. Changes made by an action of an effect belong to its `receive`.
    """
  case partlyOtherwise = """
    Likely reasons: the closure misstates a change, or computes one from the value before, as `+=` does, in \
    a set or dictionary that the action also changes elsewhere: assign the whole instead.
    """
  case equalAsText = """
    Likely reasons: `==` compares something that `dump` does not print, or a part of the value is not \
    equal to itself, like nan.
    """

  func text<Value>(action: Any, expected: Value, actual: Value) -> String {
    let (difference, isPrinted) = printedDifference(expected: expected, actual: actual)
    let reason = isPrinted ? self : .equalAsText
    return
      "The value (+) is not as expected (−) after: \(action)\n\n\(difference)\n\n\(reason.rawValue)"
  }
}

/// The lines that differ, or all lines if both are printed alike.
private nonisolated func printedDifference<Value>(
  expected: Value, actual: Value
) -> (text: String, isPrinted: Bool) {
  let actual = _PrintedValue(actual)
  let changes = _PrintedValue(expected).changes(to: actual)
  return (changes ?? "Both are printed alike:\n\n\(actual.text)", changes != nil)
}

/// An action that the test waits to receive, as its failures print it.
nonisolated struct ExpectedAction<Action> {
  let text: String
  /// The difference of a received action, or `nil` if the texts of both actions say everything.
  var difference: (Action) -> String? = { _ in nil }
}

nonisolated extension ExpectedAction {
  init(_ action: Action) {
    self.init(text: "\(action)") {
      printedDifference(expected: action, actual: $0).text
    }
  }

  init<Payload>(_ path: KeyPath<Action, Payload?>) {
    self.init(
      text: path.name ?? "a case of \(Action.self) that has a payload of type \(Payload.self)")
  }

  init<Payload>(_ path: KeyPath<Action, Payload?>, _ payload: Payload) {
    let text = "\(path.name ?? "a case of \(Action.self)"), with the payload \(payload)"
    self.init(text: text) { action in
      action[keyPath: path].map {
        """
        − \(text)
        + \(action)

        The payloads:

        \(printedDifference(expected: payload, actual: $0).text)
        """
      }
    }
  }
}

nonisolated extension AnyKeyPath {
  /// The path as it is written in code, or `nil` where the runtime cannot name a computed property:
  /// on Linux it prints an address instead.
  fileprivate var name: String? {
    let text = debugDescription
    return text.contains("<computed") ? nil : text
  }
}

nonisolated extension TestStep {
  func differs(from expected: ExpectedAction<Action>) -> String {
    """
    Received a different action (+) from the one expected (−)\(cause).

    \(expected.difference(action) ?? "− \(expected.text)\n+ \(action)")

    Likely reasons: the test leaves out the `receive` of an earlier action, or effects that run at the \
    same time sent their actions in another order, of which `merge` promises none.
    """
  }

  private var cause: String { startedBy.map { ", from an effect of: \($0)" } ?? "" }

  static func areNotReceived(_ steps: [TestStep], before sent: Action?) -> String {
    """
    \(sent.map { "Actions were not received before the test sent: \($0)" }
      ?? "Actions were not received when the test ended.")

    \(steps.map { "+ \($0.action)\($0.cause)" }.joined(separator: "\n"))

    Account for them with `receive`, drop them with `skipReceived()`, or set `exhaustivity` to `.off`.\
    \(sent != nil && steps.contains(where: \.arrivedByChance) ? arrivedByChance : "")
    """
  }

  private static var arrivedByChance: String {
    """


    An effect that waits for nothing may send its action during any `await` of the test, so this order is \
    chance: receive the action before the test sends, or let the effect wait for a test clock. The changes \
    made by the sent action, and by these actions if the test receives them later, are not checked.
    """
  }
}

/// The actions whose effects are in flight, and whether all these effects sleep on a test clock.
nonisolated struct EffectsInFlight<Action> {
  let actions: [Action]
  let areAsleep: Bool

  func doNotSend(_ expected: String) -> String {
    if actions.isEmpty {
      return """
        Expected to receive an action, but none arrived, and no effect is in flight that could send one.

        − \(expected)

        Likely reasons: the effect was not started or has failed, it was cancelled, or its action was \
        received already.
        """
    }
    let why =
      areAsleep
      ? "every effect sleeps on a test clock"
      : Task.isCancelled
        ? "the test was cancelled"
        : "none arrived in \(Patience.whileAtWork) turns of other tasks"
    return """
      Expected to receive an action, but \(why).

      − \(expected)

      \(list)

      \(advice)
      """
  }

  var areLeft: String {
    """
    Effects were still in flight when the test ended.

    \(list)

    Wait for them with `finish()`, let an action cancel them, cancel them with `skipInFlight()`, or set \
    `exhaustivity` to `.off`. \(advice)
    """
  }

  private var list: String {
    actions.map { "+ in flight, an effect of: \($0)" }.joined(separator: "\n")
  }

  private var advice: String {
    areAsleep
      ? """
      All of them sleep on a test clock: advance it first. If a task that one of them started, or a callback, \
      is still at work, let the test wait for that before.
      """
      : "Likely reasons: a clock that the test did not advance, or a stream that it did not feed."
  }
}
