// Stage 5: the text of each failure.

/// A value differs from the test's assertion.
nonisolated enum UnexpectedValue {
  static func text<Value>(action: Any, expected: Value, actual: Value, reason: String) -> String {
    let changes = _PrintedValue(expected).changes(to: _PrintedValue(actual))
    return """
      The value is not as expected after: \(action)

      \(changes ?? printedAlike(actual))

      \(changes == nil ? equalAsText : reason)
      """
  }

  static func isObject(_ type: Any.Type) -> String {
    """
    The value is an object of the class \(type), which is changed in place, so that every assertion about \
    it would hold: make it a struct.
    """
  }

  static let nothingAsserted = """
    The test says that this action changes nothing. Say in the closure what it changes, or set \
    `exhaustivity` to `.off`.
    """
  static let nothingChanged = """
    The action changed nothing. Likely reasons: no reducer handles it, or the one that does is \
    not combined into the reducer under test, or is pulled back along another action.
    """
  static let otherwise = """
    Likely reasons: the closure leaves out or misstates a change, or the reducer makes another \
    one. Changes made by an action of an effect belong to its `receive`.
    """
  static let partlyOtherwise = """
    Likely reasons: the closure misstates a change, or computes one from the value before, as `+=` does, in \
    a set or dictionary that the action also changes elsewhere: assign the whole instead.
    """
  private static let equalAsText = """
    Likely reasons: `==` compares something that `dump` does not print, or a part of the value is not \
    equal to itself, like nan.
    """
}

/// The difference, or the value itself if both are printed alike.
nonisolated func printedDifference<Value>(expected: Value, actual: Value) -> String {
  _PrintedValue(expected).changes(to: _PrintedValue(actual)) ?? printedAlike(actual)
}

private nonisolated func printedAlike<Value>(_ value: Value) -> String {
  "Both are printed alike:\n\n\(_PrintedValue(value).text)"
}

/// An action that the test waits to receive, as its failures print it.
nonisolated struct ExpectedAction<Action> {
  let text: String
  /// The difference of a received action, or `nil` if the texts of both actions say everything.
  var difference: (Action) -> String? = { _ in nil }
}

nonisolated extension ExpectedAction {
  init(_ action: Action) {
    text = "\(action)"
    difference = { printedDifference(expected: action, actual: $0) }
  }

  init<Payload>(_ path: KeyPath<Action, Payload?>) {
    text = path.name ?? "a case of \(Action.self) that has a payload of type \(Payload.self)"
  }

  init<Payload>(_ path: KeyPath<Action, Payload?>, _ payload: Payload) {
    text = "\(path.name ?? "a case of \(Action.self)"), with the payload \(payload)"
    difference = { [text] action in
      action[keyPath: path].map {
        """
        − \(text)
        + \(action)

        The payloads:

        \(printedDifference(expected: payload, actual: $0))
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

/// An action was received that the test did not expect, or an expected one was not.
nonisolated enum UnexpectedAction {
  static func text<Value, Action>(
    expected: ExpectedAction<Action>, _ step: TestStep<Value, Action>
  ) -> String {
    """
    Received a different action from the one expected\(cause(of: step)).

    \(expected.difference(step.action) ?? "− \(expected.text)\n+ \(step.action)")

    Likely reasons: the test leaves out the `receive` of an earlier action, or effects that run at the \
    same time sent their actions in another order, of which `merge` promises none.
    """
  }

  static func text<Action>(
    missing expected: ExpectedAction<Action>, inFlight: [Action], areAsleep: Bool
  ) -> String {
    if inFlight.isEmpty {
      return """
        Expected to receive an action, but none arrived, and no effect is in flight that could send one.

        − \(expected.text)

        Likely reasons: the effect was not started or has failed, it was cancelled, or its action was \
        received already.
        """
    }
    let why =
      if areAsleep {
        "every effect sleeps on a test clock"
      } else if Task.isCancelled {
        "the test was cancelled"
      } else {
        "none arrived in \(Patience.whileAtWork) turns of other tasks"
      }
    return """
      Expected to receive an action, but \(why).

      − \(expected.text)

      \(EffectsInFlight.list(inFlight))

      \(areAsleep ? EffectsInFlight.asleep : EffectsInFlight.notFed)
      """
  }

  static func text<Value, Action>(
    unreceived steps: [TestStep<Value, Action>], before sent: Action?
  ) -> String {
    """
    \(sent.map { "Actions were not received before the test sent: \($0)" }
      ?? "Actions were not received when the test ended.")

    \(steps.map { "+ \($0.action)\(cause(of: $0))" }.joined(separator: "\n"))

    Account for them with `receive`, drop them with `skipReceived()`, or set `exhaustivity` to `.off`.\
    \(sent != nil && steps.contains { $0.arrivedByChance } ? arrivedByChance : "")
    """
  }

  private static let arrivedByChance = """


    An effect that waits for nothing may send its action during any `await` of the test, so this order is \
    chance: receive the action before the test sends, or let the effect wait for a test clock. The changes \
    made by the sent action, and by these actions if the test receives them later, are not checked.
    """

  private static func cause<Value, Action>(of step: TestStep<Value, Action>) -> String {
    step.startedBy.map { ", from an effect of: \($0)" } ?? ""
  }
}

/// A test waits in vain for tasks to sleep.
nonisolated enum MissingSleepers {
  static func text(expected: Int, sleeping: Int) -> String {
    """
    Expected the number of tasks that sleep on the test clock to be \(expected), but it stays \(sleeping).

    Likely reasons: the effect does not sleep, was not started, was cancelled or has failed, it sleeps on \
    another clock, or it still works, which the test has to wait for before.
    """
  }
}

/// A test clock wakes tasks without end.
nonisolated enum EndlessSleepers {
  static func text(woken: Int, sleeping: Int) -> String {
    """
    The clock has woken \(woken) tasks, and \(sleeping) still sleep.

    Likely reason: an effect sleeps in an endless loop. Advance the clock by a duration instead.
    """
  }
}

/// Effects are still in flight when none should be.
nonisolated enum EffectsInFlight {
  static func text<Action>(_ actions: [Action], areAsleep: Bool) -> String {
    """
    Effects were still in flight when the test ended.

    \(list(actions))

    Wait for them with `finish()`, let an action cancel them, cancel them with `skipInFlight()`, or set \
    `exhaustivity` to `.off`. \(areAsleep ? asleep : mayWait)
    """
  }

  private static let mayWait =
    "An effect that never ends may wait for a clock that the test did not advance."
  static let asleep = """
    All of them sleep on a test clock: advance it first. If a task that one of them started, or a callback, \
    is still at work, let the test wait for that before.
    """
  static let notFed =
    "Likely reasons: a clock that the test did not advance, or a stream that it did not feed."

  static func list<Action>(_ actions: [Action]) -> String {
    actions.map { "+ in flight, an effect of: \($0)" }.joined(separator: "\n")
  }
}
