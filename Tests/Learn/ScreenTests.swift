// The map on a terminal.
// SPDX-License-Identifier: MIT

import Foundation
import Stage5Testing
import TerminalScreens
import TerminalUI
import TestSupport
import Testing

@testable import learn

@MainActor @Suite struct ScreenTests {
  let kept = Locked<[CourseProgress]>([])
  let saves = AsyncStream.makeStream(of: Void.self)

  private func store(
    done: Set<Int> = [], verdict: Verdict = .passed(tests: 3)
  ) -> TestStore<ScreenState, ScreenAction> {
    let environment = ScreenEnvironment(
      check: { _ in verdict }, hints: { _ in ["one", "two", "three"] },
      saves: { [saves] _ in saves.stream },
      keep: { [kept] progress in kept.withLock { $0.append(progress) } })
    return TestStore(
      value: ScreenState(progress: CourseProgress(done: done), exercise: exercises[0]),
      reducer: screenReducer(environment))
  }

  @Test func savingTheFileChecksIt() async {
    let store = store()
    store.send(.started)
    saves.continuation.yield()
    await store.receive(
      where: { if case .fileSaved = $0 { true } else { false } },
      assert: {
        $0.isChecking = true
      })
    await store.receive(
      where: { if case .checked = $0 { true } else { false } },
      assert: {
        $0.isChecking = false
        $0.verdict = .passed(tests: 3)
        $0.progress.done = [1]
      })
    store.send(.quitTapped)
    #expect(kept.withLock { $0 } == [CourseProgress(done: [1])])
  }

  @Test func aFailedExerciseIsNotDone() async {
    let store = store(verdict: .tookTooLong)
    store.send(.checkTapped) { $0.isChecking = true }
    await store.receive(
      where: { if case .checked = $0 { true } else { false } },
      assert: {
        $0.isChecking = false
        $0.verdict = .tookTooLong
      })
    await store.finish()
    #expect(kept.withLock { $0 } == [])
  }

  @Test func hintsComeOneByOneAndAreKept() {
    let store = store()
    for count in [1, 2, 3, 3] {
      store.send(.hintTapped) {
        $0.progress.hints = [1: count]
        $0.hints = Array(["one", "two", "three"].prefix(count))
      }
    }
  }

  @Test func nextSkipsExercisesThatAreDone() async {
    let store = store(done: [2, 3])
    store.send(.nextTapped) { $0.exercise = exercises[3] }
    store.send(.moved(-1)) { $0.exercise = exercises[2] }
    store.send(.moved(-99)) { $0.exercise = exercises[0] }
    store.send(.quitTapped)
  }

  @Test func theScreenShowsTheMapAndTheExercise() {
    let state = ScreenState(
      progress: CourseProgress(done: [1]), exercise: exercises[1], hints: ["Look twice."],
      verdict: .tookTooLong)
    let frame = page(state, folder: .ofThisRepository).frame(size: Size(columns: 90, rows: 16))
    #expect(
      frame.text == """
         Learn                                                                       1 of 28 done

         0 The whole idea                   │ Exercise 2: observers that unsubscribe
          ✓ 1 write send                    │
          · 2 observers that unsubscribe    │ The task is in the file. Edit
         1 Store                            │   Playgrounds/Exercises/02-Observers/Exercise.swift
          · 3 bug hunt: the wrong primes    │ and save it to test it.
          · 4 an observer that sends        │
         2 Pullback                         │ The tests do not end.
          · 5 write combine                 │ Is there a loop or an effect that never ends?
          · 6 write pullback                │
          · 7 bug hunt: a large part        │ Hint 1: Look twice.
          · 8 the laws                      │
         3 Higher-order                     │

         ↑↓ choose  n next  h hint  c check
        """)
  }

  @Test func theOpenExerciseIsOnTheMapAtAnySize() {
    for rows in 3...60 {
      let state = ScreenState(progress: CourseProgress(), exercise: exercises[27])
      let frame = page(state, folder: .ofThisRepository).frame(size: Size(columns: 80, rows: rows))
      #expect(frame.text.contains(" · 28 a deep link"))
    }
  }
}
