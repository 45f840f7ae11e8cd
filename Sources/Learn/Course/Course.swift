// Learn: the course.
// SPDX-License-Identifier: MIT

/// All stages, with what there is to do in each, in order. An exercise comes before the place where its answer stands.
let course = [
  Stage(
    0, "The whole idea",
    [
      .exercise(1, "Send", "write send"),
      .read,
      .build(1...13),
      .exercise(2, "Observers", "observers that unsubscribe"),
    ]),
  Stage(
    1, "Store",
    [
      .read,
      .exercise(3, "DeleteSeveral", "bug hunt: the wrong primes"),
      .exercise(4, "Queue", "an observer that sends"),
      .compare,
    ]),
  Stage(
    2, "Pullback",
    [
      .read,
      .exercise(5, "Combine", "write combine"),
      .exercise(6, "Pullback", "write pullback"),
      .build(14...23),
      .exercise(7, "InPlace", "bug hunt: a large part"),
      .exercise(8, "Laws", "the laws"),
      .compare,
    ]),
  Stage(
    3, "Higher-order",
    [
      .read,
      .exercise(9, "Logging", "write logging"),
      .exercise(10, "ActivityFeed", "an activity feed"),
      .build(24...30),
      .exercise(11, "UndoNothing", "bug hunt: undo"),
      .exercise(12, "Undo", "undo and redo"),
      .compare,
    ]),
  Stage(
    4, "Effects",
    [
      .read,
      .exercise(13, "LateAnswer", "bug hunt: the nth prime"),
      .exercise(14, "EffectRunner", "a toy effect runner"),
      .build(31...41),
      .exercise(15, "Cancellation", "a search to cancel"),
      .exercise(16, "Debounce", "debounce with a clock"),
      .exercise(17, "FailedSave", "bug hunt: saving"),
      .exercise(18, "Dependencies", "pass dependencies"),
      .compare,
    ]),
  Stage(
    5, "Testing",
    [
      .read,
      .exercise(19, "ClosedSheet", "bug hunt: a closed sheet"),
      .exercise(20, "FindTheBug", "a test that finds a bug"),
      .compare,
    ]),
  Stage(
    6, "Children",
    [
      .read,
      .exercise(21, "OptionalChild", "a sheet"),
      .exercise(22, "Rows", "rows"),
      .exercise(23, "Dictionary", "children in a dictionary"),
      .compare,
    ]),
  Stage(
    7, "Scope",
    [
      .read,
      .exercise(24, "DrawsTwice", "bug hunt: drawing twice"),
      .exercise(25, "Scope", "a scope"),
      .compare,
    ]),
  Stage(
    8, "Navigation",
    [
      .read,
      .exercise(26, "WrongScreen", "bug hunt: the wrong screen"),
      .exercise(27, "Routes", "routes"),
      .exercise(28, "DeepLink", "a deep link"),
      .compare,
    ]),
]

/// Everything there is to do, in order.
let tasks = course.flatMap(\.tasks)

/// All exercises, in order.
let exercises = tasks.compactMap(\.exercise)
