// The course is complete, and its tests are sealed.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import learn

@Suite struct CourseTests {
  let folder = ExerciseFolder.ofThisRepository

  @Test func theExercisesAreNumberedInOrder() {
    #expect(exercises.map(\.number) == Array(1...exercises.count))
    #expect(course.map(\.number) == Array(0...8))
  }

  @Test func everyFolderIsAnExercise() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
      .filter { $0.first?.isNumber == true }
    #expect(folders.sorted() == exercises.map(\.folder).sorted())
  }

  @Test(arguments: exercises)
  func theSealMatchesTheTests(exercise: Exercise) throws {
    let seal = String(try #require(folder.seal(of: exercise)), radix: 16)
    #expect(
      String(exercise.seal, radix: 16) == seal, "In Course.swift, the seal should be 0x\(seal).")
  }

  @Test(arguments: exercises)
  func thereAreThreeHints(exercise: Exercise) {
    let hints = folder.hints(for: exercise)
    #expect(hints.count == 3)
    #expect(hints.allSatisfy { $0.count > 20 && !$0.contains("\n") })
  }

  @Test func theNextExerciseIsTheFirstOneNotDone() {
    var progress = CourseProgress(done: [1, 2, 4])
    #expect(progress.next()?.number == 3)
    #expect(progress.next(after: 3)?.number == 5)
    progress.done = Set(2...exercises.count)
    #expect(progress.next(after: 3)?.number == 1)
    progress.done.insert(1)
    #expect(progress.next() == nil)
  }

  @Test func savedProgressIsReadAgain() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/learn.json")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let file = ProgressFile(url: url)
    #expect(file.read() == CourseProgress())
    let progress = CourseProgress(done: [1, 3], hints: [3: 2])
    try file.write(progress)
    #expect(file.read() == progress)
  }
}
