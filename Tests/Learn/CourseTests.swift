// The course is complete, and its tests are sealed.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import learn

@Suite struct CourseTests {
  let folder = ExerciseFolder.ofThisRepository

  @Test func allStagesAndExercisesComeInOrder() throws {
    #expect(course.map(\.number) == Array(0...8))
    #expect(exercises.map(\.number) == Array(1...exercises.count))
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
      .filter { $0.first?.isNumber == true }
    #expect(folders.sorted() == exercises.map(\.folder))
  }

  @Test(arguments: exercises)
  func theSealMatchesWhatIsGiven(exercise: Exercise) {
    let seal = String(folder.seal(of: exercise), radix: 16)
    #expect(
      String(exercise.seal, radix: 16) == seal, "In Course.swift, the seal should be 0x\(seal).")
  }

  @Test func thePackageIsSealed() {
    let seal = String(folder.packageSeal, radix: 16)
    #expect(String(packageSeal, radix: 16) == seal, "In Course.swift, it should be 0x\(seal).")
  }

  @Test(arguments: exercises)
  func thereAreThreeHints(exercise: Exercise) {
    let hints = folder.hints(for: exercise)
    #expect(hints.count == 3)
    #expect(hints.allSatisfy { $0.count > 20 && !$0.contains("\n") })
  }

  @Test(arguments: course) func theLessonAndOurCodeExist(stage: Stage) {
    #expect(repository.appending(path: stage.lesson).exists)
    #expect(stage.number == 0 || repository.appending(path: stage.sources).exists)
  }

  @Test func theStepsAreTakenInOrder() {
    let ranges = tasks.compactMap { task -> ClosedRange<Int>? in
      if case .build(let steps) = task.kind { steps } else { nil }
    }
    #expect(ranges.flatMap(Array.init) == steps().map(\.number))
  }

  @Test func theNextTaskIsTheFirstOneNotDone() {
    var progress = CourseProgress(done: [1], read: ["read 0"])
    #expect(progress.next()?.title == "build steps 1 to 13")
    progress.add(.built(step: 12, of: 41), for: tasks[2])
    #expect(progress.next()?.title == "build steps 1 to 13")
    progress.add(.built(step: 13, of: 41), for: tasks[2])
    #expect(progress.next()?.title == "2 observers that unsubscribe")
    progress.add(.passed(tests: 1, ours: []), for: tasks[3])
    #expect(progress.next()?.id == "read 1")
    #expect(progress.next(after: tasks[tasks.count - 1])?.id == "read 1")
    progress.add(.testsWereChanged, for: tasks[5])
    #expect(progress.done == [1, 2])
  }

  @Test func savedProgressIsReadAgain() throws {
    let directory = TemporaryDirectory()
    let own = OwnFile(folder: directory.url.appending(path: "mine"))
    #expect(own.progress == CourseProgress())
    let progress = CourseProgress(done: [1, 3], hints: [3: 2], read: ["read 1"], step: 7)
    try own.keep(progress)
    #expect(own.progress == progress)
  }
}
