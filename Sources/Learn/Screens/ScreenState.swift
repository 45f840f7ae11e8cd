// Learn: the state of the screen, and its actions.
// SPDX-License-Identifier: MIT

import Stage4Effects

struct ScreenState: Equatable, Sendable {
  var progress: CourseProgress
  /// The task that is open.
  var task: CourseTask
  /// Its assignment.
  var assignment: [String] = []
  /// The file in which the student works on it, for a wide screen.
  var code: [String] = []
  /// Its hints so far, if it is an exercise.
  var hints: [String] = []
  var isChecking = false
  var verdict: Verdict?
  /// The number of lines that are scrolled out of sight.
  var scrolled = 0
}

enum ScreenAction: Sendable {
  case started
  /// The user moved up or down on the map by the given number of tasks.
  case moved(Int)
  case scrolled(Int)
  case nextTapped
  case hintTapped
  /// Checks the task, or marks it as done.
  case checkTapped
  case quitTapped
  /// The student saved the file.
  case fileSaved
  case checked(CourseTask, Verdict)
}

/// The dependencies of the screen.
struct ScreenEnvironment: Sendable {
  var assignment: @Sendable (CourseTask, CourseProgress) -> [String]
  var code: @Sendable (CourseTask) -> [String]
  var check: @Sendable (CourseTask) async throws -> Verdict
  var hint: @Sendable (_ number: Int, CourseTask) -> [String]
  /// Yields whenever the file of the task has been saved.
  var saves: @Sendable (CourseTask) -> AsyncStream<Void>
  var keep: @Sendable (CourseProgress) -> Void
}

func screenReducer(_ environment: ScreenEnvironment) -> EffectReducer<ScreenState, ScreenAction> {
  { state, action in
    let task = state.task
    switch action {
    case .started:
      return open(task, &state, environment)

    case .moved(let step):
      guard let index = tasks.firstIndex(of: task) else { return .none }
      let target = min(max(index + step, 0), tasks.count - 1)
      return target == index ? .none : open(tasks[target], &state, environment)

    case .scrolled(let lines):
      state.scrolled = max(state.scrolled + lines, 0)
      return .none

    case .nextTapped:
      guard let next = state.progress.next(after: task), next != task else { return .none }
      return open(next, &state, environment)

    case .hintTapped:
      guard let exercise = task.exercise else { return .none }
      state.progress.hints[exercise.number, default: 0] += 1
      state.hints = hints(for: task, state.progress, environment)
      environment.keep(state.progress)
      return .none

    case .checkTapped where !task.isChecked:
      state.progress.read.insert(task.id)
      environment.keep(state.progress)
      return open(state.progress.next(after: task) ?? task, &state, environment)

    case .checkTapped, .fileSaved:
      state.isChecking = true
      state.code = environment.code(task)
      return .run { send in await send(.checked(task, try environment.check(task))) }
        .cancellable(id: "check", cancelInFlight: true)

    case .checked(let task, let verdict):
      state.isChecking = false
      state.verdict = verdict
      state.scrolled = 0
      let before = state.progress
      state.progress.add(verdict, for: task)
      state.assignment = environment.assignment(task, state.progress)
      if state.progress != before { environment.keep(state.progress) }
      return .none

    case .quitTapped:
      return .cancelAll
    }
  }
}

private func hints(
  for task: CourseTask, _ progress: CourseProgress, _ environment: ScreenEnvironment
) -> [String] {
  let count = task.exercise.flatMap { progress.hints[$0.number] } ?? 0
  return count == 0 ? [] : (1...min(count, 4)).flatMap { environment.hint($0, task) }
}

/// Opens a task, and watches its file instead of the last one's.
private func open(
  _ task: CourseTask, _ state: inout ScreenState, _ environment: ScreenEnvironment
) -> Effect<ScreenAction> {
  state.task = task
  state.assignment = environment.assignment(task, state.progress)
  state.code = environment.code(task)
  state.hints = hints(for: task, state.progress, environment)
  state.verdict = nil
  state.isChecking = false
  state.scrolled = 0
  guard task.isChecked else { return .merge(.cancel(id: "check"), .cancel(id: "watch")) }
  let saves = environment.saves(task)
  let watching = Effect<ScreenAction>.run { send in
    for await _ in saves { await send(.fileSaved) }
  }
  return .merge(.cancel(id: "check"), watching.cancellable(id: "watch", cancelInFlight: true))
}
