// Learn: the state of the screen, and its actions.
// SPDX-License-Identifier: MIT

import Stage4Effects

/// The state of the screen.
struct ScreenState: Equatable, Sendable {
  var progress: CourseProgress
  /// The exercise that is open.
  var exercise: Exercise
  /// Its hints so far.
  var hints: [String] = []
  var isChecking = false
  var verdict: Verdict?
}

enum ScreenAction: Sendable {
  case started
  /// The user moved up or down on the map by the given number of exercises.
  case moved(Int)
  case nextTapped
  case hintTapped
  case checkTapped
  case quitTapped
  /// The student saved the file.
  case fileSaved
  case checked(Verdict)
}

/// The dependencies of the screen.
struct ScreenEnvironment: Sendable {
  var check: @Sendable (Exercise) async throws -> Verdict
  var hints: @Sendable (Exercise) -> [String]
  /// Yields whenever the exercise's file has been saved.
  var saves: @Sendable (Exercise) -> AsyncStream<Void>
  var keep: @Sendable (CourseProgress) -> Void
}

func screenReducer(_ environment: ScreenEnvironment) -> EffectReducer<ScreenState, ScreenAction> {
  { state, action in
    let exercise = state.exercise
    switch action {
    case .started:
      return open(exercise, &state, environment)

    case .moved(let step):
      guard let index = exercises.firstIndex(of: exercise) else { return .none }
      let target = min(max(index + step, 0), exercises.count - 1)
      return target == index ? .none : open(exercises[target], &state, environment)

    case .nextTapped:
      guard let next = state.progress.next(after: exercise.number), next != exercise else {
        return .none
      }
      return open(next, &state, environment)

    case .hintTapped:
      let hints = environment.hints(exercise)
      state.progress.takeHint(for: exercise, of: hints.count)
      state.hints = Array(hints.prefix(state.progress.hints[exercise.number] ?? 0))
      environment.keep(state.progress)
      return .none

    case .checkTapped, .fileSaved:
      state.isChecking = true
      return .run { send in await send(.checked(try environment.check(exercise))) }
        .cancellable(id: "check", cancelInFlight: true)

    case .checked(let verdict):
      state.isChecking = false
      state.verdict = verdict
      if verdict.hasPassed, state.progress.done.insert(exercise.number).inserted {
        environment.keep(state.progress)
      }
      return .none

    case .quitTapped:
      return .cancelAll
    }
  }
}

/// Opens an exercise, and watches its file instead of the last one's.
private func open(
  _ exercise: Exercise, _ state: inout ScreenState, _ environment: ScreenEnvironment
) -> Effect<ScreenAction> {
  state.exercise = exercise
  state.hints = Array(
    environment.hints(exercise).prefix(state.progress.hints[exercise.number] ?? 0))
  state.verdict = nil
  state.isChecking = false
  let saves = environment.saves(exercise)
  let watching = Effect<ScreenAction>.run { send in
    for await _ in saves { await send(.fileSaved) }
  }
  return .merge(.cancel(id: "check"), watching.cancellable(id: "watch", cancelInFlight: true))
}
