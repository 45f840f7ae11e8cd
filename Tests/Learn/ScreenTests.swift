// The map on a terminal.
// SPDX-License-Identifier: MIT

import Foundation
import Stage5Testing
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalUI
@testable import learn

@MainActor @Suite struct ScreenTests {
  let kept = Locked<[CourseProgress]>([])
  let saves = AsyncStream.makeStream(of: Void.self)
  static let passed = Verdict.passed(tests: 3, ours: [])

  private func store(
    progress: CourseProgress = CourseProgress(), task: Int = 0, verdict: Verdict = passed
  ) -> TestStore<ScreenState, ScreenAction> {
    let environment = ScreenEnvironment(
      assignment: { task, progress in ["\(task.title) \(progress.step)"] }, code: { _ in [] },
      check: { _ in verdict }, hint: { number, _ in ["hint \(number)"] },
      saves: { [saves] _ in saves.stream },
      keep: { [kept] progress in kept.withLock { $0.append(progress) } })
    return TestStore(
      value: ScreenState(
        progress: progress, task: tasks[task], assignment: ["\(tasks[task].title) 0"]),
      reducer: screenReducer(environment))
  }

  private func receiveVerdict(
    _ store: TestStore<ScreenState, ScreenAction>, assert: @escaping (inout ScreenState) -> Void
  ) async {
    await store.receive(
      where: { if case .checked = $0 { true } else { false } }, assert: assert)
  }

  @Test func savingTheFileChecksIt() async {
    let store = store()
    store.send(.started)
    saves.continuation.yield()
    await store.receive(
      where: { if case .fileSaved = $0 { true } else { false } },
      assert: { $0.isChecking = true })
    await receiveVerdict(store) {
      $0.isChecking = false
      $0.verdict = Self.passed
      $0.progress.done = [1]
    }
    store.send(.quitTapped)
    #expect(kept.withLock { $0 } == [CourseProgress(done: [1])])
  }

  @Test func aFailedExerciseIsNotDone() async {
    let store = store(verdict: .testsWereChanged)
    store.send(.checkTapped) { $0.isChecking = true }
    await receiveVerdict(store) {
      $0.isChecking = false
      $0.verdict = .testsWereChanged
    }
    await store.finish()
    #expect(kept.withLock { $0 } == [])
  }

  @Test func aStepThatIsDoneLeadsToTheNextStep() async {
    let store = store(task: 2, verdict: .built(step: 4, of: 41))
    store.send(.checkTapped) { $0.isChecking = true }
    await receiveVerdict(store) {
      $0.isChecking = false
      $0.verdict = .built(step: 4, of: 41)
      $0.progress.step = 4
      $0.assignment = ["build steps 1 to 13 4"]
    }
    await store.finish()
  }

  @Test func enterMarksALessonAsRead() {
    let store = store(progress: CourseProgress(done: [1]), task: 1)
    store.send(.checkTapped) {
      $0.progress.read = ["read 0"]
      $0.task = tasks[2]
      $0.assignment = ["build steps 1 to 13 0"]
    }
    store.send(.quitTapped)
  }

  @Test func hintsComeOneByOneAndAreKept() {
    let store = store()
    for count in 1...5 {
      store.send(.hintTapped) {
        $0.progress.hints = [1: count]
        $0.hints = (1...min(count, 4)).map { "hint \($0)" }
      }
    }
  }

  @Test func nextSkipsWhatIsDone() {
    let store = store(progress: CourseProgress(read: ["read 0"], step: 13))
    store.send(.nextTapped) {
      $0.task = tasks[3]
      $0.assignment = ["2 observers that unsubscribe 13"]
    }
    store.send(.moved(-99)) {
      $0.task = tasks[0]
      $0.assignment = ["1 write send 13"]
    }
    store.send(.quitTapped)
  }

  @Test func theScreenShowsTheMapAndTheTask() {
    let state = ScreenState(
      progress: CourseProgress(done: [1], step: 5), task: tasks[3],
      assignment: ["The task is in Playgrounds/Exercises/02-Observers/Exercise.swift."],
      hints: ["Hint 1 of 3: Look twice."],
      verdict: .failed(
        [
          TestFailure(
            test: "Releasing the token cancels", place: CodeLine(file: "Tests.swift", line: 44),
            text: ["observed should be [1], but is [1, 2]."])
        ], tests: 7, printed: ["hello"]))
    let frame = page(state).frame(size: Size(columns: 90, rows: 22))
    #expect(
      frame.text == """
         Learn                                                                       1 of 49 done
         0 The whole idea                 │ Stage 0: 2 observers that unsubscribe
          ✓ 1 write send                  │
          · read the lesson               │ 1 of 7 tests failed.
          · build steps 1 to 13: at 5     │ ✘ Releasing the token cancels (Tests.swift, line 44)
          · 2 observers that unsubscribe  │   observed should be [1], but is [1, 2].
         1 Store                          │ Your code printed:
          · read the lesson               │     hello
          · 3 bug hunt: the wrong primes  │
          · 4 an observer that sends      │ The task is in
          · compare with ours             │ Playgrounds/Exercises/02-Observers/Exercise.swift.
         2 Pullback                       │
          · read the lesson               │ Hint 1 of 3: Look twice.
          · 5 write combine               │
          · 6 write pullback              │
          · build steps 14 to 23          │
          · 7 bug hunt: a large part      │
          · 8 the laws                    │
          · compare with ours             │
         3 Higher-order                   │

         ↑↓ choose  n next  h hint  c check
        """)
  }

  @Test(arguments: [(139, false), (140, true)])
  func aWideScreenShowsTheFileToWorkIn(columns: Int, isShown: Bool) {
    let state = ScreenState(
      progress: CourseProgress(), task: tasks[0], assignment: ["Write it."],
      code: ["struct Wide {}"])
    let frame = page(state).frame(size: Size(columns: columns, rows: 24))
    #expect(frame.text.contains("│ Write it.") && frame.text.contains("struct Wide") == isShown)
  }

  @Test func nothingIsCutOffAt80x24() {
    let long = ScreenState(
      progress: CourseProgress(), task: tasks[2], assignment: (1...60).map { "+line \($0)" })
    var seen = ""
    for scrolled in stride(from: 0, through: 60, by: 10) {
      var state = long
      state.scrolled = scrolled
      seen += page(state).frame(size: Size(columns: 80, rows: 24)).text + "\n"
    }
    for line in 1...60 { #expect(seen.contains("+line \(line)\n")) }
    #expect(!seen.contains("…"))
  }

  /// On an exercise, a lesson and the first step, none of which is there.
  @Test func theOpenTaskIsNamedAtAnySize() {
    for rows in 3...60 {
      let state = ScreenState(progress: CourseProgress(), task: tasks[tasks.count - 2])
      let frame = page(state).frame(size: Size(columns: 80, rows: rows))
      #expect(frame.text.contains("28 a deep link"))
    }
  }
}
